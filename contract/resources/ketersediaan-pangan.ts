import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, idQuery, textQuery, urutQuery, wordQuery } from '../filters.ts';
import { decimal, reference } from '../inputs.ts';
import { byAssignedPetugas, resource, type SheetColumn, schema } from '../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../rules.ts';
import { rekapKecamatan } from './kecamatan.ts';

/** What a balance is made of, in tons. */
export const tons = schema(() => ({
  kebutuhan: z.number().meta(means('Yang dibutuhkan, dalam ton, boleh berdesimal', 95.5)),
  ketersediaan: z.number().meta(means('Yang tersedia, dalam ton, boleh berdesimal', 104)),
}));

/** What a balance is the difference of. */
export const neracaDari = ['ketersediaan', 'kebutuhan'] as const;

/** A food's balance in a period. Quantities in tons, prices in rupiah. */
const neraca = schema(() => ({
  pangan_id: column.pangan_id,
  periode_ketersediaan_pangan_id: z.int().meta(means('Periode ketersediaan pangan', 46)),
  harga_rata_rata: z.number().meta(means('Harga rata-rata dalam rupiah, boleh berdesimal', 14_250.5)),
  ...tons,
  neraca: z.number().meta(means('Ketersediaan dikurangi kebutuhan', 8.5)),
  harga_rata_rata_pekan_lalu: z
    .number()
    .nullable()
    .meta(means('Harga rata-rata periode sebelumnya; null bila tidak ada', 14_100)),
  ketersediaan_pekan_lalu: z
    .number()
    .nullable()
    .meta(means('Ketersediaan periode sebelumnya; null bila tidak ada', 101.25)),
  nama_periode_ketersediaan_pangan: z.string().meta(means('Nama periode ketersediaan pangan', '16 – 22 November 2026')),
  pangans: z
    .object({ id: column.id, nama_pangan: column.nama_pangan, logo_pangan_url: column.logo_pangan_url })
    .meta(means('Pangannya')),
}));

const figures = [
  ['Pangan', 'pangans.nama_pangan'],
  ['Harga Rata-Rata', 'harga_rata_rata'],
  ['Kebutuhan (Ton)', 'kebutuhan'],
  ['Ketersediaan (Ton)', 'ketersediaan'],
  ['Neraca (Ton)', 'neraca'],
  ['Harga Rata-Rata Sebelumnya', 'harga_rata_rata_pekan_lalu'],
  ['Ketersediaan Sebelumnya (Ton)', 'ketersediaan_pekan_lalu'],
] as const;
const period = ['Periode', 'nama_periode_ketersediaan_pangan'] as const;
const changed = ['Diubah (UTC)', 'updated_at'] as const;

const row = schema(() => {
  const { kecamatan_id, user_id, nama_kecamatan } = column;
  return z.object({ ...stored, ...neraca, kecamatan_id, user_id, nama_kecamatan });
});
export type KetersediaanPangan = z.infer<typeof row>;

/** All sub-districts together (rulings 17): sums, and the mean of their prices. */
export const rekapKetersediaanPangan = schema(() => ({
  name: 'RekapKetersediaanPangan',
  row: z.object({
    ...stored,
    ...neraca,
    jumlah_kecamatan: z.int().meta(means('Berapa kecamatan yang sudah melapor', 14)),
    dari_kecamatan: z.int().meta(means('Berapa kecamatan seluruhnya', 16)),
  }),
  sheet: [
    period,
    ...figures,
    ['Kecamatan yang Melapor', 'jumlah_kecamatan'],
    ['Kecamatan Seluruhnya', 'dari_kecamatan'],
    changed,
  ] satisfies SheetColumn[],
  filter: collectionQuery().extend({
    rekap: wordQuery(['kabupaten']),
    pangan_id: idQuery,
    periode_ketersediaan_pangan_id: idQuery,
    nama_pangan: textQuery,
  }),
}));
export type RekapKetersediaanPangan = z.infer<typeof rekapKetersediaanPangan.row>;

const filter = schema(() =>
  rekapKetersediaanPangan.filter.extend({
    rekap: wordQuery(['kabupaten', 'kecamatan']).meta(
      means(
        'kabupaten: jumlah seluruh kecamatan, satu baris per pangan dan periode; kecamatan: berapa yang dilaporkan setiap kecamatan pada periode terakhirnya, dan kapan',
      ),
    ),
    kecamatan_id: idQuery,
    user_id: idQuery,
    urut: urutQuery,
    nama_kecamatan: textQuery,
  }),
);

const input = schema(() =>
  z.object({
    kecamatan_id: reference('Kecamatan'),
    pangan_id: reference('Pangan'),
    periode_ketersediaan_pangan_id: reference('Periode ketersediaan pangan'),
    harga_rata_rata: decimal('Harga Rata-Rata'),
    kebutuhan: decimal('Kebutuhan'),
    ketersediaan: decimal('Ketersediaan'),
  }),
);
type Form = Raw<z.infer<typeof input>>;

/** Spec section 5, "Availability add/edit"; the first sentence says 'Harga Pangan' as given (docs/quirks.md). */
export const editKetersediaanPanganRules: readonly Rule<Form>[] = [
  empty('Periode Harga Pangan tidak boleh kosong', 'periode_ketersediaan_pangan_id'),
  empty('Pangan tidak boleh kosong', 'pangan_id'),
  empty('Kecamatan tidak boleh kosong', 'kecamatan_id'),
  empty('Harga Rata-Rata tidak boleh kosong', 'harga_rata_rata'),
  empty('Kebutuhan tidak boleh kosong', 'kebutuhan'),
  empty('Ketersediaan tidak boleh kosong', 'ketersediaan'),
];

export const addKetersediaanPanganRules: readonly Rule<Form>[] = [
  ...editKetersediaanPanganRules,
  notNumeric('Kebutuhan harus berupa angka!', 'kebutuhan'),
  notNumeric('Ketersediaan harus berupa angka!', 'ketersediaan'),
  notNumeric('Harga Rata-Rata harus berupa angka!', 'harga_rata_rata'),
];

export const ketersediaanPangan = resource(() => ({
  path: '/ketersediaan-pangan',
  name: 'KetersediaanPangan',
  tag: 'Ketersediaan pangan',
  called: 'Ketersediaan pangan',
  key: 'ketersediaan_pangan',
  notes: 'Satu baris untuk setiap pangan, kecamatan, dan periode.',
  row,
  sheet: [period, ['Kecamatan', 'nama_kecamatan'], ...figures, changed],
  filter,
  order: 'nama pangan',
  readers: 'semua',
  instead: [rekapKetersediaanPangan, rekapKecamatan],
  writers: byAssignedPetugas,
  input,
  rules: { add: addKetersediaanPanganRules, edit: editKetersediaanPanganRules },
  aliases: { periode_id: 'periode_ketersediaan_pangan_id' },
  naturalKey: { columns: ['periode_ketersediaan_pangan_id', 'kecamatan_id', 'pangan_id'] },
  laporan: 'ketersediaan_pangan',
}));
