import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { newLahan, newRow, placeIn } from '../../support/api/fixtures.ts';

interface Row {
  id: number;
  harga: number;
  satuan: string;
  status: string;
  created_at: string;
  jenis_produk: string | null;
  kecamatan_id: number | null;
  kecamatan: { nama_kecamatan: string } | null;
}

let api: TestApi;
let all: Row[];
let ask: (query: string, who?: Caller) => Promise<Row[]>;
const read = async (query: string, who = visitor(api)) => (await who.send('GET', `/produk?${query}`)).body.data;
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

beforeAll(async () => {
  api = await openApi();
  ask = async (query, who) => (await read(`limit=200&${query}`, who)).data;
  all = await ask('');
});

const kecamatanId = async (nama: string) => (await placeIn(api, nama)).kecamatan_id;

test('every product of the demo has a kind, and a place where its seller has a plot', () => {
  expect(all.every(({ jenis_produk }) => jenis_produk !== null)).toBe(true);
  expect(new Set(all.map(({ kecamatan }) => kecamatan?.nama_kecamatan)).size).toBeGreaterThan(3);
});

describe('what narrows is what the rows say, and the newest stay first', () => {
  test.each<[string, (row: Row) => boolean]>([
    ['jenis_produk=sayur', ({ jenis_produk }) => jenis_produk === 'sayur'],
    ['satuan=kg', ({ satuan }) => satuan === 'kg'],
    ['harga_dari=20000', ({ harga }) => harga >= 20_000],
    ['harga_sampai=20000', ({ harga }) => harga <= 20_000],
    ['harga_dari=10000&harga_sampai=20000', ({ harga }) => harga >= 10_000 && harga <= 20_000],
    ['jenis_produk=buah&satuan=kg&harga_sampai=15000', (row) => isFruit(row) && row.harga <= 15_000],
    ['harga_dari=20000&harga_sampai=10000', () => false],
    ['harga_sampai=0', ({ harga }) => harga === 0],
    ['jenis_produk=sayur&search=segar', (row) => row.jenis_produk === 'sayur' && /segar/i.test(JSON.stringify(row))],
  ])('?%s', async (query, isMeant) => {
    const found = await ask(query);
    expect(ids(found)).toEqual(
      ids(all.filter(isMeant)).filter((id) => !query.includes('search') || ids(found).includes(id)),
    );
    expect(found.every(isMeant)).toBe(true);
  });

  test('?kecamatan_id= of each place together give all that have one', async () => {
    const places = [...new Set(all.map(({ kecamatan_id }) => kecamatan_id))].filter((id) => id !== null);
    const found = await Promise.all(places.map((id) => ask(`kecamatan_id=${id}`)));
    for (const [at, rows] of found.entries()) {
      expect(ids(rows)).toEqual(ids(all.filter(({ kecamatan_id }) => kecamatan_id === places[at])));
    }
  });
});

const isFruit = ({ jenis_produk, satuan }: Row) => jenis_produk === 'buah' && satuan === 'kg';

describe('orders', () => {
  const prices = (rows: readonly Row[]) => rows.map(({ harga }) => harga);

  test.each(['', 'jenis_produk=sayur&', 'search=a&', 'satuan=kg&harga_dari=10000&'])(
    'the cheapest first, page by page: ?%surut=termurah',
    async (query) => {
      const found = await ask(`${query}urut=termurah`);
      expect(found.length).toBeGreaterThan(4);
      expect(prices(found)).toEqual(prices(found).toSorted((one, other) => one - other));
      const second: Row[] = (await read(`${query}urut=termurah&limit=2&page=2`)).data;
      expect(ids(second)).toEqual(ids(found.slice(2, 4)));
      expect((await read(`${query}urut=termurah&limit=2`)).total).toBe(found.length);
    },
  );

  test.each(['', 'satuan=kg&', 'harga_sampai=50000&', 'search=a&'])(
    'the own sub-district first, then the nearest, at last those without a place: ?%surut=terdekat',
    async (query) => {
      const found = await ask(`${query}urut=terdekat&dekat=${await kecamatanId('Melak')}`);
      const names = [...new Set(found.map(({ kecamatan }) => kecamatan?.nama_kecamatan ?? 'tanpa tempat'))];
      expect(names[0]).toBe('Melak');
      // As the crow flies from Melak.
      const far = ['Melak', 'Sekolaq Darat', 'Barong Tongkok', 'Muara Pahu', 'Long Iram', 'Bongan'];
      const met = names.filter((name) => far.includes(name));
      expect(met).toEqual(far.filter((name) => names.includes(name)));
      expect(found).toHaveLength((await ask(query)).length);
      expect(
        ids((await read(`${query}urut=terdekat&dekat=${await kecamatanId('Melak')}&limit=3&page=2`)).data),
      ).toEqual(ids(found.slice(3, 6)));
    },
  );

  test('the nearest to nowhere, and to a place that is not there, are the newest', async () => {
    expect(ids(await ask('urut=terdekat'))).toEqual(ids(all));
    expect((await ask('urut=terdekat&dekat=999999999')).length).toBe(all.length);
  });
});

