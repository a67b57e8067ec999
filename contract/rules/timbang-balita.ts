import { empty, exceeds, notNumeric, type Raw, type Rule } from './rule.ts';

interface TimbangForm {
  id: number;
  user_id: number;
  periode_timbang_balita_id: number;
  kecamatan_id: number;
  kelurahan_id: number;
  jumlah_balita: number;
  berat_badan_naik: number;
  berat_badan_tidak_naik: number;
  dibawah_garis_merah: number;
  kasus_gizi_buruk: number;
}

const counts = [
  ['Jumlah balita', 'jumlah_balita'],
  ['Berat badan naik', 'berat_badan_naik'],
  ['Berat badan tidak naik', 'berat_badan_tidak_naik'],
  ['Dibawah garis merah', 'dibawah_garis_merah'],
  ['Kasus gizi buruk', 'kasus_gizi_buruk'],
] as const;

const numericCounts = counts.map(([label, field]) =>
  notNumeric<Raw<TimbangForm>>(`${label} harus berupa angka`, field),
);

/** Spec section 5, "Add toddler weighing, in order". */
export const addTimbangBalitaRules: readonly Rule<Raw<TimbangForm>>[] = [
  empty('Anda harus login terlebih dahulu', 'user_id'),
  empty('Periode timbang balita harus diisi', 'periode_timbang_balita_id'),
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Kelurahan harus diisi', 'kelurahan_id'),
  ...counts.map(([label, field]) => empty<Raw<TimbangForm>>(`${label} harus diisi`, field)),
  ...numericCounts,
];

/** Spec section 5, "Edit toddler weighing". */
export const editTimbangBalitaRules: readonly Rule<Raw<TimbangForm>>[] = [
  empty('Anda harus login untuk mengubah data', 'user_id'),
  empty('ID tidak boleh kosong', 'id'),
  empty('Periode tidak boleh kosong', 'periode_timbang_balita_id'),
  empty('Kecamatan tidak boleh kosong', 'kecamatan_id'),
  empty('Kelurahan tidak boleh kosong', 'kelurahan_id'),
  ...counts.map(([label, field]) => empty<Raw<TimbangForm>>(`${label} tidak boleh kosong`, field)),
  ...numericCounts,
];

/** Who was not weighed last month, or is new, counts neither as gained nor as not gained (CONTEXT.md). */
export const skdnRules: readonly Rule<Raw<TimbangForm>>[] = [
  exceeds(
    'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang',
    ['berat_badan_naik', 'berat_badan_tidak_naik'],
    'jumlah_balita',
  ),
  exceeds(
    'Balita di bawah garis merah tidak boleh melebihi jumlah balita ditimbang',
    ['dibawah_garis_merah'],
    'jumlah_balita',
  ),
  exceeds('Kasus gizi buruk tidak boleh melebihi jumlah balita ditimbang', ['kasus_gizi_buruk'], 'jumlah_balita'),
];
