import { rmSync } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { atExit } from '../bench/lib/at-exit.ts';
import { percentile, whole } from '../bench/lib/figures.ts';
import { noQuota } from '../bench/lib/no-quota.ts';
import { type Column, table } from '../bench/lib/table.ts';
import { createRandom } from '../demo/random.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { ROOT } from '../scripts/run.ts';
import { BUILD_MARK } from '../server/node/web/pages/read-build.ts';
import { inspect, type Memory } from './beban/memory.ts';
import { type Phase, type Pressure, phases, quiet } from './beban/phases.ts';
import { probe, type Served } from './beban/probe.ts';
import type { Statuses } from './beban/stream.ts';
import { createCgroup } from './cgroup.ts';
import { createVictim } from './server.ts';
import { setStage } from './stage.ts';

/** Presses the real server as the open internet may, and asks meanwhile as a visitor does. */
const { values } = parseArgs({ options: { cepat: { type: 'boolean' } } });
const pressure: Pressure = { connections: 500, garbage: 1000, cut: 200, seconds: values.cepat ? 2 : 30 };
const ROUNDS = values.cepat ? 2 : 3;
/** What a round may leave behind after the first one, in bytes: a leak of a few bytes a request is far more. */
const LEFT_AT_MOST = 3_000_000;
const PATHS = ['/', '/api/kecamatan', '/api/harga-pangan?limit=50', '/api/komoditi?search=1', '/healthz'];

interface Line {
  name: string;
  served: Served[];
  statuses: Statuses;
  memory: Memory;
}

await access(join(ROOT, 'dist', BUILD_MARK)).catch(buildIfChanged);
const dataDir = await mkdtemp(join(tmpdir(), 'lumbung-beban-'));
atExit(() => rmSync(dataDir, { recursive: true, force: true }));
const place = { dataDir, databaseUrl: null };
await setStage(place);
/** What a small rented machine has left for the program, in bytes. */
const ROOM = 900_000_000;
const group = createCgroup(ROOM);
const server = await createVictim(place, { node: ['--inspect=127.0.0.1:0'], env: noQuota, by: group?.enter ?? [] });
await server.start();
const inspector = await inspect(server.inspector() ?? '');
const port = Number(new URL(server.origin).port);
const random = createRandom(64);

async function line([name, press]: Phase, round: number): Promise<Line> {
  console.error(`${round}. ${name} …`);
  let isOver = false;
  const asking = probe(server.origin, PATHS, () => isOver);
  const { statuses } = await press(port, random, pressure);
  isOver = true;
  return { name: `${round}. ${name}`, served: await asking, statuses, memory: await inspector.memory() };
}

const lines: Line[] = [await line(quiet, 0)];
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const phase of phases) lines.push(await line(phase, round));
  lines.push(await line(quiet, round));
}
// A process that is looked into waits for the onlooker before it ends.
inspector.close();
await server.stop();

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const times = ({ served }: Line) => served.map(({ ms }) => ms);
const unserved = ({ served }: Line) => served.filter(({ status }) => status !== 200).length;
const columns: Column<Line>[] = [
  ['phase', ({ name }) => name],
  ['others asked', ({ served }) => whole(served.length)],
  ['not served', (one) => whole(unserved(one))],
  ['p50 ms', (one) => percentile(times(one), 0.5).toFixed(1)],
  ['p99 ms', (one) => percentile(times(one), 0.99).toFixed(1)],
  ['garbage answered', ({ statuses }) => whole([...statuses.values()].reduce((sum, count) => sum + count, 0))],
  ['held after, MB', ({ memory }) => megabytes(memory.used)],
  ['RSS, MB', ({ memory }) => megabytes(memory.rss)],
];
console.log(`\n${table(columns, lines)}\n`);

console.log(
  group
    ? `All of it was allowed ${megabytes(ROOM)} MB, and held ${megabytes(group.peak())} MB at most, its files in memory included.\n`
    : 'Memory was not limited: this system does not let this user make groups of processes.\n',
);

const faults = lines.flatMap((one) => [
  ...(unserved(one) > 0 ? [`${one.name}: ${unserved(one)} others were not served`] : []),
  ...[...one.statuses].flatMap(([status, count]) =>
    status >= 500 || status === 0 ? [`${one.name}: ${count} times ${status || 'no answer'}`] : [],
  ),
]);
const [first, ...later] = lines.filter(({ name }) => /^[1-9].*quiet/.test(name));
const left = (later.at(-1)?.memory.used ?? 0) - (first?.memory.used ?? 0);
if (group && group.killed() > 0) faults.push(`The system killed ${group.killed()} processes for their memory`);
if (left > LEFT_AT_MOST) faults.push(`${megabytes(left)} MB more are held after the last round than after the first`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
