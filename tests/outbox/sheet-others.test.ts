import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { compared } from '@/entities/laporan/model/versions';
import { versusOf } from '@/pages/dashboard/kotak-keluar/model/versions';
import {
  api,
  becomes,
  ECERAN,
  elsewhere,
  GROSIR,
  lain,
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
import { createLocks, type Locks } from '../support/outbox/sheet-bench.ts';

tidyPhone();

test("another officer's row is read only; where he was faster the sheet says who it was, and both prices stay", async () => {
  const bench = await openBench();
  const [beras, cabai, telur] = bench.keys as [string, string, string];
  await elsewhere(bench, lain, beras, 77);
  await bench.bench.reread(bench.sheet);
  expect(rowOf(bench, beras)).toMatchObject({ keadaan: 'asing', texts: { [ECERAN]: '77' } });
  expect(await bench.sheet.enter(prices(beras, 5))).toBe(true);
  expect(rowOf(bench, beras)).toMatchObject({ keadaan: 'asing', texts: { [ECERAN]: '77' } });

  await elsewhere(bench, lain, cabai, 78);
  await bench.sheet.enter(prices(cabai, 2));
  await becomes(bench, cabai, { keadaan: 'bentrok', reason: 'Sudah diisi oleh Norhasanah', texts: { [ECERAN]: '2' } });
  expect(rowOf(bench, cabai).conflict?.twin?.isOwn).toBe(false);
  expect(await bench.sheet.settle(cabai, { [ECERAN]: '2', [GROSIR]: '2' })).toBe(false);
  expect(await bench.sheet.discard(cabai)).toBe(true);
  await bench.bench.reread(bench.sheet);
  expect(rowOf(bench, cabai)).toMatchObject({ keadaan: 'asing', texts: { [ECERAN]: '78' } });

  await bench.sheet.enter([prices(telur, 3)[0]!]);
  await elsewhere(bench, lain, telur, 79);
  await bench.bench.reread(bench.sheet);
  expect(rowOf(bench, telur)).toMatchObject({
    ...{ keadaan: 'bentrok', reason: 'Sudah diisi petugas lain', texts: { [ECERAN]: '3' } },
    conflict: { twin: { isOwn: false }, row: { [ECERAN]: 79 } },
  });
  expect(await onServer(bench)).toEqual({ [beras]: [77, 77], [cabai]: [78, 78], [telur]: [79, 79] });
});

test('the same officer at a desk: what he added or changed there is settled field by field', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  await elsewhere(bench, petugas, beras, 50);
  await bench.sheet.enter(prices(beras, 60));
  await becomes(bench, beras, {
    keadaan: 'bentrok',
    reason: 'Data ini sudah Anda isi',
    conflict: { twin: { isOwn: true } },
  });
  expect(await bench.sheet.settle(beras, { [ECERAN]: '60', [GROSIR]: '50' })).toBe(true);
  await becomes(bench, beras, { keadaan: 'terkirim', texts: { [ECERAN]: '60', [GROSIR]: '50' } });

  await bench.sheet.enter(prices(cabai, 5));
  await becomes(bench, cabai, { keadaan: 'terkirim' });
  const [row] = (await bench.bench.filled()).filter((one) => bench.bench.laporan.keyOf(one) === cabai);
  await petugas.send('POST', `/harga-pangan/${row!.id}`, { ...row, [GROSIR]: 6, _method: 'put' });
  await bench.sheet.enter([prices(cabai, 7)[0]!]);
  await becomes(bench, cabai, {
    keadaan: 'bentrok',
    conflict: { twin: null, row: { [ECERAN]: 5, [GROSIR]: 6 }, base: { [ECERAN]: 5, [GROSIR]: 5 } },
  });
  const [refused] = (await phone.items(petugas.id)).filter(({ state }) => state === 'bentrok');
  // 'Pilih per angka' in the outbox: each side's own change is proposed.
  expect(compared(versusOf(refused!)!.versions).map(({ name, proposed }) => [name, proposed])).toEqual([
    [ECERAN, 'mine'],
    [GROSIR, 'theirs'],
  ]);
  await bench.sheet.enter([prices(cabai, 8)[0]!]);
  await becomes(bench, cabai, { keadaan: 'bentrok', texts: { [ECERAN]: '8' } });
  expect(await bench.sheet.settle(cabai, { [ECERAN]: '8', [GROSIR]: '6' })).toBe(true);
  await sent(bench.tab);
  expect(await onServer(bench)).toEqual({ [beras]: [60, 50], [cabai]: [8, 6] });
});

