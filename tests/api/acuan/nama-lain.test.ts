import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { newRow, placeIn } from '../../support/api/fixtures.ts';
import { newKomoditi } from '../../support/api/prices.ts';
import { twoAlike } from '../../support/api/two-alike.ts';

let api: TestApi;
let admin: Caller;
let petugas: Caller;
beforeEach(async () => {
  api = await openApi();
  [admin, petugas] = [await callerOf(api, 'admin'), await callerOf(api, 'petugas')];
});

const idOf = async (table: 'komoditi' | 'pangan', nama: string): Promise<number> =>
  (
    await api.db
      .selectFrom(table as 'komoditi')
      .select('id')
      .where(`nama_${table}` as 'nama_komoditi', '=', nama)
      .executeTakeFirstOrThrow()
  ).id;
const add = (fields: Record<string, unknown>, who = petugas) => who.send('POST', '/nama-lain', fields);
const read = async (query: string): Promise<Record<string, unknown>[]> =>
  (await visitor(api).send('GET', `/nama-lain?limit=10000&${query}`)).body.data.data;
const namesOf = async (komoditi_id: number) => (await read(`komoditi_id=${komoditi_id}`)).map(({ nama }) => nama);

const village = (nama_desa_kelurahan: string, kecamatan_id: number) =>
  newRow(api, 'desa_kelurahan', { nama_desa_kelurahan, kecamatan_id });

test('everybody reads what the usual names mean, found by either name', async () => {
  const komoditi_id = await idOf('komoditi', 'Cabai Rawit');
  expect(await read('search=lombok rawit&untuk=Komoditi')).toEqual([
    expect.objectContaining({
      ...{ nama: 'Lombok Rawit', komoditi_id, pangan_id: null, kelurahan_id: null },
      ...{ untuk: 'Komoditi', artinya: 'Cabai Rawit', nama_kecamatan: null },
    }),
  ]);
  expect(await namesOf(komoditi_id)).toContain('Cabe Rawit');
  expect(await namesOf(await idOf('komoditi', 'Minyak Goreng Kemasan'))).toContain('Minyakita');
  const rows = await read('search=cabai rawit');
  expect(new Set(rows.map(({ untuk }) => untuk))).toEqual(new Set(['Komoditi', 'Pangan']));
  const words = (await read('')).map(({ artinya }) => String(artinya).toLowerCase());
  expect(words).toEqual(words.toSorted());
});

test('an officer adds a name without invisible letters, and only the office changes or deletes it', async () => {
  const komoditi_id = await idOf('komoditi', 'Kol');
  const made = await add({ nama: '\u200f Kol \u200b  Gepeng', komoditi_id });
  expect([made.status, made.body.data.nama_lain]).toEqual([
    201,
    expect.objectContaining({ nama: 'Kol Gepeng', komoditi_id, artinya: 'Kol', untuk: 'Komoditi' }),
  ]);
  expect(made.body.data.nama_lain).not.toHaveProperty('kunci');
  const one = `/nama-lain/${made.body.data.nama_lain.id}`;
  expect((await petugas.send('PUT', one, { nama: 'Kol Bunder' })).status).toBe(403);
  expect((await petugas.send('DELETE', one)).status).toBe(403);
  const pangan_id = await idOf('pangan', 'Beras');
  const moved = await admin.send('PUT', one, { nama: 'Kol Bunder', komoditi_id: '', pangan_id });
  expect(moved.body.data.nama_lain).toMatchObject({ nama: 'Kol Bunder', untuk: 'Pangan', artinya: 'Beras' });
  expect((await admin.send('DELETE', one)).status).toBe(200);
});

