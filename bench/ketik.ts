import { parseArgs } from 'node:util';
import { type Effort, KEY_MS, TAP_MS } from './ketik/hand.ts';
import { type Finding, openings } from './ketik/openings.ts';
import { openStage } from './ketik/stage.ts';
import { take, type Way, ways } from './ketik/ways.ts';
import { whole } from './lib/figures.ts';
import { table } from './lib/table.ts';

/**
 * What entering a sheet costs in keys, taps and seconds, before and since all of a place can be entered at once:
 * `npm run bench:ketik [-- --cara pasted] [-- --bagian buka]`; and what opening a grid and a key in it cost.
 */
const { values } = parseArgs({
  options: {
    cara: { type: 'string', default: '' },
    bagian: { type: 'string', default: 'cara,buka' },
    benih: { type: 'string', default: '64' },
  },
});

interface Taken {
  way: Way;
  effort: Effort;
}

const isAsked = (part: 'cara' | 'buka') => values.bagian.split(',').includes(part);

await using stage = await openStage(Number(values.benih));
if (isAsked('cara')) await showWays();
if (isAsked('buka')) await showOpenings();

async function showWays(): Promise<void> {
  const taken: Taken[] = [];
  for (const way of ways.filter(({ name }) => name.includes(values.cara))) {
    console.error(`${way.name} …`);
    const desk = await stage.sit(way.what, way.device);
    try {
      taken.push({ way, effort: await take(way, desk) });
    } catch (error) {
      console.error(`${way.name}: ${error}`);
      process.exitCode = 1;
    }
    await desk.close();
  }
  const columns = [
    ['what', ({ way }: Taken) => way.name],
    ['keys', ({ effort }: Taken) => whole(effort.keys)],
    ['taps', ({ effort }: Taken) => whole(effort.taps)],
    ['taps a row, at most', ({ effort }: Taken) => (effort.tapsAtMost === null ? '–' : whole(effort.tapsAtMost))],
    ['seconds', ({ effort }: Taken) => whole(effort.seconds)],
  ] as const;
  console.log(`\nA key each ${KEY_MS} ms, a tap each ${TAP_MS} ms:\n\n${table<Taken>(columns, taken)}`);
}

async function showOpenings(): Promise<void> {
  const columns = [
    ['what', ([what]: Finding) => what],
    ['found', ([, found]: Finding) => found],
    ['aim', ([, , aim]: Finding) => aim],
  ] as const;
  console.log(`\n${table<Finding>(columns, await openings(stage))}`);
}
