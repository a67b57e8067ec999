import autocannon from 'autocannon';
import type { Child } from './child.ts';
import { cpuTime } from './cpu-time.ts';
import type { Question } from './questions.ts';
import type { Round } from './round.ts';
import { withTurn } from './turn.ts';

const CONNECTIONS = 32;

/** Asks one question again and again for some seconds. @throws Error at any answer but the expected */
export async function load(server: Child, question: Question, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  let wrong = 0;
  const cpuBefore = await cpuTime(server.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.origin,
        connections: CONNECTIONS,
        duration: seconds,
        headers: question.headers,
        requests: question.isNew ? [asNew(question.paths)] : question.paths.map((path) => ({ path })),
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      if (status !== question.status) wrong += 1;
    });
  });
  const cpu = (await cpuTime(server.pid)) - cpuBefore;
  wrong += result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${question.title}: ${wrong} requests were not answered ${question.status}`);
  return { seconds: result.duration, cpu, latencies };
}

/** A request that asks for each path in its turn, at an address that nobody asked for before. */
function asNew(paths: readonly string[]): autocannon.Request {
  let at = 0;
  const next = () => withTurn(paths[at++ % paths.length] ?? '/');
  return { setupRequest: (request) => ({ ...request, path: next() }) };
}
