import autocannon from 'autocannon';
import type { Child } from './child.ts';
import { cpuTime } from './cpu-time.ts';

export interface Question {
  title: string;
  headers: Record<string, string>;
  status: number;
  /** The address that the next request asks for. */
  next: () => string;
}

/** One round of requests to one server. */
export interface Round {
  seconds: number;
  /** Seconds of processor time that the server took. */
  cpu: number;
  /** Milliseconds of each answer. */
  latencies: number[];
}

const CONNECTIONS = 32;

/** Asks one question again and again for some seconds. @throws Error at any answer but the expected */
export async function load(server: Child, question: Question, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  const cpuBefore = await cpuTime(server.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.origin,
        connections: CONNECTIONS,
        duration: seconds,
        headers: question.headers,
        requests: [{ setupRequest: (request) => ({ ...request, path: question.next() }) }],
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    );
    run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  const cpu = (await cpuTime(server.pid)) - cpuBefore;
  const wrong = result.errors + result.timeouts + latencies.length - (result.statusCodeStats?.[question.status]?.count ?? 0);
  if (wrong > 0) throw new Error(`${question.title}: ${wrong} of ${latencies.length} answers were not ${question.status}`);
  return { seconds: result.duration, cpu, latencies };
}
