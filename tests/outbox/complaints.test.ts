import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openApi } from '../support/api/api.ts';
import { callerOf } from '../support/api/callers.ts';
import { placeIn } from '../support/api/fixtures.ts';
import { foto } from '../support/api/fotos.ts';
import { removeDatabases } from '../support/data/database.ts';
import { typistOn } from '../support/forms/typist.ts';
import { createPhone, postTo } from '../support/screens/phone.ts';

// Each test is a complaint that users of other outboxes have filed (decision 12).

const api = await openApi();
const admin = await callerOf(api, 'superadmin');
const place = await placeIn(api, 'Melak');
const phone = createPhone(api);
const { states, begin, settles } = typistOn(phone, api);

afterEach(async () => {
  vi.restoreAllMocks();
  phone.take('lancar');
  await phone.wipe();
});
afterAll(removeDatabases);

test('order changed: rows typed under a clock that runs backwards are sent as they were typed', async () => {
  const { tab, type, stored } = await begin(admin);
  phone.take('putus');
  const clock = vi.spyOn(Date, 'now');
  for (const number of [0, 1, 2, 3]) {
    clock.mockReturnValue(2_000_000_000_000 - number * 86_400_000);
    await type(number, 100 + number);
  }
  clock.mockRestore();
  phone.take('lancar');
  await settles(tab, admin, ['terkirim', 'terkirim', 'terkirim', 'terkirim']);
  expect(await stored()).toEqual([100, 101, 102, 103]);
});

test('dropped though not sent: a row stays, in words, for as long as nobody answers', async () => {
  const { tab, type, stored } = await begin(admin);
  phone.take('putus');
  await type(0);
  await expect.poll(async () => (await phone.items(admin.id))[0]?.attempts).toBeGreaterThan(0);
  expect(await phone.items(admin.id)).toMatchObject([{ state: 'antre', reason: expect.stringMatching(/Tidak dapat/) }]);
  phone.take('lancar');
  await settles(tab, admin, ['terkirim']);
  expect(await stored()).toHaveLength(1);
});

test('duplicates after a lost answer: the row goes again under its key, and stands once', async () => {
  const { tab, type, stored } = await begin(admin);
  phone.take('hilang-jawaban');
  const key = await type(0);
  await expect.poll(async () => (await stored()).length).toBe(1);
  phone.take('lancar');
  await settles(tab, admin, ['terkirim']);
  expect(await stored()).toHaveLength(1);
  expect(new Set(phone.asked.filter(({ path }) => path === '/harga-pangan').map((one) => one.key))).toContain(key);
});

test('lost on reload: what a dead tab had on its way is sent by the next', async () => {
  const { tab, type, stored } = await begin(admin);
  await type(0);
  await expect.poll(() => states(admin)).not.toEqual(['antre']);
  tab.kill();
  const next = phone.openTab();
  await settles(next, admin, ['terkirim']);
  expect(await stored()).toHaveLength(1);
});

test('a second tab overwrote the queue: rows of both are sent, one tab at a time', async () => {
  const { tab, type, stored } = await begin(admin);
  phone.take('putus');
  const other = phone.openTab();
  for (const number of [0, 1, 2, 3, 4, 5]) await type(number, 200 + number, number % 2 ? other : tab);
  phone.asked.length = 0;
  phone.take('lancar');
  tab.outbox.wake(true);
  await settles(other, admin, Array(6).fill('terkirim'));
  expect(await stored()).toEqual([200, 201, 202, 203, 204, 205]);
  const keys = phone.asked.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('one unsendable record blocked all: a refused row steps aside with the server’s words, only its dependants wait', async () => {
  const { tab, type, stored } = await begin(admin);
  phone.take('putus');
  await type(0, '');
  const plot = {
    ...place,
    alamat: '',
    luas_tanam: 1,
    jumlah_panen: 2,
    satuan_panen: 'ton',
    bulan: 'Mei 2027',
    komoditi: 'padi',
  };
  const lahan = await phone.write(tab, postTo('/lahan-petani'), { input: plot }, { entity: 'lahan' });
  const lahan_id = { $dari: lahan, jalur: ['lahan_petani', 'id'] };
  await phone.write(
    tab,
    postTo('/koordinat-lahan-petani'),
    { input: { lahan_id, lat: 1, lang: 2 } },
    { entity: 'koordinat' },
  );
  await type(1, 300);
  phone.take('lancar');
  await settles(tab, admin, ['ditolak', 'ditolak', 'antre', 'terkirim']);
  expect((await phone.items(admin.id)).map(({ reason }) => reason)).toEqual([
    ...['Mohon isi harga grosir', 'Alamat harus diisi', null, null],
  ]);
  expect(await stored()).toEqual([300]);
});

test('a refused row that was mended is sent, with what waits for it', async () => {
  const { tab } = await begin(admin);
  phone.take('putus');
  const plot = { ...place, luas_tanam: 7, jumlah_panen: 2, satuan_panen: 'ton', bulan: 'Juni 2027', komoditi: 'padi' };
  const lahan = await phone.write(
    tab,
    postTo('/lahan-petani'),
    { input: { ...plot, alamat: '' } },
    { entity: 'lahan' },
  );
  const lahan_id = { $dari: lahan, jalur: ['lahan_petani', 'id'] };
  await phone.write(
    tab,
    postTo('/koordinat-lahan-petani'),
    { input: { lahan_id, lat: 1, lang: 2 } },
    { entity: 'koordinat' },
  );
  phone.take('lancar');
  await settles(tab, admin, ['ditolak', 'antre']);
  expect(await tab.outbox.edit(lahan, { input: { ...plot, alamat: 'Jalan Poros' } }, undefined)).toBe(true);
  await settles(tab, admin, ['terkirim', 'terkirim']);
  const found = await api.db
    .selectFrom('koordinat_lahan_petani as koordinat')
    .innerJoin('lahan_petani as lahan', 'lahan.id', 'koordinat.lahan_id')
    .select('alamat')
    .where('bulan', '=', 'Juni 2027')
    .execute();
  expect(found).toEqual([{ alamat: 'Jalan Poros' }]);
});

test('FormData with a picture not stored: photos wait as files, and arrive whole', async () => {
  const { tab } = await begin(admin);
  phone.take('putus');
  const photo = foto('cabai.jpg');
  const input = {
    judul: 'Cabai',
    deskripsi: 'Segar',
    stok: 3,
    harga: 9_000,
    satuan: 'kg',
    status: 'aktif',
    foto: [photo],
    main: ['1'],
  };
  await phone.write(tab, postTo('/produk'), { input }, { entity: 'produk' });
  tab.kill();
  phone.take('lancar');
  const next = phone.openTab();
  await settles(next, admin, ['terkirim']);
  const [row] = await phone.items(admin.id);
  const { id } = (row!.saved as { produk: { id: number } }).produk;
  expect(await api.db.selectFrom('produk_foto').select('main').where('produk_id', '=', id).execute()).toEqual([
    { main: '1' },
  ]);
});
