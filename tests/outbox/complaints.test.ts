import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from '@/shared/lib/device';
import type { OutboxItem } from '@/shared/outbox';
import { outboxStore } from '@/shared/outbox/store';
import { takeLease } from '@/shared/outbox/turn';
import { openApi } from '../support/api.ts';
import { type Caller, callerOf } from '../support/callers.ts';
import { removeDatabases } from '../support/database.ts';
import { newPeriode, placeIn } from '../support/fixtures.ts';
import { foto } from '../support/fotos.ts';
import { createPhone, postTo, putTo, type Tab } from '../support/phone.ts';

// Each test is a complaint that users of other outboxes have filed (measured.md 3).

const api = await openApi();
const admin = await callerOf(api, 'superadmin');
const petugas = await callerOf(api, 'petugas');
const place = await placeIn(api, 'Melak');
const komoditi = (await api.db.selectFrom('komoditi').select('id').orderBy('id').execute()).map(({ id }) => id);
const ADD = postTo('/harga-pangan');
const phone = createPhone(api);

afterEach(async () => {
  vi.restoreAllMocks();
  phone.take('lancar');
  await phone.wipe();
});
afterAll(removeDatabases);

const as = ({ id, token }: Caller) => phone.logIn({ userId: id, token: token ?? '' });
const states = async (who: Caller) => (await phone.items(who.id)).map(({ state }) => state);

/** A tab of somebody's who fills a period of his own. */
async function begin(who = admin) {
  const periode_harga_pangan_id = await newPeriode(api, 'periode_harga_pangan');
  as(who);
  const tab = phone.openTab();
  const price = (number: number, harga: number | string = number) => ({
    input: {
      ...{ periode_harga_pangan_id, kecamatan_id: place.kecamatan_id, komoditi_id: komoditi[number] },
      ...{ harga_grosir: harga, harga_eceran: harga },
    },
  });
  return {
    tab,
    price,
    type: (number: number, harga?: number | string, at: Tab = tab) =>
      phone.write(at, ADD, price(number, harga), { entity: 'harga-pangan' }),
    stored: async () =>
      (
        await api.db
          .selectFrom('harga_pangan')
          .select('harga_eceran')
          .where('periode_harga_pangan_id', '=', periode_harga_pangan_id)
          .orderBy('id')
          .execute()
      ).map(({ harga_eceran }) => harga_eceran),
  };
}

/** Wakes a tab until all rows of somebody stand as wanted. */
const settles = (tab: Tab, who: Caller, wanted: OutboxItem['state'][]) =>
  expect
    .poll(
      () => {
        tab.outbox.wake(true);
        return states(who);
      },
      { timeout: 10_000, interval: 5 },
    )
    .toEqual(wanted);

test('order changed: rows typed under a clock that runs backwards are sent as they were typed', async () => {
  const { tab, type, stored } = await begin();
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
  const { tab, type, stored } = await begin();
  phone.take('putus');
  await type(0);
  await expect.poll(async () => (await phone.items(admin.id))[0]?.attempts).toBeGreaterThan(0);
  expect(await phone.items(admin.id)).toMatchObject([{ state: 'antre', reason: expect.stringMatching(/Tidak dapat/) }]);
  phone.take('lancar');
  await settles(tab, admin, ['terkirim']);
  expect(await stored()).toHaveLength(1);
});

test('duplicates after a lost answer: the row goes again under its key, and stands once', async () => {
  const { tab, type, stored } = await begin();
  phone.take('hilang-jawaban');
  const key = await type(0);
  await expect.poll(async () => (await stored()).length).toBe(1);
  phone.take('lancar');
  await settles(tab, admin, ['terkirim']);
  expect(await stored()).toHaveLength(1);
  expect(new Set(phone.asked.filter(({ path }) => path === '/harga-pangan').map((one) => one.key))).toContain(key);
});

test('lost on reload: what a dead tab had on its way is sent by the next', async () => {
  const { tab, type, stored } = await begin();
  await type(0);
  await expect.poll(() => states(admin)).not.toEqual(['antre']);
  tab.kill();
  const next = phone.openTab();
  await settles(next, admin, ['terkirim']);
  expect(await stored()).toHaveLength(1);
});

