import { z } from 'zod';
import { means, stored } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { reference, unlessBroken, whole } from '../inputs.ts';
import { byAssignedPetugas, resource, schema } from '../resource.ts';
import { empty, exceeds, notNumeric, type Raw, type Rule } from '../rules.ts';
import { laporanDesa } from './desa-kelurahan.ts';
import { rekapKecamatan } from './kecamatan.ts';

/** Counts of toddlers of one village in one period (CONTEXT.md explains the letters). */
export const hitungan = schema(() => ({
  jumlah_balita: z.int().meta(means('Balita yang ditimbang (D)', 40)),
  berat_badan_naik: z.int().meta(means('Yang berat badannya naik (N)', 33)),
  berat_badan_tidak_naik: z.int().meta(means('Yang berat badannya tidak naik (T); N + T tidak melebihi D', 5)),
  dibawah_garis_merah: z.int().meta(means('Yang di bawah garis merah (BGM)', 1)),
  kasus_gizi_buruk: z.int().meta(means('Yang bergizi buruk', 0)),
}));

const row = schema(() =>
  z.object({
    ...stored,
    ...laporanDesa.columns,
    periode_timbang_balita_id: z.int().meta(means('Periode timbang balita', 11)),
    ...hitungan,
  }),
);
export type TimbangBalita = z.infer<typeof row>;

const fields = schema(() =>
  z.object({
    periode_timbang_balita_id: reference('Periode timbang balita'),
    kecamatan_id: reference('Kecamatan'),
    kelurahan_id: reference('Kelurahan'),
    jumlah_balita: whole('Jumlah balita'),
    berat_badan_naik: whole('Berat badan naik'),
    berat_badan_tidak_naik: whole('Berat badan tidak naik'),
    dibawah_garis_merah: whole('Dibawah garis merah'),
    kasus_gizi_buruk: whole('Kasus gizi buruk'),
  }),
);
type Form = Raw<z.infer<typeof fields> & { id: number; user_id: number }>;

const counts = [
  ['Jumlah balita', 'jumlah_balita'],
  ['Berat badan naik', 'berat_badan_naik'],
  ['Berat badan tidak naik', 'berat_badan_tidak_naik'],
  ['Dibawah garis merah', 'dibawah_garis_merah'],
  ['Kasus gizi buruk', 'kasus_gizi_buruk'],
] as const;

const numericCounts = counts.map(([label, field]) => notNumeric<Form>(`${label} harus berupa angka`, field));

/** Spec section 5, "Add toddler weighing, in order". */
export const addTimbangBalitaRules: readonly Rule<Form>[] = [
  empty('Anda harus login terlebih dahulu', 'user_id'),
  empty('Periode timbang balita harus diisi', 'periode_timbang_balita_id'),
  empty('Kecamatan harus diisi', 'kecamatan_id'),
  empty('Kelurahan harus diisi', 'kelurahan_id'),
  ...counts.map(([label, field]) => empty<Form>(`${label} harus diisi`, field)),
  ...numericCounts,
];

/** Spec section 5, "Edit toddler weighing". */
export const editTimbangBalitaRules: readonly Rule<Form>[] = [
  empty('Anda harus login untuk mengubah data', 'user_id'),
  empty('ID tidak boleh kosong', 'id'),
  empty('Periode tidak boleh kosong', 'periode_timbang_balita_id'),
  empty('Kecamatan tidak boleh kosong', 'kecamatan_id'),
  empty('Kelurahan tidak boleh kosong', 'kelurahan_id'),
  ...counts.map(([label, field]) => empty<Form>(`${label} tidak boleh kosong`, field)),
  ...numericCounts,
];

/** Who was not weighed last month counts neither as gained nor as not gained: N + T may be less than D (CONTEXT.md). */
export const skdnRules: readonly Rule<Form>[] = [
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

export const timbangBalita = resource(() => ({
  path: '/timbang-balita',
  name: 'TimbangBalita',
  tag: 'Timbang balita',
  called: 'Timbang balita',
  key: 'timbang_balita',
  notes: 'Satu baris untuk setiap desa dan periode.',
  row,
  sheet: [
    ['Periode', 'nama_periode'],
    ['Kecamatan', 'nama_kecamatan'],
    ['Desa/Kelurahan', 'nama_desa_kelurahan'],
    ['Jumlah Balita Ditimbang', 'jumlah_balita'],
    ['Jumlah Balita Naik BB', 'berat_badan_naik'],
    ['Jumlah Balita Tidak Naik BB', 'berat_badan_tidak_naik'],
    ['Jumlah Balita Dibawah Garis Merah', 'dibawah_garis_merah'],
    ['Kasus Gizi Buruk', 'kasus_gizi_buruk'],
    ['Diubah (UTC)', 'updated_at'],
  ],
  filter: laporanDesa.filter.extend({ periode_timbang_balita_id: idQuery }),
  order: 'nama desa',
  readers: 'semua',
  instead: [rekapKecamatan],
  writers: byAssignedPetugas,
  input: fields.superRefine(unlessBroken(skdnRules)),
  rules: { add: addTimbangBalitaRules, edit: editTimbangBalitaRules },
  aliases: { periode_id: 'periode_timbang_balita_id' },
  naturalKey: { columns: ['periode_timbang_balita_id', 'kelurahan_id'] },
  laporan: 'timbang_balita',
}));
