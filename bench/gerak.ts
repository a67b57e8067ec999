import { parseArgs } from 'node:util';
import { scenes } from './gerak/scenes.ts';
import { LATE_MS } from './gerak/smoothness.ts';
import { type Moved, play } from './gerak/stage.ts';
import { whole } from './lib/figures.ts';
import { startServer } from './lib/server.ts';
import { table } from './lib/table.ts';

/**
 * How smooth what moves on a phone is: `npm run bench:gerak [-- --cepat] [-- --adegan sheet] [-- --lambat 4]`. With
 * `--periksa` it ends with 1 where an aim is missed.
 */
const { values } = parseArgs({
  options: {
    cepat: { type: 'boolean' },
    adegan: { type: 'string', default: '' },
    lambat: { type: 'string', default: '4' },
    periksa: { type: 'boolean' },
  },
});

/** Sixty frames a second, but for one in twenty and those that this machine misses with bare paper, too. */
const MOST_LATE = 0.05;

await using server = await startServer();
const asked = scenes.filter(({ name }, at) => at === 0 || name.includes(values.adegan));
const moved = await play(server.origin, asked, values.cepat ? 1 : 5, Number(values.lambat));

console.log(`\nWhat moves on a phone, processor ${values.lambat} times slower:\n`);
console.log(
  table<Moved>(
    [
      ['scene', ({ name }) => name],
      ['frames', ({ frames }) => whole(frames)],
      [`over ${LATE_MS} ms`, ({ late }) => `${(late * 100).toFixed(1)} %`],
      ['95 of 100 within ms', ({ most }) => most.toFixed(1)],
      ['slowest ms', ({ worst }) => worst.toFixed(1)],
      ['work a frame ms', ({ work }) => work.toFixed(1)],
      [
        'page wide px',
        ({ widths: [least, most] }) => (least === most ? whole(most) : `${whole(least)}–${whole(most)}`),
      ],
      ['bar moved px', ({ barMoved }) => barMoved.toFixed(1)],
      ['shifts', ({ shifts }) => shifts.toFixed(3)],
    ],
    moved,
  ),
);

if (values.periksa) {
  const bare = moved[0]?.late ?? 0;
  const missed = moved.flatMap(({ name, late, widths: [least, most], barMoved, shifts }) => [
    ...(late > bare + MOST_LATE ? [`${name}: ${(late * 100).toFixed(1)} % of the frames came late`] : []),
    ...(least === most ? [] : [`${name}: the page got ${whole(most - least)} px wider`]),
    ...(barMoved === 0 ? [] : [`${name}: the bar moved by ${barMoved.toFixed(1)} px`]),
    ...(shifts < 0.005 ? [] : [`${name}: layout shifts of ${shifts.toFixed(3)}`]),
  ]);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}
