import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { LaporanShape } from '@/entities/laporan';
import type { Sheet } from '@/entities/laporan/model/isian/sheet';
import { type Bench, openBench, phone, prices, tidyPhone, waiting } from '../support/outbox/price-sheet.ts';
import type { Tab } from '../support/screens/phone.ts';

tidyPhone();

/** For which commodities the server has prices, in the order in which they came. */
const arrived = async ({ bench }: Bench) =>
  (await bench.filled()).sort((one, other) => one.id - other.id).map((row) => bench.laporan.keyOf(row));

/** A sheet as it is while what is filled already is still on its way. */
async function openBlind({ bench }: Bench): Promise<{ tab: Tab; sheet: Sheet<LaporanShape> }> {
  const tab = phone.openTab();
  const sheet = await bench.open(tab);
  const filled = { rows: [], readAt: 0, isLoading: true };
  sheet.know({
    subjects: { rows: await bench.choices(), isWhole: true, isLoading: false },
    filled,
    was: () => undefined,
  });
  await expect.poll(() => sheet.view().isRead, { interval: 2 }).toBe(true);
  return { tab, sheet };
}

test('rows that wait for the list go in the order of typing, however often the app is killed before it comes', async () => {
  const bench = await openBench();
  bench.tab.kill();
  const order = [...bench.keys.slice(5, 12), ...bench.keys.slice(0, 5)];
  for (const some of [order.slice(0, 8), order.slice(8)]) {
    const { tab, sheet } = await openBlind(bench);
    await sheet.enter(some.flatMap((key, at) => prices(key, 100 + at)));
    tab.kill();
  }
  expect(await waiting()).toBe(0);
  await bench.bench.open(phone.openTab());
  await expect.poll(() => arrived(bench), { interval: 5, timeout: 10_000 }).toEqual(order);
});

test('a row that is typed as the list comes goes behind those that have waited for it', async () => {
  const bench = await openBench();
  bench.tab.kill();
  const [first, second, last] = bench.keys as [string, string, string];
  const { sheet } = await openBlind(bench);
  for (const key of [second, first]) await sheet.enter(prices(key, 100));
  void sheet.enter(prices(last, 100));
  await bench.bench.reread(sheet);
  await expect.poll(() => arrived(bench), { interval: 5, timeout: 10_000 }).toEqual([second, first, last]);
});

test('a row that is typed before the device has been read goes behind those that it has kept', async () => {
  const bench = await openBench();
  bench.tab.kill();
  const [first, second, last] = bench.keys as [string, string, string];
  const blind = await openBlind(bench);
  for (const key of [second, first]) await blind.sheet.enter(prices(key, 100));
  blind.tab.kill();
  const sheet = await bench.bench.open(phone.openTab());
  expect(sheet.view().isRead).toBe(false);
  void sheet.enter(prices(last, 100));
  await expect.poll(() => arrived(bench), { interval: 5, timeout: 10_000 }).toEqual([second, first, last]);
});