test('phone and desk with the same figures are no conflict: the rows settle by themselves', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  await elsewhere(bench, petugas, beras, 60);
  await bench.sheet.enter(prices(beras, 60));
  await becomes(bench, beras, { keadaan: 'terkirim', conflict: null, texts: { [ECERAN]: '60', [GROSIR]: '60' } });

  await bench.sheet.enter(prices(cabai, 5));
  await becomes(bench, cabai, { keadaan: 'terkirim' });
  const row = (await bench.bench.filled()).find((one) => bench.bench.laporan.keyOf(one) === cabai);
  await petugas.send('POST', `/harga-pangan/${row!.id}`, { ...row, [ECERAN]: 7, _method: 'put' });
  await bench.sheet.enter([prices(cabai, 7)[0]!]);
  await becomes(bench, cabai, { keadaan: 'terkirim', conflict: null, texts: { [ECERAN]: '7' } });
  // Later typing builds on the row as it is by now.
  await bench.sheet.enter([prices(cabai, 8)[0]!]);
  await becomes(bench, cabai, { keadaan: 'terkirim', texts: { [ECERAN]: '8' } });
  expect(await onServer(bench)).toEqual({ [beras]: [60, 60], [cabai]: [8, 5] });
});

test('who lost his place or his role meanwhile is told which, and his figures stay in sight', async () => {
  const bench = await openBench();
  const [beras, cabai] = bench.keys as [string, string];
  const places = api.db.deleteFrom('pengguna_kecamatan').where('user_id', '=', petugas.id).returningAll();
  const lost = await places.execute();
  await bench.sheet.enter(prices(beras, 9000));
  await becomes(bench, beras, {
    ...{ keadaan: 'perbaiki', texts: { [ECERAN]: '9000' } },
    reason: 'Kecamatan Melak tidak termasuk tempat tugas Anda. Minta admin memeriksa tempat tugas akun Anda.',
  });
  await api.db.insertInto('pengguna_kecamatan').values(lost).execute();

  const roles = api.db.deleteFrom('pengguna_peran').where('user_id', '=', petugas.id).returningAll();
  const role = await roles.execute();
  await bench.sheet.enter(prices(cabai, 8000));
  await becomes(bench, cabai, {
    ...{ keadaan: 'perbaiki', texts: { [ECERAN]: '8000' } },
    reason: 'Akun Anda tidak memiliki peran petugas. Minta admin memeriksa peran akun Anda.',
  });
  await api.db.insertInto('pengguna_peran').values(role).execute();
  for (const key of [beras, cabai]) bench.sheet.resend(key);
  await sent(bench.tab);
  expect(await onServer(bench)).toEqual({ [beras]: [9000, 9000], [cabai]: [8000, 8000] });
});

test.each([
  ['with locks', createLocks()],
  ['in a browser that has none', () => (_name, act) => act()],
] as [string, Locks][])(
  'two tabs that type the same rows at once add none twice, and the later one asks %s',
  async (_name, locks) => {
    const bench = await openBench();
    const tabs = [phone.openTab(), phone.openTab()];
    const sheets = await Promise.all(tabs.map((tab) => bench.bench.open(tab, locks)));
    // Nothing leaves: a price that was tried is changed behind it.
    phone.logIn(null);
    const some = bench.keys.slice(0, 6);
    await Promise.all(some.flatMap((key) => sheets.map((sheet, at) => sheet.enter(prices(key, at + 2)))));
    expect(await waiting()).toBe(some.length);
    phone.logIn({ userId: petugas.id, token: petugas.token! });
    await sent(tabs[0]!);
    expect(Object.keys(await onServer(bench))).toEqual(expect.arrayContaining(some));
    for (const key of some) {
      const rows = sheets.map((sheet) => rowOf({ sheet }, key));
      const storedPrice = String((await onServer(bench))[key]?.[0]);
      const asking = rows.find(({ keadaan }) => keadaan === 'bentrok');
      expect(asking).toMatchObject({ texts: { [ECERAN]: storedPrice === '2' ? '3' : '2' } });
      expect(asking?.conflict?.row).toMatchObject({ [ECERAN]: storedPrice });
    }
    const [later] = sheets.filter((sheet) => rowOf({ sheet }, some[5]!).keadaan === 'bentrok');
    await later?.settle(some[5]!, { [ECERAN]: '9', [GROSIR]: '9' });
    for (const sheet of sheets) await becomes({ sheet }, some[5]!, { keadaan: 'terkirim', texts: { [ECERAN]: '9' } });
  },
);

test('a row that waits for a commodity that is gone is called as the commodity was', async () => {
  const bench = await openBench();
  const [, cabai] = bench.keys as [string, string];
  const { nama } = rowOf(bench, cabai);
  phone.logIn(null);
  await bench.sheet.enter(prices(cabai, 2));
  const [first, , ...others] = await bench.bench.choices();
  bench.sheet.know({
    subjects: { rows: [first!, ...others], isWhole: true, isLoading: false },
    filled: { rows: [], readAt: Date.now(), isLoading: false },
    was: () => undefined,
  });
  expect(bench.sheet.view().rows.at(-1)).toMatchObject({ key: cabai, nama });
});
