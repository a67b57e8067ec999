import { beforeAll, expect, test } from 'vitest';
import { istilahDi } from '#contract/formulas/wilayah/istilah.ts';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newRow } from '../../support/api/fixtures.ts';
import { type SmallWorld, smallWorld } from '../../support/kantor/small-world.ts';

/** Words of the specification that Jayapura, a city in Papua, does not say. */
const FOREIGN = /kabupaten|kecamatan|\bdesa\b/i;

let world: SmallWorld;
let admin: Caller;
let ids: { kecamatan: number; komoditi: number };
beforeAll(async () => {
  world = await smallWorld();
  const { db } = world.api;
  await db.updateTable('keterangan').set({ nilai: '91.71' }).where('nama', '=', 'wilayah').execute();
  await db.updateTable('keterangan').set({ nilai: 'Jayapura' }).where('nama', '=', 'nama_wilayah').execute();
  const before = await world.periode('harga_pangan', 'Lalu', '2026-11-09', '2026-11-15');
  const week = await world.periode('harga_pangan', 'Ini', '2026-11-16', '2026-11-22');
  await world.hargaKabupaten(before, 'Beras', 1_000);
  await world.hargaKabupaten(week, 'Beras', 10_000);
  await world.harga(week, 'Melak', 'Beras', 10_000);
  const kecamatan = await db.selectFrom('kecamatan').select('id').where('nama_kecamatan', '=', 'Melak').execute();
  const komoditi = await db.selectFrom('komoditi').select('id').where('nama_komoditi', '=', 'Beras').execute();
  ids = { kecamatan: kecamatan[0]!.id, komoditi: komoditi[0]!.id };
  admin = await callerOf(world.api, 'admin');
  setRegionalWords(istilahDi('91.71', { desa: true, kelurahan: true }));
});

const messageOf = async (method: string, path: string, body?: Record<string, unknown>) =>
  (await admin.send(method, path, body)).body.meta.message;

/** The sentences about rows of a file. */
const complaintsOf = async (path: string, baris: object[]): Promise<string[]> => {
  const { body } = await admin.send('POST', `${path}/impor`, { baris, uji: 1 });
  return body.data.keluhan.map(({ pesan }: { pesan: string }) => pesan);
};

test('findings name the city itself', async () => {
  const { body } = await admin.send('GET', '/kantor/beranda');
  const [largest] = body.data.harga.terbesar;
  expect([largest.nama_kecamatan, largest.persen]).toEqual(['Kota Jayapura', 900]);
});

test('rows that are used are named in the words of the region', async () => {
  expect(await messageOf('DELETE', `/kecamatan/${ids.kecamatan}`)).toMatch(/kampung atau kelurahan/);
  expect(await messageOf('DELETE', `/kecamatan/${ids.kecamatan}`)).not.toMatch(FOREIGN);
  expect(await messageOf('DELETE', `/komoditi/${ids.komoditi}`)).toMatch(/harga pangan kota/);
});

test('the prices of a unit are those of the city', async () => {
  const { body } = await admin.send('GET', `/komoditi/${ids.komoditi}/satuan?faktor=2`);
  expect(body.data.contoh.map(({ di }: { di: string }) => di.split(':')[0])).toEqual(
    expect.arrayContaining(['Harga eceran kota']),
  );
  expect(JSON.stringify(body.data.contoh)).not.toMatch(FOREIGN);
});

test('rows of a file that point at nothing are refused in the same words', async () => {
  const row = { tahun: 2026, jumlah: 1, sumber: 'Dinas' };
  const said = await complaintsOf('/sasaran-balita', [
    { ...row, kecamatan_id: 999_999, kelurahan_id: 999_999 },
    { ...row, nama_kecamatan: 'Kecamatan Hilang', nama_desa_kelurahan: 'Desa Hilang' },
  ]);
  expect(said).toContain('Distrik tidak ditemukan');
  expect(said).toContainEqual(expect.stringMatching(/^Distrik 'Kecamatan Hilang' tidak ditemukan/));
  expect(said).toContainEqual(expect.stringMatching(/^Kampung\/Kelurahan 'Desa Hilang' tidak ditemukan/));
});

test('a name that says another kind stays as it was typed', async () => {
  expect(await messageOf('POST', '/kecamatan', { nama_kecamatan: 'Kabupaten Jayapura' })).toBe(
    "Nama 'Kabupaten Jayapura' sudah dipakai oleh alamat lain di aplikasi ini",
  );
  expect(await messageOf('POST', '/kecamatan', { nama_kecamatan: '12' })).toBe('Nama distrik harus memuat huruf');
  const id = await newRow(world.api, 'kecamatan', { nama_kecamatan: 'Desa Baru', slug: 'desa-baru' });
  expect(await messageOf('POST', '/kecamatan', { nama_kecamatan: 'Desa Baru' })).toBe('Desa Baru sudah ada');
  await world.api.db.deleteFrom('kecamatan').where('id', '=', id).execute();
  const link = { judul: 'Kabar', deskripsi: '[ini](ftp://desa.example)' };
  expect(await messageOf('POST', '/kegiatan-dinas', link)).toMatch(/^Tautan ftp:\/\/desa\.example tidak dapat dipakai/);
});

test("no kecamatan takes the address of the city's own page", async () => {
  const add = (nama_kecamatan: string) => admin.send('POST', '/kecamatan', { nama_kecamatan });
  const taken = await add('Kota  Jayapura');
  expect([taken.status, taken.body.data.errors.nama_kecamatan]).toEqual([
    422,
    ["Nama 'Kota Jayapura' sudah dipakai oleh alamat lain di aplikasi ini"],
  ]);
  expect((await add('Kota Lama')).status).toBe(201);
});

test.each(['harga-pangan', 'harga-pangan-kutai-barat', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'])(
  'the printed %s says the words of the region',
  async (jenis) => {
    const { body } = await admin.send('GET', `/cetak/${jenis}`);
    expect(JSON.stringify(body.data).replaceAll(/"\w+":/g, '')).not.toMatch(FOREIGN);
  },
);
