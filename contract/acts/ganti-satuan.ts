import { z } from 'zod';
import { column, means } from '../columns.ts';
import { textQuery } from '../filters.ts';
import { name, oneOf, whole } from '../inputs.ts';
import { schema } from '../resource.ts';
import { komoditi } from '../resources/komoditi.ts';
import { empty, isEmpty, type Raw, type Rule } from '../rules.ts';

/** Ways to change a unit: convert the prices, or keep them and create a new commodity. */
const caraSatuan = ['faktor', 'baru'] as const;

/** The tables that hold prices per unit of a commodity. */
export const tabelHarga = ['harga_pangan', 'harga_pangan_kutai_barat', 'harga_acuan'] as const;
export type TabelHarga = (typeof tabelHarga)[number];

/** Limits of a factor: more decimals would make the conversion inexact. */
export const FAKTOR = { min: 0.001, max: 1000, penyebut: 1_000_000 };
const DECIMAL = /^\d{1,4}([.,]\d{1,6})?$/;

/** A field that only one way needs; blank is absent. */
const onlyFor = <Value>(field: z.ZodType<Value>) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), field.optional());

/** Reads a factor with a decimal comma, '0,1', without thousands separators. */
const readDecimal = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return DECIMAL.test(value.trim()) ? Number(value.trim().replace(',', '.')) : Number.NaN;
};
const faktor = schema(() =>
  z.preprocess(
    readDecimal,
    z
      .number('Faktor harus berupa angka, seperti 0,1')
      .min(FAKTOR.min, 'Faktor harus antara 0,001 dan 1.000')
      .max(FAKTOR.max, 'Faktor harus antara 0,001 dan 1.000')
      .refine(
        (value) => Math.abs(Math.round(value * FAKTOR.penyebut) - value * FAKTOR.penyebut) < 1e-6,
        'Faktor paling banyak enam angka di belakang koma',
      ),
  ),
);

const input = schema(() =>
  z.object({
    satuan: name('Satuan', 20).meta(means('Satuan yang baru', 'ons')),
    cara: oneOf('Cara', caraSatuan).meta(
      means('faktor: semua harganya dikali faktor; baru: harganya tetap, dan komoditi baru dibuat', 'faktor'),
    ),
    faktor: onlyFor(faktor).meta(means('Harga per satuan lama kali faktor menjadi harga per satuan baru', 0.1)),
    nama: onlyFor(name('Nama komoditi baru')).meta(means('Nama komoditi yang dibuat', 'Cabai Rawit Ons')),
    harga: whole('Harga').optional().meta(means('Berapa harga yang dilihat; bila sekarang lain jumlahnya: 409', 832)),
  }),
);
type Form = Raw<z.infer<typeof input>>;

export const gantiSatuanRules: readonly Rule<Form>[] = [
  empty('Mohon isi satuan yang baru', 'satuan'),
  empty('Mohon pilih apa yang terjadi dengan harganya', 'cara'),
  ['Mohon isi faktornya', ({ cara, faktor: factor }) => cara === 'faktor' && isEmpty(factor), 'faktor'],
  ['Mohon isi nama komoditi yang baru', ({ cara, nama }) => cara === 'baru' && isEmpty(nama), 'nama'],
];

/** Changes a commodity's unit, after a preview of its prices (`/komoditi/{id}/satuan`). */
export const gantiSatuan = schema(() => ({
  query: z.object({
    satuan: textQuery.meta(means('Satuan yang baru; tanpa ini seperti sekarang', 'ons')),
    faktor: z
      .string()
      .regex(DECIMAL, 'Faktor harus berupa angka, seperti 0,1')
      .optional()
      .meta(means('Faktornya; tanpa ini harganya tetap', '0,1')),
  }),
  pratinjau: z.object({
    satuan: z
      .object({ dari: column.satuan, ke: column.satuan.meta(means('Satuan yang baru', 'ons')) })
      .meta(means('Satuannya sekarang, dan sesudahnya')),
    baris: z
      .array(
        z.object({
          tabel: z.enum(tabelHarga).meta(means('Tabelnya', 'harga_pangan')),
          jumlah: z.int().meta(means('Berapa barisnya', 416)),
        }),
      )
      .meta(means('Berapa baris harga komoditi ini')),
    harga: z.int().meta(means('Berapa harga seluruhnya', 832)),
    dibulatkan: z.int().meta(means('Berapa di antaranya dibulatkan ke rupiah', 12)),
    contoh: z
      .array(
        z.object({
          di: z.string().meta(means('Harga apa, di mana, kapan', 'Harga eceran, Melak, Minggu ke-46 2026')),
          dari: z.int().meta(means('Harganya sekarang', 68_000)),
          ke: z.int().meta(means('Harganya sesudahnya', 6_800)),
        }),
      )
      .meta(means('Paling banyak tiga contoh')),
    dinilai: z.boolean().meta(means('Harganya dinilai dalam SKPG', false)),
  }),
  faktor: z.object({ faktor }),
  input,
  rules: gantiSatuanRules,
  hasil: z.object({
    komoditi: komoditi.row.meta(means('Komoditinya sesudah itu; pada cara baru: yang dibuat')),
    harga: z.int().meta(means('Berapa harga yang berubah', 832)),
  }),
}));
export type PratinjauSatuan = z.infer<typeof gantiSatuan.pratinjau>;
export type HasilSatuan = z.infer<typeof gantiSatuan.hasil>;
export type IsianSatuan = z.infer<typeof gantiSatuan.input>;
