import { empty, notNumeric, type Raw, type Rule } from './rule.ts';

interface KetersediaanForm {
  periode_ketersediaan_pangan_id: number;
  pangan_id: number;
  kecamatan_id: number;
  harga_rata_rata: number;
  kebutuhan: number;
  ketersediaan: number;
}

/** Spec section 5, "Availability add/edit"; the first sentence says 'Harga Pangan' as given (docs/quirks.md). */
export const editKetersediaanPanganRules: readonly Rule<Raw<KetersediaanForm>>[] = [
  empty('Periode Harga Pangan tidak boleh kosong', 'periode_ketersediaan_pangan_id'),
  empty('Pangan tidak boleh kosong', 'pangan_id'),
  empty('Kecamatan tidak boleh kosong', 'kecamatan_id'),
  empty('Harga Rata-Rata tidak boleh kosong', 'harga_rata_rata'),
  empty('Kebutuhan tidak boleh kosong', 'kebutuhan'),
  empty('Ketersediaan tidak boleh kosong', 'ketersediaan'),
];

export const addKetersediaanPanganRules: readonly Rule<Raw<KetersediaanForm>>[] = [
  ...editKetersediaanPanganRules,
  notNumeric('Kebutuhan harus berupa angka!', 'kebutuhan'),
  notNumeric('Ketersediaan harus berupa angka!', 'ketersediaan'),
  notNumeric('Harga Rata-Rata harus berupa angka!', 'harga_rata_rata'),
];
