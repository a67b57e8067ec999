import autocannon from 'autocannon';
import type { Child } from '../lib/child.ts';
import { cpuTime } from './cpu-time.ts';
import type { Round } from './round.ts';

/** What is sent again and again, over how many connections, and the status that it must be answered with. */
export interface Asked {
  title: string;
  connections: number;
  status: number;
  requests: autocannon.Request[];
}

/** Sends requests again and again for some seconds. @throws Error at any answer but the expected */
export async function load(server: Child, asked: Asked, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  let wrong = 0;
  const cpuBefore = await cpuTime(server.pid);
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.origin,
        connections: asked.connections,
        duration: seconds,
        requests: asked.requests,
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    );
    run.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      if (status !== asked.status) wrong += 1;
    });
  });
  const cpu = (await cpuTime(server.pid)) - cpuBefore;
  wrong += result.errors + result.timeouts;
  if (wrong > 0) throw new Error(`${asked.title}: ${wrong} requests were not answered ${asked.status}`);
  return { seconds: result.duration, cpu, latencies };
}
