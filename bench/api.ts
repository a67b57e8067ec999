import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Asked, load } from './api/load.ts';
import { addManyPrices } from './api/many-prices.ts';
import { fromManyPrices, type Question, questions } from './api/questions.ts';
import { readRequests } from './api/read-requests.ts';
import { cost, joined, type Round, rate } from './api/round.ts';
import { sample } from './api/sample.ts';
import { withTurn } from './api/turn.ts';
import { writeRequests } from './api/write-requests.ts';
import { type Child, startChild } from './lib/child.ts';
import { percentile, whole } from './lib/figures.ts';
import { startServer } from './lib/server.ts';
import { type Column, table } from './lib/table.ts';

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
await using bare = await startChild('bench/api/bare-server.ts', [ours.origin]);

const measured: Measured[] = [];
for (const question of await questions(ours.origin)) measured.push(await measure(question, ours, bare));

const prices = await addManyPrices(ours.dataDir);
measured.push(await measure(fromManyPrices(prices), ours, bare));
showRead();

const written: [Asked, Round][] = [];
for (const asked of await writeRequests(ours.origin, prices)) {
  console.error(`${asked.title} …`);
  await load(ours, asked, warmUp);
  written.push([asked, await load(ours, asked, seconds)]);
}
showWritten();

async function measure(question: Question, ours: Child, bare: Child): Promise<Measured> {
  console.error(`${question.title} …`);
  const [path = '/'] = question.paths;
  if (!question.isNew) await settle(ours, path, question);
  // Both have every answer once before the clock starts; the bare server keeps them from here on.
  for (const path of question.paths) await sample(bare.origin, path, question);
  const told = await sample(ours.origin, path, question);
  if (!told.body.equals((await sample(bare.origin, path, question)).body)) throw new Error(`${path} differs`);
  for (const server of [ours, bare]) await load(server, readRequests(question), warmUp);
  const of = { ours: [] as Round[], bare: [] as Round[] };
  for (let round = 0; round < rounds; round += 1) {
    of.ours.push(await load(ours, readRequests(question), seconds));
    of.bare.push(await load(bare, readRequests(question), seconds));
  }
  const sent = question.isNew ? await sample(ours.origin, withTurn(path), question) : told;
  return { question, rows: told.rows, bytes: sent.body.byteLength, ours: joined(of.ours), bare: joined(of.bare) };
}

/** What is asked for again is compressed once more, in another thread. */
async function settle(ours: Child, path: string, question: Question): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    await sample(ours.origin, path, question);
    await setTimeout(5);
  }
}

function figures(name: string, side: (one: Measured) => Round): Column<Measured>[] {
  return [
    [`${name} requests/s`, (one) => whole(rate(side(one)))],
    ['p50 ms', (one) => percentile(side(one).latencies, 0.5).toFixed(2)],
    ['p99 ms', (one) => percentile(side(one).latencies, 0.99).toFixed(2)],
    ['CPU µs', (one) => whole(cost(side(one)))],
  ];
}

function showRead(): void {
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
}

function showWritten(): void {
  console.log(`\n${seconds} s each:\n`);
  console.log(
    table<[Asked, Round]>(
      [
        ['write', ([{ title }]) => title],
        ['connections', ([{ connections }]) => whole(connections)],
        ['requests/s', ([, round]) => rate(round).toFixed(1)],
        ['p50 ms', ([, { latencies }]) => percentile(latencies, 0.5).toFixed(1)],
        ['p99 ms', ([, { latencies }]) => percentile(latencies, 0.99).toFixed(1)],
        ['CPU ms', ([, round]) => (cost(round) / 1000).toFixed(1)],
      ],
      written,
    ),
  );
}
