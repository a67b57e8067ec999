import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { periodesOfYear } from '../../../contract/formulas/periode/kalender.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let petugas: Caller;
let superadmin: Caller;
let melak: number;
let bongan: number;
let komoditi: number[];
beforeAll(async () => {
  api = await openApi();
  [petugas, superadmin] = [await callerOf(api, 'petugas'), await callerOf(api, 'superadmin')];
  melak = (await placeIn(api, 'Melak')).kecamatan_id;
  bongan = (await placeIn(api, 'Bongan')).kecamatan_id;
  komoditi = (await api.db.selectFrom('komoditi').select('id').orderBy('id').limit(3).execute()).map(({ id }) => id);
});

/** Each test has a year of its own. */
let tahun = 2000;
let weeks: ReturnType<typeof periodesOfYear>;
beforeEach(() => {
  tahun += 1;
  weeks = periodesOfYear('harga-pangan', tahun);
});

const row = (periode: number, harga_eceran: number, more: object = {}) => ({
  ...{ periode, kecamatan_id: melak, komoditi_id: komoditi[0], harga_eceran, harga_grosir: harga_eceran - 1_000 },
  ...more,
});
const send = (sent: object, who = superadmin, headers = {}) =>
  who.send('POST', '/harga-pangan/impor', { berkas: 'arsip.xlsx', ...sent }, headers);
const ofYear = () =>
  api.db
    .selectFrom('harga_pangan')
    .innerJoin('periode_harga_pangan as periode', 'periode.id', 'periode_harga_pangan_id')
    .select(['harga_pangan.id', 'nama_periode', 'harga_eceran', 'harga_pangan.revisi', 'user_id', 'ditutup_pada'])
    .where('nama_periode', 'like', `%${tahun}`)
    .orderBy('harga_pangan.id')
    .execute();
const open = async (at = 0) => {
  const { body } = await superadmin.send('POST', '/periode-harga-pangan', { ...weeks[at] });
  return body.data.periode_harga_pangan.id as number;
};
/** An officer's price of the first week, which is open. */
async function officersPrice(harga_eceran = 15_000) {
  const id = await open();
  const { periode: _, ...fields } = row(1, harga_eceran);
  const { body } = await petugas.send('POST', '/harga-pangan', { ...fields, periode_harga_pangan_id: id });
  return { periode: id, baris: body.data.harga_pangan as { id: number } };
}

test('one file fills several periods; missing ones are opened and closed at once, and the trail names all of it', async () => {
  const id = await open();
  const { status, body } = await send({
    periode: [{ id }, weeks[1], weeks[2]],
    baris: [row(1, 15_000), row(2, 15_100), row(3, 15_200), row(3, 9_000, { komoditi_id: komoditi[1] })],
  });
  expect([status, body.data.tambah, body.data.ubah, body.data.sama]).toEqual([200, 4, 0, 0]);
  expect(body.data.periode.map(({ dibuka, tambah }: never) => [dibuka, tambah])).toEqual([
    [false, 1],
    [true, 1],
    [true, 2],
  ]);
  const rows = await ofYear();
  expect(rows.map(({ harga_eceran, ditutup_pada }) => [harga_eceran, ditutup_pada !== null])).toEqual([
    [15_000, false],
    [15_100, true],
    [15_200, true],
    [9_000, true],
  ]);
  const [act] = await api.db.selectFrom('jejak').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(act).toMatchObject({
    ...{ perbuatan: 'impor', tabel: 'harga_pangan', user_id: superadmin.id },
    keterangan: `arsip.xlsx: 4 ditambah, 0 diubah, 0 sama di 3 periode (${weeks[0]?.nama_periode} sampai ${weeks[2]?.nama_periode}), 2 di antaranya dibuka`,
  });
});

test('the same file once more changes nothing, also in the periods that it has closed', async () => {
  const sent = { periode: [weeks[0]], baris: [row(1, 15_000)] };
  const headers = { 'Idempotency-Key': 'kunci-impor-1' };
  const first = await send(sent, superadmin, headers);
  expect((await send(sent, superadmin, headers)).body.data).toEqual(first.body.data);
  expect((await send({ ...sent, uji: '1' })).body.data.tetap).toEqual([1]);
  const again = await send(sent);
  expect([again.status, again.body.data]).toMatchObject([200, { tambah: 0, ubah: 0, sama: 1 }]);
  expect(await ofYear()).toHaveLength(1);
});

