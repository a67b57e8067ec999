import { beforeEach, expect, test } from 'vitest';
import { type RemindingWorld, remindingWorld } from '../../support/api/reminding.ts';

let world: RemindingWorld;
beforeEach(async () => {
  world = await remindingWorld();
});

test('names the officers whose places are not complete, and what they lack; what nobody answers for stands apart', async () => {
  const found = await world.listed();
  const melak = { terisi: 1, diharapkan: 3, isi: ['Cabai', 'Telur'], nama_kecamatan: 'Melak' };
  expect(found.petugas.map(({ nama_lengkap, kurang }) => [nama_lengkap, kurang])).toEqual([
    ['Agus', [{ ...melak, kecamatan_id: world.id('kecamatan', 'Melak') }]],
    ['Yulius', [{ ...melak, kecamatan_id: world.id('kecamatan', 'Melak') }]],
  ]);
  expect(found).toMatchObject({ tanpa_petugas: ['Bongan'], terlambat_sejak: null, kantor_bersurat: true });
  expect(JSON.stringify(found)).not.toContain('@contoh.id');
});

test('asked about one kecamatan, its officers alone; what they lack elsewhere is named with it', async () => {
  const damai = world.id('kecamatan', 'Damai');
  await world.api.db.deleteFrom('harga_pangan').where('kecamatan_id', '=', damai).execute();
  const about = async (kecamatan: number) =>
    (await world.listed(`periode_id=${world.week}&kecamatan_id=${kecamatan}`)).petugas.map(
      ({ nama_lengkap, kurang }) => [nama_lengkap, ...kurang.map(({ nama_kecamatan }) => nama_kecamatan)],
    );
  expect(await about(damai)).toEqual([['Agus', 'Damai', 'Melak']]);
  expect(await about(world.id('kecamatan', 'Melak'))).toEqual([
    ['Agus', 'Damai', 'Melak'],
    ['Yulius', 'Melak'],
  ]);
  expect(await about(999_999)).toEqual([]);
});

test('one who may not log in is not asked', async () => {
  await world.api.db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'agus').execute();
  expect((await world.listed()).petugas.map(({ nama_lengkap }) => nama_lengkap)).toEqual(['Yulius']);
  expect((await world.remind(world.akun('agus'))).status).toBe(422);
  expect(world.api.letters).toEqual([]);
});

test('the regency’s prices are asked of those who entered them of late, and of all where nobody did', async () => {
  const regency = `jenis=harga-pangan-kutai-barat&periode_id=${world.week}`;
  const asked = async () => (await world.listed(regency)).petugas.map(({ nama_lengkap }) => nama_lengkap);
  expect(await asked()).toEqual(['Agus', 'Petugas', 'Yulius']);
  const before = await world.periode('harga_pangan', 'Pekan lalu', '2026-11-09', '2026-11-15');
  await world.hargaKabupaten(before, 'Beras');
  expect(await asked()).toEqual(['Yulius']);
});

test('villages are named', async () => {
  const november = await world.periode('timbang_balita', 'November 2026', '2026-11-01', '2026-11-30');
  await world.timbang(november, 'Melak', 'Empas');
  const { petugas } = await world.listed(`jenis=timbang-balita&periode_id=${november}`);
  const lacking = petugas.map(({ kurang }) => kurang.map(({ nama_kecamatan, isi }) => [nama_kecamatan, ...isi]));
  expect(lacking).toEqual([
    [
      ['Damai', 'Besiq'],
      ['Melak', 'Muara Bunyut'],
    ],
    [['Melak', 'Muara Bunyut']],
  ]);
});
