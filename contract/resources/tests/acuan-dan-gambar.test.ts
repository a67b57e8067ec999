import { expect, test } from 'vitest';
import { describeRules } from '../../../tests/support/forms/describe-rules.ts';
import { firstBroken, gambarRules } from '../../rules.ts';
import { hargaAcuan } from '../acuan/harga-acuan.ts';
import { namaLain } from '../acuan/nama-lain.ts';
import { avatarRules } from '../akun.ts';
import { desaKelurahan } from '../desa-kelurahan.ts';
import { kecamatan } from '../kecamatan.ts';
import { kegiatanDinas } from '../kegiatan-dinas.ts';
import { komoditi } from '../komoditi.ts';
import { pangan } from '../pangan.ts';
import { periode } from '../periode.ts';
import { fotoProdukRules } from '../produk.ts';
import { slider } from '../slider.ts';

describeRules('Kecamatan', {
  rules: kecamatan.rules.add,
  says: ['Nama kecamatan harus diisi', 'Kode BPS harus terdiri atas 7 angka'],
  whole: { nama_kecamatan: 'Melak', kode_bps: '6411040' },
});

describeRules('Desa dan kelurahan', {
  rules: desaKelurahan.rules.add,
  says: [...['Kecamatan harus diisi', 'Nama desa atau kelurahan harus diisi'], 'Kode BPS harus terdiri atas 10 angka'],
  whole: { kecamatan_id: 1, nama_desa_kelurahan: 'Melak Ulu', kode_bps: '6411040012' },
});

describeRules('Pangan', {
  rules: pangan.rules.add,
  says: ['Nama pangan harus diisi'],
  whole: { nama_pangan: 'Beras' },
});

describeRules('Komoditi', {
  rules: komoditi.rules.add,
  says: ['Nama komoditi harus diisi'],
  whole: { nama_komoditi: 'Cabai Rawit' },
});

describeRules('Harga acuan', {
  rules: hargaAcuan.rules.add,
  says: [
    'Mohon pilih komoditi',
    'Mohon pilih jenis harga acuan',
    'Mohon isi harga acuan',
    'Mohon isi sumber harga acuan',
    'Mohon isi tanggal mulai berlaku',
    'Harga Acuan harus berupa angka',
  ],
  whole: { komoditi_id: 1, jenis: 'HET', harga_acuan: 0, sumber: 'Bapanas', berlaku_mulai: '2026-01-01' },
});

describeRules('Nama lain', {
  rules: namaLain.rules.add,
  says: [
    'Mohon isi nama lain',
    'Mohon pilih komoditi, pangan, atau desa yang dimaksud',
    'Pilih satu saja: komoditi, pangan, atau desa',
  ],
  whole: { nama: 'cabe rawit', komoditi_id: 5, pangan_id: '' },
});

describeRules('Periode', {
  rules: periode['harga-pangan'].rules.add,
  says: ['Nama periode harus diisi'],
  whole: { nama_periode: 'Minggu ke-2' },
});

describeRules('Kegiatan dinas', {
  rules: kegiatanDinas.rules.add,
  says: ['Judul harus diisi', 'Deskripsi harus diisi'],
  whole: { judul: 'Panen raya', deskripsi: 'Di Melak' },
});

describeRules('Slider', {
  rules: slider.rules.add,
  says: ['Judul harus diisi', 'Foto harus diisi'],
  whole: { judul: 'Pasar murah', foto: 'pasar.jpg' },
});

describeRules('Gambar', {
  rules: gambarRules,
  says: ['Ukuran file tidak boleh lebih dari 2MB', 'Format foto harus jpg, jpeg atau png'],
  whole: { size: 2_000_000, type: 'image/jpg' },
});

test.each([
  ['image/png', undefined, undefined],
  ['image/jpeg', undefined, undefined],
  ['image/jpg', undefined, undefined],
  ['image/webp', 'Format foto harus jpg, jpeg atau png', undefined],
  ['image/jpeg2000', 'Format foto harus jpg, jpeg atau png', undefined],
  ['text/image/png', 'Format foto harus jpg, jpeg atau png', 'File yang diupload harus berupa gambar'],
  ['', 'Format foto harus jpg, jpeg atau png', 'File yang diupload harus berupa gambar'],
])('a file of the type %j', (type, asPhoto, asAvatar) => {
  const file = { size: 1, type };
  expect(firstBroken(fotoProdukRules, file)).toBe(asPhoto);
  expect(firstBroken(gambarRules, file)).toBe(asPhoto);
  expect(firstBroken(avatarRules, file)).toBe(asAvatar);
});