test.each([
  ['urut=termahal', 'urut'],
  ['jenis_produk=emas', 'jenis_produk'],
  ['satuan=meter', 'satuan'],
  ['harga_dari=-1', 'harga_dari'],
  ['harga_sampai=1e9', 'harga_sampai'],
  ['kecamatan_id=melak', 'kecamatan_id'],
  ['dekat=1%27%20or%201=1', 'dekat'],
  ['nomor=1,,2', 'nomor'],
  ['nomor=1;2', 'nomor'],
  [`nomor=${Array.from({ length: 13 }, (_, at) => at + 1)}`, 'nomor'],
])('?%s is refused', async (query, field) => {
  const { status, body } = await visitor(api).send('GET', `/produk?${query}`);
  expect(status).toBe(422);
  expect(Object.keys(body.data.errors)).toEqual([field]);
});

test('some products are found by their numbers; those that are gone are left out', async () => {
  const [one, two] = all;
  expect(ids(await ask(`nomor=${two!.id},${one!.id},999999999`))).toEqual([one!.id, two!.id]);
  expect(ids(await ask(`nomor=${one!.id}`))).toEqual([one!.id]);
});

describe('rights', () => {
  test('what is not for sale only its owner finds, by every filter and in every order', async () => {
    const [petani, other] = [await callerOf(api, 'petani'), await callerOf(api, 'petrus.uvan')];
    const kept = await newRow(api, 'produk', {
      ...{ user_id: petani.id, judul: 'Simpanan', slug: 'simpanan', deskripsi: 'x', stok: 1, harga: 777 },
      ...{ satuan: 'kg', status: 'tidak', jenis_produk: 'ikan' },
    });
    for (const query of ['jenis_produk=ikan', 'harga_sampai=777', 'urut=termurah', `nomor=${kept}`, 'satuan=kg']) {
      expect(ids(await ask(query)), query).not.toContain(kept);
      expect(ids(await ask(query, other)), query).not.toContain(kept);
      expect(ids(await ask(query, petani)), query).toContain(kept);
      expect(ids(await ask(query, await callerOf(api, 'superadmin'))), query).toContain(kept);
    }
  });
});

describe('a product is where its owner’s first plot is', () => {
  const placeOf = async (id: number) => (await ask(`nomor=${id}`))[0]?.kecamatan?.nama_kecamatan ?? null;

  test('from his first plot on, wherever that is moved, and nowhere without one', async () => {
    const superadmin = await callerOf(api, 'superadmin');
    const { id: user_id } = await api.db
      .insertInto('pengguna')
      .values({
        ...{ nama_lengkap: 'Baru', username: 'baru', email: 'baru@contoh.id', no_hp: '081200009999' },
        ...{ password_hash: 'x', created_at: '2026-11-19T00:00:00.000Z', updated_at: '2026-11-19T00:00:00.000Z' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await newRow(api, 'produk', {
      ...{ user_id, judul: 'Baru', slug: 'baru', deskripsi: 'x', stok: 1, harga: 5, satuan: 'kg', status: 'aktif' },
    });
    expect(await placeOf(id)).toBeNull();
    const lahan = await newLahan(api, await placeIn(api, 'Melak'), user_id);
    await newLahan(api, await placeIn(api, 'Damai'), user_id);
    expect(await placeOf(id)).toBe('Melak');
    const { kecamatan_id, kelurahan_id } = await placeIn(api, 'Tering');
    expect((await superadmin.send('PUT', `/lahan-petani/${lahan}`, { kecamatan_id, kelurahan_id })).status).toBe(200);
    expect(await placeOf(id)).toBe('Tering');
    expect((await superadmin.send('DELETE', `/lahan-petani/${lahan}`)).status).toBe(200);
    expect(await placeOf(id)).toBe('Damai');
  });
});