describe('rows that stand with other figures', () => {
  test('are told by a trial with their revision and the figures of the week before, and nothing is stored', async () => {
    const { periode } = await officersPrice();
    const sent = { periode: [{ id: periode }, weeks[1]], baris: [row(1, 16_000), row(2, 16_100)], uji: '1' };
    const { body } = await send(sent);
    expect(body.data).toMatchObject({
      ...{ tambah: 1, ubah: 1, sama: 0, tetap: [], keluhan: [] },
      beda: [{ baris: 1, revisi: 1, angka: { harga_eceran: 15_000, harga_grosir: 14_000 } }],
    });
    const alone = await send({ periode: [weeks[1]], baris: [row(1, 16_100)], uji: '1' });
    expect(alone.body.data.lalu).toEqual([{ baris: 1, angka: { harga_eceran: 15_000, harga_grosir: 14_000 } }]);
    expect(await ofYear()).toHaveLength(1);
  });

  test('change only with the revision that was seen and a reason, which the officer reads', async () => {
    const { periode, baris } = await officersPrice();
    const at = { periode: [{ id: periode }, weeks[1]] };
    const unseen = await send({ ...at, baris: [row(1, 16_000), row(2, 16_100)] });
    expect([unseen.status, unseen.body.meta.message]).toEqual([
      412,
      expect.stringMatching(/, Melak, Minggu ke-1 Januari \d+ sudah diisi orang lain\. Tidak ada yang disimpan\.$/),
    ]);
    const bare = await send({ ...at, baris: [row(1, 16_000, { revisi: 1 })] });
    expect([bare.status, bare.body.meta.message]).toEqual([422, 'Tulis alasan koreksinya']);
    expect(await ofYear()).toHaveLength(1);
    const changed = await send({ ...at, baris: [row(1, 16_000, { revisi: 1 })], alasan: 'Arsip kantor' });
    expect([changed.status, changed.body.data.ubah]).toEqual([200, 1]);
    expect(await ofYear()).toMatchObject([{ harga_eceran: 16_000, revisi: 2, user_id: petugas.id }]);
    const told = (await petugas.send('GET', '/koreksi-saya')).body.data.data;
    expect(told.find((one: { baris: number }) => one.baris === baris.id)).toMatchObject({ alasan: 'Arsip kantor' });
    const late = await send({ ...at, baris: [row(1, 17_000, { revisi: 1 })], alasan: 'Arsip kantor' });
    expect([late.status, late.body.meta.message]).toEqual([412, expect.stringContaining('sudah diubah orang lain')]);
    const gone = await send({
      ...at,
      baris: [row(1, 9_000, { komoditi_id: komoditi[2], revisi: 3 })],
      alasan: 'Arsip kantor',
    });
    expect([gone.status, gone.body.meta.message]).toEqual([412, expect.stringContaining('sudah dihapus orang lain')]);
  });
});

test('what is wrong is named by row and field, and nothing is stored', async () => {
  const baris = [
    row(1, 15_000),
    row(1, 15_000),
    row(2, 15_000),
    row(1, 15_000, { komoditi_id: 999_999 }),
    row(1, 15_000, { komoditi_id: komoditi[1], harga_eceran: '15,5' }),
    'Melak',
  ];
  const told = (await send({ periode: [weeks[0]], baris, uji: '1' })).body.data;
  expect(told.tambah).toBe(1);
  expect(told.keluhan).toEqual([
    { baris: 2, kolom: '', pesan: 'Sama dengan baris 1' },
    { baris: 3, kolom: 'periode', pesan: 'Periode harus nomor urut 1 sampai 1' },
    { baris: 4, kolom: 'komoditi_id', pesan: 'Komoditi tidak ditemukan' },
    expect.objectContaining({ baris: 5, kolom: 'harga_eceran' }),
    { baris: 6, kolom: '', pesan: 'Baris ini harus berupa isian' },
  ]);
  const { status, body } = await send({ periode: [weeks[0]], baris });
  expect([status, body.meta.message]).toEqual([422, '5 dari 6 baris keliru. Tidak ada yang disimpan.']);
  expect(body.data.keluhan).toEqual(told.keluhan);
  expect(await ofYear()).toEqual([]);
});

