import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRandom } from '../../../demo/random.ts';
import { openApi } from '../../../tests/support/api/api.ts';
import { throughListener } from '../../../tests/support/garbage/through-listener.ts';
import { type Pressure, phases } from '../../../uji/beban/phases.ts';
import { probe } from '../../../uji/beban/probe.ts';

/** `npm run uji:beban` presses the real server ten times as hard, and for minutes. */
const pressure: Pressure = { connections: 60, garbage: 100, cut: 50, seconds: 1 };
const LEFT_AT_MOST = 4_000_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function held(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('slow and idle connections, garbage and cut bodies keep nobody from being served, and leave nothing behind', async () => {
  const api = await openApi();
  await using listening = await throughListener(api);
  const origin = `http://127.0.0.1:${listening.port}`;
  const random = createRandom(64);

  async function round(): Promise<number> {
    for (const [name, press] of phases) {
      let isOver = false;
      const asking = probe(origin, ['/api/kecamatan', '/api/produk?search=1', '/'], () => isOver);
      const { statuses } = await press(listening.port, random, pressure);
      isOver = true;
      expect(new Set((await asking).map(({ status }) => status)), name).toEqual(new Set([200]));
      for (const status of statuses.keys()) {
        expect(status, name).toBeGreaterThanOrEqual(200);
        expect(status, name).toBeLessThan(500);
      }
    }
    await expect.poll(listening.connections).toBeLessThanOrEqual(1);
    return held();
  }

  const [first, second] = [await round(), await round()];
  expect(second - first).toBeLessThan(LEFT_AT_MOST);
  expect(api.errors).toEqual([]);
  expect(listening.logged).toEqual([]);
});
