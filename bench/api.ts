import { parseArgs } from 'node:util';
import { type Child, startChild } from './child.ts';
import { percentile, whole } from './figures.ts';
import { load } from './load.ts';
import { type Question, questions } from './questions.ts';
import { cost, joined, type Round, rate } from './round.ts';
import { sample } from './sample.ts';
import { startServer } from './server.ts';
import { type Column, table } from './table.ts';

const { values } = parseArgs({ options: { cepat: { type: 'boolean' } } });
const [seconds, rounds, warmUp] = values.cepat ? [3, 1, 1] : [10, 2, 3];

/** Both servers' rounds of one question. */
interface Measured {
  question: Question;
  rows: number | null;
  bytes: number;
  ours: Round;
  bare: Round;
}

await using ours = await startServer();
await using bare = await startChild('bench/bare-server.ts', [ours.origin]);

const measured: Measured[] = [];
for (const question of await questions(ours.origin)) {
  console.error(`${question.title} …`);
  measured.push(await measure(question, ours, bare));
}

async function measure(question: Question, ours: Child, bare: Child): Promise<Measured> {
  // Both have every answer once before the clock starts; the bare server keeps them from here on.
  for (const path of question.paths) await sample(bare.origin, path, question);
  const [path = '/'] = question.paths;
  const told = await sample(ours.origin, path, question);
  if (!told.body.equals((await sample(bare.origin, path, question)).body)) throw new Error(`${path} differs`);
  for (const server of [ours, bare]) await load(server, question, warmUp);
  const of = { ours: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    of.ours.push(await load(ours, question, seconds));
    of.bare.push(await load(bare, question, seconds));
  }
  return { question, rows: told.rows, bytes: told.body.byteLength, ours: joined(of.ours), bare: joined(of.bare) };
}

const figures = (name: string, side: (one: Measured) => Round): Column<Measured>[] => [
  [`${name} requests/s`, (one) => whole(rate(side(one)))],
  ['p50 ms', (one) => percentile(side(one).latencies, 0.5).toFixed(2)],
  ['p99 ms', (one) => percentile(side(one).latencies, 0.99).toFixed(2)],
  ['CPU µs', (one) => whole(cost(side(one)))],
];

console.log(`\n32 connections, ${rounds} × ${seconds} s each, in turns:\n`);
console.log(
  table<Measured>(
    [
      ['question', ({ question }) => question.title],
      ['rows', ({ rows }) => (rows === null ? '–' : whole(rows))],
      ['bytes', ({ bytes }) => whole(bytes)],
      ...figures('Lumbung', ({ ours }) => ours),
      ...figures('bare', ({ bare }) => bare),
      ['of bare', ({ ours, bare }) => `${whole((100 * rate(ours)) / rate(bare))} %`],
    ],
    measured,
  ),
);
