import { beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

const send = (path: string, baris: unknown) => admin.send('POST', `${path}/impor`, { baris });

test('names in the place of numbers are the same however they are written', async () => {
  const first = await api.db
    .selectFrom('desa_kelurahan')
    .innerJoin('kecamatan', 'kecamatan.id', 'kecamatan_id')
    .select(['nama_kecamatan', 'nama_desa_kelurahan'])
    .orderBy('desa_kelurahan.id')
    .executeTakeFirstOrThrow();
  const shouted = Object.fromEntries(Object.entries(first).map(([name, said]) => [name, `  ${said.toUpperCase()}. `]));
  const { body } = await send('/sasaran-balita', [{ ...shouted, tahun: '2031', jumlah: '80', sumber: 'Dinkes' }]);
  expect(body.data).toMatchObject({ tambah: 1 });
});

test('a village is looked for in its sub-district, and asked about where two bear one name', async () => {
  const [melak, damai] = await Promise.all(
    ['Melak', 'Damai'].map((nama) =>
      api.db.selectFrom('kecamatan').select('id').where('nama_kecamatan', '=', nama).executeTakeFirstOrThrow(),
    ),
  );
  for (const kecamatan of [melak, damai]) {
    await admin.send('POST', '/desa-kelurahan', { kecamatan_id: kecamatan!.id, nama_desa_kelurahan: 'Muara Baru' });
  }
  const figures = { nama_desa_kelurahan: 'Muara Baru', tahun: 2031, jumlah: 80, sumber: 'Dinkes' };
  const both = [
    { ...figures, nama_kecamatan: 'Melak' },
    { ...figures, kecamatan_id: damai!.id },
  ];
  expect((await send('/sasaran-balita', both)).body.data.tambah).toBe(2);
  const { body } = await send('/sasaran-balita', [
    figures,
    { ...figures, nama_kecamatan: 'Long Iram' },
    { ...figures, nama_desa_kelurahan: 'Entah' },
  ]);
  expect(body.data.keluhan).toEqual([
    { baris: 1, kolom: 'nama_desa_kelurahan', pesan: "Kelurahan 'Muara Baru' ada lebih dari satu" },
    { baris: 2, kolom: 'nama_desa_kelurahan', pesan: "Kelurahan 'Muara Baru' tidak ada di kecamatan itu" },
    { baris: 3, kolom: 'nama_desa_kelurahan', pesan: "Kelurahan 'Entah' tidak ditemukan" },
  ]);
});

test('a name that is nearly one is told with it: of a village one in its sub-district', async () => {
  const figures = { tahun: 2031, jumlah: 80, sumber: 'Dinkes' };
  const { body } = await send('/sasaran-balita', [
    { ...figures, nama_kecamatan: 'MELAK ', nama_desa_kelurahan: 'Melak Uluu' },
    { ...figures, nama_kecamatan: 'Kec. Melak', nama_desa_kelurahan: 'Melak Ulu ' },
    { ...figures, nama_kecamatan: 'Melak', nama_desa_kelurahan: 'Melak' },
    { ...figures, nama_kecamatan: 'Tering', nama_desa_kelurahan: 'Melak Ulu' },
    { ...figures, nama_kecamatan: 'Tring', nama_desa_kelurahan: 'Entah' },
  ]);
  expect(body.data.keluhan.map(({ baris, pesan }: { baris: number; pesan: string }) => [baris, pesan])).toEqual([
    [1, "Kelurahan 'Melak Uluu' tidak ditemukan. Maksudnya Melak Ulu?"],
    [2, "Kecamatan 'Kec. Melak' tidak ditemukan. Maksudnya Melak?"],
    [3, "Kelurahan 'Melak' tidak ditemukan. Maksudnya Melak Ilir atau Melak Ulu?"],
    [4, "Kelurahan 'Melak Ulu' tidak ada di kecamatan itu"],
    [5, "Kecamatan 'Tring' tidak ditemukan. Maksudnya Tering?"],
    [5, "Kelurahan 'Entah' tidak ditemukan"],
  ]);
});

test('numbers that are nobody’s are told of as such', async () => {
  const { body } = await send('/penduduk', [{ kecamatan_id: 99_999, tahun: 2031, jumlah: 1, sumber: 'x' }]);
  expect(body.data.keluhan).toEqual([{ baris: 1, kolom: 'kecamatan_id', pesan: 'Kecamatan tidak ditemukan' }]);
});

test('what a file does not name stays: the logo and the food of a commodity', async () => {
  const [known] = await api.db.selectFrom('komoditi').selectAll().orderBy('id').execute();
  await send('/komoditi', [{ nama_komoditi: known!.nama_komoditi.toUpperCase(), satuan: '' }]);
  const after = await api.db.selectFrom('komoditi').selectAll().where('id', '=', known!.id).executeTakeFirstOrThrow();
  expect(after).toMatchObject({
    ...{ satuan: known!.satuan, pangan_id: known!.pangan_id, logo_komoditi: known!.logo_komoditi },
    nama_komoditi: known!.nama_komoditi.toUpperCase(),
  });
  const food = await send('/komoditi', [{ nama_komoditi: 'Sagu Kering', nama_pangan: 'beras' }]);
  expect(food.body.data.tambah).toBe(1);
  const { pangan_id } = await api.db
    .selectFrom('komoditi')
    .select('pangan_id')
    .where('nama_komoditi', '=', 'Sagu Kering')
    .executeTakeFirstOrThrow();
  expect(pangan_id).not.toBeNull();
});
