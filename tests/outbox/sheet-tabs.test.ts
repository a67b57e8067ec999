import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  becomes,
  ECERAN,
  elsewhere,
  GROSIR,
  onServer,
  openBench,
  petugas,
  phone,
  prices,
  rowOf,
  sent,
  tidyPhone,
  waiting,
} from '../support/outbox/price-sheet.ts';

tidyPhone();

/** A sheet in two tabs of one browser. */
async function openTwo() {
  const bench = await openBench();
  const tab = phone.openTab();
  const other = { sheet: await bench.bench.open(tab) };
  await expect.poll(() => other.sheet.view().isRead, { interval: 2 }).toBe(true);
  return { bench, other, tab };
}

const CHANGED_HERE = 'Baris ini diubah di tab lain selagi Anda isi. Belum dikirim';

test('a half typed row that another tab fills is asked about, and never mixed with it', async () => {
  const { bench, other, tab } = await openTwo();
  const [beras] = bench.keys as [string];
  await bench.sheet.enter([prices(beras, 41_000)[0]!]);
  // Once the server has the row, it may as well be from another device.
  phone.take('putus');
  await other.sheet.enter(prices(beras, 51_000, 45_000));
  const asked = {
    ...{ keadaan: 'bentrok', reason: CHANGED_HERE },
    conflict: { there: 'Di tab lain', row: { [ECERAN]: '51000', [GROSIR]: '45000' }, base: { [ECERAN]: '' } },
  };
  await becomes(bench, beras, { ...asked, texts: { [ECERAN]: '41000', [GROSIR]: '' } });
  phone.take('lancar');
  await sent(tab);
  await becomes(other, beras, { keadaan: 'terkirim' });
  await bench.sheet.enter([prices(beras, 37_000)[1]!]);
  expect(rowOf(bench, beras)).toMatchObject({ keadaan: 'bentrok', texts: { [ECERAN]: '41000', [GROSIR]: '37000' } });
  expect(await waiting()).toBe(0);
  expect(await onServer(bench)).toEqual({ [beras]: [51_000, 45_000] });

  // Over a reload, too.
  bench.tab.kill();
  const again = { sheet: await bench.bench.open(phone.openTab()) };
  await becomes(again, beras, { keadaan: 'bentrok', texts: { [ECERAN]: '41000', [GROSIR]: '37000' } });
  expect(await again.sheet.settle(beras, { [ECERAN]: '51000', [GROSIR]: '37000' })).toBe(true);
  await becomes(again, beras, { keadaan: 'terkirim', conflict: null });
  expect(await onServer(bench)).toEqual({ [beras]: [51_000, 37_000] });
});

test('two tabs that have each typed half of a row do not make one of them', async () => {
  const { bench, other } = await openTwo();
  const [beras, cabai] = bench.keys as [string, string];
  await bench.sheet.enter([prices(beras, 41_000)[0]!]);
  await other.sheet.enter([prices(beras, 51_000)[0]!]);
  await bench.sheet.enter([prices(beras, 37_000)[1]!]);
  expect(rowOf(bench, beras)).toMatchObject({
    ...{ keadaan: 'bentrok', reason: CHANGED_HERE, texts: { [ECERAN]: '41000', [GROSIR]: '37000' } },
    conflict: { row: { [ECERAN]: '51000', [GROSIR]: '' } },
  });
  expect(await waiting()).toBe(0);
  // The other's figures are kept as well: whoever types there is asked in turn.
  await other.sheet.enter([prices(beras, 45_000)[1]!]);
  expect(rowOf(other, beras)).toMatchObject({ keadaan: 'bentrok', texts: { [ECERAN]: '51000', [GROSIR]: '45000' } });
  expect(await other.sheet.settle(beras, { [ECERAN]: '51000', [GROSIR]: '45000' })).toBe(true);
  await becomes(other, beras, { keadaan: 'terkirim' });
  await becomes(bench, beras, { keadaan: 'bentrok' });
  expect(await bench.sheet.discard(beras)).toBe(true);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '51000', [GROSIR]: '45000' } });

  await bench.sheet.enter([prices(cabai, 9000)[0]!]);
  await other.sheet.enter(prices(cabai, 9000, 8000));
  await becomes(bench, cabai, { keadaan: 'terkirim', texts: { [ECERAN]: '9000', [GROSIR]: '8000' } });
  expect(await onServer(bench)).toEqual({ [beras]: [51_000, 45_000], [cabai]: [9000, 8000] });
});

test('what another device has entered under a half typed row is asked as soon as the list tells it', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  await bench.sheet.enter([prices(beras, 41_000)[0]!, prices(cabai, 9000)[1]!]);
  await elsewhere(bench, petugas, beras, 51_000);
  await elsewhere(bench, petugas, cabai, 9000);
  await bench.bench.reread(bench.sheet);
  expect(rowOf(bench, beras)).toMatchObject({
    ...{ keadaan: 'bentrok', reason: 'Baris ini diubah di tempat lain selagi Anda isi. Belum dikirim' },
    ...{ texts: { [ECERAN]: '41000', [GROSIR]: '' }, conflict: { there: 'Di server' } },
  });
  // Equal figures ask nothing.
  await becomes(bench, cabai, { keadaan: 'terkirim', texts: { [ECERAN]: '9000', [GROSIR]: '9000' } });
  expect(await bench.sheet.settle(beras, { [ECERAN]: '41000', [GROSIR]: '51000' })).toBe(true);
  // A chosen figure may be a slip like any other.
  await becomes(bench, beras, { keadaan: 'ragu', texts: { [ECERAN]: '41000', [GROSIR]: '51000' } });
  bench.sheet.confirm([beras]);
  await sent(bench.tab);
  await becomes(bench, beras, { keadaan: 'terkirim' });
  expect(await onServer(bench)).toEqual({ [beras]: [41_000, 51_000], [cabai]: [9000, 9000] });
});
