import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import {
  becomes,
  ECERAN,
  GROSIR,
  kecamatan_id,
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
import type { Road } from '../support/screens/phone.ts';

tidyPhone();

test('a row that is complete is sent, and one that is not stays a draft: both are there when the app is opened again', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  expect(await bench.sheet.enter([...prices(beras, '14.500', 'Rp 13.000'), prices(cabai, 9000)[0]!])).toBe(true);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '14500', [GROSIR]: '13000' } });
  expect(await onServer(bench)).toEqual({ [beras]: [14_500, 13_000] });
  bench.tab.kill();
  const again = { sheet: await bench.bench.open(phone.openTab()) };
  await becomes(again, cabai, { keadaan: 'isian', reason: null, texts: { [ECERAN]: '9000', [GROSIR]: '' } });
  expect(rowOf(again, beras)).toMatchObject({ keadaan: 'terkirim' });
});

test('a paste of a whole place is one transaction, one step back and one row each', async () => {
  const bench = await openBench();
  phone.take('putus');
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await bench.sheet.enter(bench.keys.flatMap((key, at) => prices(key, 1000 + at)));
  const strict = transactions.mock.calls.filter(([stores]) => Array.isArray(stores) && stores.length === 2);
  expect(strict.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1);
  expect(await waiting()).toBe(bench.keys.length);
  bench.sheet.view().undo?.();
  // The first is on its way, or was: nobody knows whether the server has it.
  await expect.poll(waiting, { interval: 5 }).toBeLessThanOrEqual(1);
  bench.sheet.view().redo?.();
  await expect.poll(waiting, { interval: 5 }).toBe(bench.keys.length);
  phone.take('lancar');
  await sent(bench.tab);
  expect(await onServer(bench)).toEqual(Object.fromEntries(bench.keys.map((key, at) => [key, [1000 + at, 1000 + at]])));
});

test('only the row that was typed into is a new one', async () => {
  const bench = await openBench();
  const before = bench.sheet.view().rows;
  await bench.sheet.enter([prices(bench.keys[2]!, 5)[0]!]);
  const { rows } = bench.sheet.view();
  expect(rows.map((row, at) => row === before[at])).toEqual(rows.map((_row, at) => at !== 2));
});

test('what is typed again before it was sent is one row with the last price', async () => {
  const bench = await openBench();
  const [beras] = bench.keys as [string];
  phone.take('putus');
  for (const harga of [2, 3, 4]) await bench.sheet.enter(prices(beras, harga));
  phone.take('lancar');
  await sent(bench.tab);
  expect(await onServer(bench)).toEqual({ [beras]: [4, 4] });
});

test('a price that was sent is changed by its revision; blank again it stays, and can be taken back', async () => {
  const bench = await openBench();
  const [beras] = bench.keys as [string];
  await bench.sheet.enter(prices(beras, 10));
  await becomes(bench, beras, { keadaan: 'terkirim' });
  await bench.sheet.enter([prices(beras, 11)[0]!]);
  await sent(bench.tab);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '11', [GROSIR]: '10' } });
  bench.sheet.view().undo?.();
  await sent(bench.tab);
  await expect.poll(() => onServer(bench)).toEqual({ [beras]: [10, 10] });
  await bench.sheet.enter(prices(beras, ''));
  const reason = 'Sudah terkirim, jadi tidak dapat dikosongkan';
  expect(rowOf(bench, beras)).toMatchObject({ keadaan: 'perbaiki', reason });
  bench.sheet.view().undo?.();
  await becomes(bench, beras, { keadaan: 'terkirim', reason: null, texts: { [ECERAN]: '10' } });
});