test('a village counts in its own kecamatan only', async () => {
  const [month] = periodesOfYear('luas-tanam', tahun);
  const { kelurahan_id } = await placeIn(api, 'Melak');
  const area = { periode: 1, kelurahan_id, komoditi: 'padi', luas_tanam: 5, luas_puso: 6 };
  const baris = [
    { ...area, kecamatan_id: bongan, luas_puso: 1 },
    { ...area, kecamatan_id: melak },
  ];
  const { body } = await superadmin.send('POST', '/luas-tanam/impor', {
    berkas: 'a',
    periode: [month],
    baris,
    uji: '1',
  });
  expect(body.data.keluhan.map(({ pesan }: { pesan: string }) => pesan)).toEqual([
    'Kelurahan tidak berada di kecamatan yang dipilih',
    'Luas Puso tidak boleh melebihi Luas Tanam',
  ]);
});

describe('periods', () => {
  const refusal = async (periode: object[], more: object = {}) => {
    const { status, body } = await send({ periode, baris: [row(1, 15_000)], ...more });
    return [status, body.meta.message];
  };

  test('whose days another one has, that have not begun, or that are sent twice are refused', async () => {
    await open();
    const days = { tanggal_mulai: weeks[0]?.tanggal_selesai, tanggal_selesai: weeks[1]?.tanggal_mulai };
    expect(await refusal([{ nama_periode: 'Pasar murah', ...days }])).toEqual([
      422,
      `Pasar murah: tanggalnya bertumpang dengan ${weeks[0]?.nama_periode}`,
    ]);
    const ahead = periodesOfYear('harga-pangan', 2095)[0] as object;
    expect(await refusal([ahead])).toEqual([422, 'Minggu ke-1 Januari 2095 belum mulai']);
    expect(await refusal([weeks[1] as object, weeks[1] as object])).toEqual([422, 'Setiap periode disebut sekali']);
    expect(await refusal([{ id: 999_999 }])).toEqual([422, 'Periode tidak ditemukan']);
  });

  test('that were closed by hand take rows only where that is said, and stay closed', async () => {
    const id = await open();
    await superadmin.send('PUT', `/periode-harga-pangan/${id}`, { ...weeks[0], ditutup: '1' });
    expect(await refusal([{ id }])).toEqual([409, `Periode sudah ditutup: ${weeks[0]?.nama_periode}`]);
    expect(await refusal([{ id }], { isi_tertutup: '1' })).toEqual([200, 'Berhasil']);
    expect(await ofYear()).toMatchObject([{ harga_eceran: 15_000, ditutup_pada: expect.any(String) }]);
  });
});

test('new rows are the chosen officer’s where he works, else the office’s', async () => {
  const baris = [row(1, 15_000), row(1, 15_000, { kecamatan_id: bongan })];
  const { status } = await send({ periode: [weeks[0]], baris, atas_nama: petugas.id });
  expect(status).toBe(200);
  expect((await ofYear()).map(({ user_id }) => user_id)).toEqual([petugas.id, superadmin.id]);
  const none = await send({ periode: [weeks[0]], baris, atas_nama: superadmin.id });
  expect([none.status, none.body.meta.message]).toEqual([422, 'Petugas tidak ditemukan']);
});

test('only a superadmin imports, and no more rows than the limit', async () => {
  const sent = { periode: [weeks[0]], baris: [row(1, 15_000)] };
  for (const who of ['petugas', 'admin', 'petani'])
    expect((await send(sent, await callerOf(api, who))).status).toBe(403);
  const many = Array.from({ length: 20_001 }, () => ({ periode: 1 }));
  const { status, body } = await send({ ...sent, baris: many });
  expect([status, body.meta.message]).toEqual([422, 'Paling banyak 20.000 baris sekali impor']);
});

test('ten thousand rows of five years are stored in one act', async () => {
  const years = [0, 1, 2, 3, 4].flatMap((more) => periodesOfYear('harga-pangan', 2030 - 20 + more));
  const places = await api.db.selectFrom('kecamatan').select('id').execute();
  const periode = years.slice(0, 210);
  const baris = periode.flatMap((_, at) =>
    places.flatMap(({ id: kecamatan_id }) =>
      komoditi.map((komoditi_id) => row(at + 1, 14_000 + at, { kecamatan_id, komoditi_id })),
    ),
  );
  expect(baris).toHaveLength(10_080);
  const { status, body } = await send({ periode, baris });
  expect([status, body.data.tambah]).toEqual([200, 10_080]);
});
