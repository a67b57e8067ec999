import { expect, test } from 'vitest';
import { describeRules } from '../../tests/support/describe-rules.ts';
import {
  desaKelurahanRules,
  kecamatanRules,
  kegiatanDinasRules,
  komoditiRules,
  panganRules,
  periodeRules,
  sliderRules,
} from './acuan.ts';
import { gambarRules } from './gambar.ts';
import { fotoProdukRules } from './produk.ts';
import { avatarRules } from './profil.ts';
import { firstBroken } from './rule.ts';

describeRules('Kecamatan', {
  rules: kecamatanRules,
  says: ['Nama kecamatan harus diisi'],
  whole: { nama_kecamatan: 'Melak' },
});

describeRules('Desa dan kelurahan', {
  rules: desaKelurahanRules,
  says: ['Kecamatan harus diisi', 'Nama desa atau kelurahan harus diisi'],
  whole: { kecamatan_id: 1, nama_desa_kelurahan: 'Melak Ulu' },
});

describeRules('Pangan', { rules: panganRules, says: ['Nama pangan harus diisi'], whole: { nama_pangan: 'Beras' } });

describeRules('Komoditi', {
  rules: komoditiRules,
  says: ['Nama komoditi harus diisi'],
  whole: { nama_komoditi: 'Cabai Rawit' },
});

describeRules('Periode', {
  rules: periodeRules,
  says: ['Nama periode harus diisi'],
  whole: { nama_periode: 'Minggu ke-2' },
});

describeRules('Kegiatan dinas', {
  rules: kegiatanDinasRules,
  says: ['Judul harus diisi', 'Deskripsi harus diisi'],
  whole: { judul: 'Panen raya', deskripsi: 'Di Melak' },
});

describeRules('Slider', {
  rules: sliderRules,
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