test('a step back never shows a blank where the server has a figure; a change goes back as a new write', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  await bench.sheet.enter([prices(beras, 41_500, 38_200)[0]!]);
  await bench.sheet.enter([prices(beras, 41_500, 38_200)[1]!]);
  await becomes(bench, beras, { keadaan: 'terkirim' });
  await bench.sheet.enter([prices(beras, 42_000)[0]!]);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '42000' } });
  expect(bench.sheet.view().undo?.()).toEqual([beras]);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '41500', [GROSIR]: '38200' } });
  // Before it was typed the row was half typed, and before that blank.
  for (let step = 0; step < 2; step += 1) {
    expect(bench.sheet.view().undo?.()).toEqual([]);
    expect(rowOf(bench, beras)).toMatchObject({ keadaan: 'terkirim', texts: { [ECERAN]: '41500', [GROSIR]: '38200' } });
  }
  expect(await onServer(bench)).toEqual({ [beras]: [41_500, 38_200] });

  // Sent figures of a block stay, and those that the server cannot have go.
  await bench.sheet.enter([...prices(beras, 43_000, 38_200), prices(cabai, 9000)[0]!]);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '43000' } });
  expect(bench.sheet.view().undo?.()).toEqual(expect.arrayContaining([beras, cabai]));
  await becomes(bench, cabai, { keadaan: 'kosong' });
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '41500' } });
});

test('a step back leaves a figure that somebody has written since', async () => {
  const bench = await openBench();
  const [beras] = bench.keys as [string];
  await bench.sheet.enter(prices(beras, 10));
  await becomes(bench, beras, { keadaan: 'terkirim' });
  await bench.sheet.enter(prices(beras, 12));
  await sent(bench.tab);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '12' } });
  const [stored] = await bench.bench.filled();
  await petugas.send('PUT', `/harga-pangan/${stored?.id}`, { [ECERAN]: 15, [GROSIR]: 12 });
  await bench.bench.reread(bench.sheet);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '15', [GROSIR]: '12' } });
  expect(bench.sheet.view().undo?.()).toEqual([beras]);
  await sent(bench.tab);
  await expect.poll(() => onServer(bench)).toEqual({ [beras]: [15, 10] });
});

test.each<[string, () => Road]>([
  ['is lost at every second cell', alternating('putus')],
  ['brings every second answer to nothing', alternating('hilang-jawaban')],
])('a signal that %s leaves each price once, as it was typed last', async (_name, road) => {
  const bench = await openBench();
  phone.take(road);
  for (const [at, key] of bench.keys.entries()) {
    await bench.sheet.enter(prices(key, 100 + at));
    await bench.sheet.enter([prices(key, 200 + at)[0]!]);
    bench.tab.outbox.wake(true);
  }
  phone.take('lancar');
  await sent(bench.tab);
  expect(await onServer(bench)).toEqual(Object.fromEntries(bench.keys.map((key, at) => [key, [200 + at, 100 + at]])));
  const states = () => [...new Set(bench.sheet.view().rows.map(({ keadaan }) => keadaan))];
  await expect.poll(states, { interval: 5 }).toEqual(['terkirim']);
});

function alternating(other: Road): () => Road {
  let times = 0;
  return () => {
    times += 1;
    return times % 2 ? other : 'lancar';
  };
}

test('a period that closes in the middle leaves what was typed, to be sent once it is open again', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  phone.take('ditutup');
  await bench.sheet.enter([...prices(beras, 4), ...prices(cabai, 2)]);
  const closed = { keadaan: 'perbaiki', reason: 'Periode sudah ditutup', conflict: null };
  await becomes(bench, beras, { ...closed, texts: { [ECERAN]: '4' } });
  await becomes(bench, cabai, { ...closed, texts: { [ECERAN]: '2' } });
  phone.take('lancar');
  bench.sheet.resend(beras);
  await becomes(bench, beras, { keadaan: 'terkirim' });
  await bench.sheet.enter([prices(cabai, 3)[0]!]);
  await sent(bench.tab);
  expect(await onServer(bench)).toEqual({ [beras]: [4, 4], [cabai]: [3, 2] });
});

