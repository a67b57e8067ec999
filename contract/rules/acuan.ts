import { empty, type Raw, type Rule } from './rule.ts';

// Spec section 5 has no sentences for the office's own lists; these follow its tone.

export const kecamatanRules: readonly Rule<Raw<{ nama_kecamatan: string }>>[] = [
  empty('Nama kecamatan harus diisi', 'nama_kecamatan'),
];

export const desaKelurahanRules: readonly Rule<Raw<{ kecamatan_id: number; nama_desa_kelurahan: string }>>[] = [
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Nama desa atau kelurahan harus diisi', 'nama_desa_kelurahan'),
];

export const panganRules: readonly Rule<Raw<{ nama_pangan: string }>>[] = [
  empty('Nama pangan harus diisi', 'nama_pangan'),
];

export const komoditiRules: readonly Rule<Raw<{ nama_komoditi: string }>>[] = [
  empty('Nama komoditi harus diisi', 'nama_komoditi'),
];

export const periodeRules: readonly Rule<Raw<{ nama_periode: string }>>[] = [
  empty('Nama periode harus diisi', 'nama_periode'),
];

export const kegiatanDinasRules: readonly Rule<Raw<{ judul: string; deskripsi: string }>>[] = [
  empty('Judul harus diisi', 'judul'),
  empty('Deskripsi harus diisi', 'deskripsi'),
];

export const sliderRules: readonly Rule<Raw<{ judul: string; foto: unknown }>>[] = [
  empty('Judul harus diisi', 'judul'),
  empty('Foto harus diisi', 'foto'),
];