describe('a name stands for one thing', () => {
  test.each([
    ['Beras Medium', 'Beras Premium', 'Nama ini sudah nama komoditi lain'],
    ['beras-premium', 'Beras Premium', 'Nama ini sudah nama komoditi itu sendiri'],
    ['CABE  rawit', 'Cabai Rawit', "'CABE rawit' sudah tercatat sebagai nama lain Cabai Rawit"],
    ['lombok-rawit', 'Cabai Merah Besar', "'lombok-rawit' sudah menjadi nama lain Cabai Rawit"],
  ])('%s for %s is refused', async (nama, komoditi, message) => {
    const { status, body } = await add({ nama, komoditi_id: await idOf('komoditi', komoditi) });
    expect([status, body.data.errors]).toEqual([422, { nama: [message] }]);
  });

  test('among commodities and among foods by itself, and a row is no twin of itself', async () => {
    const made = await add({ nama: 'Uwi', komoditi_id: await idOf('komoditi', 'Singkong') });
    expect((await add({ nama: 'Uwi', pangan_id: await idOf('pangan', 'Jagung') })).status).toBe(201);
    const same = await admin.send('PUT', `/nama-lain/${made.body.data.nama_lain.id}`, { nama: 'UWI' });
    expect([same.status, same.body.data.nama_lain.nama]).toEqual([200, 'UWI']);
  });

  test('among villages within their kecamatan', async () => {
    const [melak, damai] = [(await placeIn(api, 'Melak')).kecamatan_id, (await placeIn(api, 'Damai')).kecamatan_id];
    const [ulu, ilir, jauh] = [
      await village('Uji Ulu', melak),
      await village('Uji Ilir', melak),
      await village('Uji', damai),
    ];
    const made = await add({ nama: 'Kp. Uji', kelurahan_id: ulu });
    expect(made.body.data.nama_lain).toMatchObject({
      artinya: 'Uji Ulu',
      nama_kecamatan: 'Melak',
      untuk: 'Desa/Kelurahan',
    });
    const twin = await add({ nama: 'kp uji', kelurahan_id: ilir });
    expect(twin.body.meta.message).toBe("'kp uji' sudah menjadi nama lain Uji Ulu");
    const named = await add({ nama: 'Uji Ilir', kelurahan_id: ulu });
    expect(named.body.meta.message).toBe('Nama ini sudah nama desa atau kelurahan lain');
    expect((await add({ nama: 'Kp. Uji', kelurahan_id: jauh })).status).toBe(201);
    expect((await add({ nama: 'Uji', kelurahan_id: ulu })).status).toBe(201);
  });
});

describe('names follow what they mean', () => {
  test('they go with it, and never keep it', async () => {
    const komoditi_id = await newKomoditi(api, 'Terong');
    const { body } = await add({ nama: 'Terung', komoditi_id });
    expect((await admin.send('DELETE', `/komoditi/${komoditi_id}`)).status).toBe(200);
    expect((await admin.send('GET', `/nama-lain/${body.data.nama_lain.id}`)).status).toBe(404);
  });

  test('a name that a new row bears goes, one by one and by an import', async () => {
    const migor = await idOf('komoditi', 'Minyak Goreng Kemasan');
    await admin.send('POST', '/komoditi', { nama_komoditi: 'Minyakita' });
    await admin.send('POST', '/komoditi/impor', { baris: [{ nama_komoditi: 'Minyak Goreng' }] });
    expect(await namesOf(migor)).toEqual(['Migor', 'Minyak Kita']);
  });

  test('a usual commodity that is added gets its usual names, and not again when it is changed', async () => {
    const stored = await idOf('komoditi', 'Kol');
    await admin.send('PUT', `/komoditi/${stored}`, { nama_komoditi: 'Kol Lama' });
    await api.db.deleteFrom('nama_lain').where('komoditi_id', '=', stored).execute();
    const made = await admin.send('POST', '/komoditi', { nama_komoditi: 'Kol' });
    const { id } = made.body.data.komoditi;
    expect(await namesOf(id)).toEqual(['Kobis', 'Kol Bulat', 'Kubis', 'Sayur Kol']);
    await api.db.deleteFrom('nama_lain').where('komoditi_id', '=', id).execute();
    await admin.send('PUT', `/komoditi/${id}`, { satuan: 'ikat' });
    expect(await namesOf(id)).toEqual([]);
  });
});

test('a merged commodity leaves its other names and its own to the one that stays', async () => {
  const at = await twoAlike();
  ({ api } = at);
  petugas = await callerOf(api, 'petugas');
  await api.db.deleteFrom('nama_lain').execute();
  await add({ nama: 'Cabe Setan', komoditi_id: at.ini });
  await add({ nama: 'Cengek', komoditi_id: at.itu });
  expect((await at.merge()).status).toBe(200);
  expect(await namesOf(at.itu)).toEqual(['Cabe Setan', 'Cengek', 'Lombok Rawit']);
});
