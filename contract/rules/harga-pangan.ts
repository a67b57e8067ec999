import { empty, notNumeric, type Raw, type Rule } from './rule.ts';

interface HargaPanganForm {
  kecamatan_id: number;
  komoditi_id: number;
  periode_harga_pangan_id: number;
  harga_grosir: number;
  harga_eceran: number;
}

/** Spec section 5, "Food price add/edit": the regency-wide form and both edits. */
export const hargaPanganKutaiBaratRules: readonly Rule<Raw<Omit<HargaPanganForm, 'kecamatan_id'>>>[] = [
  empty('Mohon pilih komoditi', 'komoditi_id'),
  empty('Mohon isi harga grosir', 'harga_grosir'),
  empty('Mohon isi harga eceran', 'harga_eceran'),
  empty('Mohon pilih periode harga pangan', 'periode_harga_pangan_id'),
  notNumeric('Harga Grosir harus berupa angka', 'harga_grosir'),
  notNumeric('Harga Eceran harus berupa angka', 'harga_eceran'),
];

/** The per-district form asks for the sub-district first. */
export const hargaPanganRules: readonly Rule<Raw<HargaPanganForm>>[] = [
  empty('Mohon pilih kecamatan', 'kecamatan_id'),
  ...hargaPanganKutaiBaratRules,
];