test('a full device refuses visibly, keeps what was typed on screen, and takes it once there is room', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  const full = () => {
    throw new DOMException('Penuh', 'QuotaExceededError');
  };
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
  expect(await bench.sheet.enter(prices(beras, 4))).toBe(false);
  expect(await bench.sheet.enter([prices(cabai, 2)[0]!])).toBe(false);
  const reason = 'Perangkat ini tidak dapat menyimpan. Jangan tutup isian ini.';
  expect(rowOf(bench, beras)).toMatchObject({ keadaan: 'perbaiki', reason, texts: { [ECERAN]: '4' } });
  expect(bench.tab.outbox.unstored.rows()).toHaveLength(2);
  vi.restoreAllMocks();
  bench.sheet.resend(cabai);
  await becomes(bench, beras, { keadaan: 'terkirim' });
  expect(rowOf(bench, cabai)).toMatchObject({ keadaan: 'isian', texts: { [ECERAN]: '2' } });
  expect(bench.tab.outbox.unstored.rows()).toEqual([]);
});

test('a commodity that is gone meanwhile stays in sight with what was typed', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  await bench.sheet.enter([prices(cabai, 2)[0]!]);
  const [first, , ...others] = await bench.bench.choices();
  const { nama } = rowOf(bench, cabai);
  bench.sheet.know({
    subjects: { rows: [first!, ...others], isWhole: true, isLoading: false },
    filled: { rows: [], readAt: Date.now(), isLoading: false },
    was: () => undefined,
  });
  await bench.sheet.enter([prices(cabai, 3)[1]!]);
  expect(bench.sheet.view().rows.at(-1)).toMatchObject({
    ...{ key: cabai, nama, keadaan: 'perbaiki', texts: { [ECERAN]: '2', [GROSIR]: '3' } },
    reason: 'Tidak dapat dikirim: komoditi ini sudah tidak ada dalam daftar',
  });
  expect(rowOf(bench, beras).keadaan).toBe('kosong');
  expect(await bench.sheet.discard(cabai)).toBe(true);
  expect(bench.sheet.view().rows.find(({ key }) => key === cabai)).toBeUndefined();
});

test('what is far from the period before waits for its answer, also over a reload, and is asked once', async () => {
  const bench = await openBench();
  const [beras, cabai, telur] = bench.keys as [string, string, string];
  const was = bench.keys.map((key) => ({
    id: 1,
    revisi: 1,
    user_id: 1,
    kecamatan_id,
    komoditi_id: Number(key.split('/')[1]),
    [ECERAN]: 10,
    [GROSIR]: 10,
  }));
  await bench.bench.reread(bench.sheet, was);
  const far = 'Naik 100% dari periode lalu (10)';
  await bench.sheet.enter([...prices(beras, 20, 11), prices(cabai, 3)[0]!, ...prices(telur, 12, 11)]);
  await becomes(bench, telur, { keadaan: 'terkirim', doubts: {} });
  expect(rowOf(bench, beras)).toMatchObject({
    ...{ keadaan: 'ragu', reason: `Harga Eceran: ${far}`, figure: ECERAN, doubts: { [ECERAN]: far } },
  });
  expect(rowOf(bench, cabai)).toMatchObject({
    ...{ keadaan: 'isian', doubts: { [ECERAN]: 'Turun 70% dari periode lalu (10)' } },
  });
  expect(rowOf(bench, cabai).was).toEqual({ [ECERAN]: 10, [GROSIR]: 10 });
  bench.sheet.confirm([cabai]);
  expect(rowOf(bench, cabai).doubts).toEqual({});
  await bench.sheet.enter([]);
  bench.tab.kill();
  const sheet = await bench.bench.open(phone.openTab());
  await bench.bench.reread(sheet, was);
  await becomes({ sheet }, beras, { keadaan: 'ragu', texts: { [ECERAN]: '20' }, doubts: { [ECERAN]: far } });
  await sheet.enter([prices(cabai, 2)[1]!]);
  await becomes({ sheet }, cabai, { keadaan: 'ragu', doubts: { [GROSIR]: 'Turun 80% dari periode lalu (10)' } });
  expect(await onServer(bench)).toEqual({ [telur]: [12, 11] });
  sheet.confirm([beras, cabai]);
  await becomes({ sheet }, beras, { keadaan: 'terkirim', reason: null, doubts: {} });
  await becomes({ sheet }, cabai, { keadaan: 'terkirim' });
  expect(await onServer(bench)).toEqual({ [telur]: [12, 11], [beras]: [20, 11], [cabai]: [3, 2] });
});