test('a second tab overwrote the queue: rows of both are sent, one tab at a time', async () => {
  const { tab, type, stored } = await begin();
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
  const { tab, type, stored } = await begin();
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
  const { tab } = await begin();
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
  const { tab } = await begin();
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

test('412: a change of a row that was changed meanwhile becomes a conflict with the server’s row, and goes once both were seen', async () => {
  const { tab, type, price } = await begin();
  await type(0, 500);
  await settles(tab, admin, ['terkirim']);
  const { id } = ((await phone.items(admin.id))[0]!.saved as { harga_pangan: { id: number } }).harga_pangan;
  await admin.send('PUT', `/harga-pangan/${id}`, { harga_eceran: 777 });
  const variables = { id, input: { ...price(0, 600).input, _method: 'put' } };
  const key = await phone.write(tab, putTo('/harga-pangan'), variables, { entity: 'harga-pangan', revisi: 1 });
  await settles(tab, admin, ['terkirim', 'bentrok']);
  const conflict = await outboxStore.byKey(key);
  expect(conflict?.refusal?.data?.baris).toMatchObject({ harga_eceran: 777, revisi: 2 });
  await tab.outbox.edit(key, variables, 2);
  await settles(tab, admin, ['terkirim', 'terkirim']);
  expect((await admin.send('GET', `/harga-pangan/${id}`)).body.data.harga_eceran).toBe(600);
});

test('401 pauses until the same user is back; nothing is ever sent as another', async () => {
  const { tab, type, stored } = await begin(petugas);
  phone.logIn({ userId: petugas.id, token: 'kedaluwarsa' });
  await type(0, 400);
  await expect.poll(async () => (await phone.items(petugas.id))[0]?.reason).toBe('Masuk kembali untuk mengirim');
  phone.asked.length = 0;
  as(admin);
  tab.outbox.wake(true);
  await type(1, 401);
  await settles(tab, admin, ['terkirim']);
  expect(phone.asked.every(({ token }) => token === admin.token)).toBe(true);
  expect(await stored()).toEqual([401]);
  as(petugas);
  await settles(tab, petugas, ['terkirim']);
  expect(await stored()).toEqual([401, 400]);
});

test('rulings 11: a row whose answer was lost cannot be changed; one that was never sent can', async () => {
  const { tab, type, price } = await begin();
  phone.take('putus');
  const key = await type(0);
  await expect.poll(async () => (await phone.items(admin.id))[0]?.attempts).toBeGreaterThan(0);
  await expect.poll(() => states(admin)).toEqual(['antre']);
  expect(await outboxStore.edit(key, price(0, 9), undefined)).toBeNull();
  phone.logIn(null);
  await outboxStore.wait(key, { reason: null, attempts: 0 });
  expect(await outboxStore.edit(key, price(0, 9), undefined)).toMatchObject({ state: 'antre', attempts: 0 });
  tab.kill();
});

test('a record of a newer app is left alone, and holds up nobody', async () => {
  const { tab, type, stored } = await begin();
  phone.take('putus');
  await type(0);
  await type(1, 700);
  const database = await deviceDatabase();
  await database.put('kotak', { ...(await phone.items(admin.id))[0]!, state: 'antre', versi: 99 } as OutboxItem);
  phone.take('lancar');
  await settles(tab, admin, ['antre', 'terkirim']);
  expect(await stored()).toEqual([700]);
});

test('thrown away: a row takes those with it that wait for its answer', async () => {
  const { tab } = await begin();
  phone.take('putus');
  const lahan = await phone.write(tab, postTo('/lahan-petani'), { input: {} }, { entity: 'lahan' });
  const lahan_id = { $dari: lahan, jalur: ['lahan_petani', 'id'] };
  await phone.write(tab, postTo('/koordinat-lahan-petani'), { input: { lahan_id } }, { entity: 'koordinat' });
  // A row on its way stays.
  await expect.poll(() => tab.outbox.remove(lahan)).toBe(true);
  expect(await states(admin)).toEqual([]);
});

test('all or none: a write that waits for nobody known is not half stored', async () => {
  const { tab, price } = await begin();
  phone.logIn(null);
  const strange = { ...price(0).input, komoditi_id: { $dari: 'tidak-ada', jalur: ['x'] } };
  await expect(phone.write(tab, ADD, { input: strange }, { entity: 'harga-pangan' })).rejects.toThrow();
  expect(await deviceDatabase().then((database) => database.count('kotak'))).toBe(0);
});

test('without locks of the browser a lease lets one work at a time', async () => {
  let working = 0;
  const work = async () => {
    working += 1;
    expect(working).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    working -= 1;
  };
  await Promise.all([takeLease(work), takeLease(work), takeLease(work)]);
  expect(await deviceDatabase().then((database) => database.count('giliran'))).toBe(0);
});

test('a second change of a row is no conflict with the first, which was still waiting', async () => {
  const { tab, type, price, stored } = await begin();
  await type(0, 500);
  await settles(tab, admin, ['terkirim']);
  const { id } = ((await phone.items(admin.id))[0]!.saved as { harga_pangan: { id: number } }).harga_pangan;
  phone.take('putus');
  for (const harga of [510, 520, 530]) {
    const variables = { id, input: { ...price(0, harga).input, _method: 'put' } };
    await phone.write(tab, putTo('/harga-pangan'), variables, { entity: 'harga-pangan', revisi: 1 });
  }
  phone.take('lancar');
  await settles(tab, admin, ['terkirim', 'terkirim', 'terkirim', 'terkirim']);
  expect(await stored()).toEqual([530]);
});
