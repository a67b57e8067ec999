import { empty, notNumeric, type Raw, type Rule } from './rule.ts';

interface LahanForm {
  id: number;
  user_id: number;
  kecamatan_id: number;
  kelurahan_id: number;
  alamat: string;
  luas_tanam: number;
  jumlah_panen: number;
  satuan_panen: string;
  bulan: string;
  komoditi: string;
}

interface KoordinatForm {
  lat: number;
  lang: number;
}

const KOORDINAT_KOSONG = 'Latitude dan Longitude harus diisi';

/** What is asked of a plot itself; where it lies is sent on its own, once the plot has its id (spec section 4). */
export const lahanPetaniRules: readonly Rule<Raw<LahanForm>>[] = [
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Kelurahan harus diisi', 'kelurahan_id'),
  empty('Alamat harus diisi', 'alamat'),
  empty('Luas Tanam harus diisi', 'luas_tanam'),
  notNumeric('Luas Tanam harus berupa angka', 'luas_tanam'),
  empty('Jumlah Panen harus diisi', 'jumlah_panen'),
  notNumeric('Jumlah Panen harus berupa angka', 'jumlah_panen'),
  empty('Satuan Panen harus diisi', 'satuan_panen'),
  empty('Bulan harus diisi', 'bulan'),
  empty('Komoditi harus diisi', 'komoditi'),
];

export const koordinatRules: readonly Rule<Raw<KoordinatForm>>[] = [
  empty(KOORDINAT_KOSONG, 'lat'),
  empty(KOORDINAT_KOSONG, 'lang'),
];

/** Spec section 5, "Farmland add/edit". */
export const addLahanPetaniRules: readonly Rule<Raw<LahanForm & KoordinatForm>>[] = [
  ...lahanPetaniRules,
  ...koordinatRules,
];

export const editLahanPetaniRules: readonly Rule<Raw<LahanForm & KoordinatForm>>[] = [
  ...addLahanPetaniRules,
  empty('ID harus diisi', 'id'),
];
