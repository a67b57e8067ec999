import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  becomes,
  ECERAN,
  GROSIR,
  onServer,
  openBench,
  prices,
  rowOf,
  sent,
  tidyPhone,
  waiting,
} from '../support/outbox/price-sheet.ts';

tidyPhone();

test.each([
  ['retail below wholesale', 31_000, 33_000, { [ECERAN]: 'Eceran di bawah harga grosir (Rp 33.000)' }],
  ['a price of 1, the number of a line', 1, 1, { [ECERAN]: 'Harga hanya Rp 1', [GROSIR]: 'Harga hanya Rp 1' }],
  ['a price of 0', 9000, 0, { [GROSIR]: 'Harga hanya Rp 0' }],
])('%s is not sent before somebody has answered; mended, it goes', async (_what, eceran, grosir, doubts) => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  await bench.sheet.enter([...prices(beras, eceran, grosir), ...prices(cabai, eceran, grosir)]);
  const doubtsAt = (key: string) => JSON.stringify(rowOf(bench, key).doubts).replaceAll('\u00a0', ' ');
  expect([doubtsAt(beras), doubtsAt(cabai)]).toEqual([JSON.stringify(doubts), JSON.stringify(doubts)]);
  expect([rowOf(bench, beras).keadaan, await waiting(), await onServer(bench)]).toEqual(['ragu', 0, {}]);
  bench.sheet.confirm([beras]);
  await bench.sheet.enter(prices(cabai, 9000, 8000));
  await sent(bench.tab);
  await expect.poll(() => onServer(bench)).toEqual({ [beras]: [eceran, grosir], [cabai]: [9000, 8000] });
  // A stored figure counts as answered: a change of the other one asks nothing more about it.
  await bench.sheet.enter([prices(cabai, 9500)[0]!]);
  await becomes(bench, cabai, { keadaan: 'terkirim', texts: { [ECERAN]: '9500' } });
});
