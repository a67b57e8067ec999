import { z } from 'zod';
import { column, means, stored } from '../columns.ts';
import { collectionQuery, idQuery, rekapQuery, textQuery, urutQuery } from '../filters.ts';
import { reference, whole } from '../inputs.ts';
import { byAssignedPetugas, byPetugas, resource, schema } from '../resource.ts';
import { empty, notNumeric, type Raw, type Rule } from '../rules.ts';
import { rekapKecamatan } from './kecamatan.ts';

/** Prices are whole rupiah per `komoditis.satuan`. */
const kabupaten = schema(() => ({
  row: z.object({
    ...stored,
    komoditi_id: z.int().meta(means('Komoditi', 5)),
    periode_harga_pangan_id: z.int().meta(means('Periode harga pangan', 46)),
    user_id: column.user_id,
    harga_grosir: z.int().meta(means('Harga grosir dalam rupiah per satuan', 62_000)),
    harga_eceran: z.int().meta(means('Harga eceran dalam rupiah per satuan', 68_000)),
    harga_eceran_sebelumnya: z
      .int()
      .nullable()
      .meta(means('Harga eceran periode sebelumnya di tempat yang sama; null bila tidak ada', 65_000)),
    nama_komoditi: column.nama_komoditi,
    nama_periode_harga_pangan: z.string().meta(means('Nama periode harga pangan', '16 – 22 November 2026')),
    komoditis: z
      .object({
        id: column.id,
        nama_komoditi: column.nama_komoditi,
        logo_komoditi_url: column.logo_komoditi_url,
        satuan: column.satuan,
      })
      .meta(means('Komoditinya')),
  }),
  filter: collectionQuery().extend({
    komoditi_id: idQuery,
    periode_harga_pangan_id: idQuery,
    user_id: idQuery,
    urut: urutQuery,
    nama_komoditi: textQuery,
  }),
  input: z.object({
    komoditi_id: reference('Komoditi'),
    periode_harga_pangan_id: reference('Periode harga pangan'),
    harga_grosir: whole('Harga Grosir'),
    harga_eceran: whole('Harga Eceran'),
  }),
}));

/** Figures as the officers' table has them. */
const prices = [
  ['Komoditi', 'nama_komoditi'],
  ['Satuan', 'komoditis.satuan'],
  ['Harga Eceran', 'harga_eceran'],
  ['Harga Grosir', 'harga_grosir'],
  ['Harga Eceran Sebelumnya', 'harga_eceran_sebelumnya'],
  ['Diubah (UTC)', 'updated_at'],
] as const;
const period = ['Periode', 'nama_periode_harga_pangan'] as const;

const kecamatan = schema(() => ({
  row: kabupaten.row.extend({ kecamatan_id: column.kecamatan_id, nama_kecamatan: column.nama_kecamatan }),
  filter: kabupaten.filter.extend({
    rekap: rekapQuery,
    kecamatan_id: idQuery,
    nama_kecamatan: textQuery,
    namaKecamatan: textQuery.meta(means('Nama lain untuk nama_kecamatan')),
  }),
  input: kabupaten.input.extend({ kecamatan_id: reference('Kecamatan') }),
}));

export type HargaPanganKutaiBarat = z.infer<typeof kabupaten.row>;
export type HargaPangan = z.infer<typeof kecamatan.row>;

/** Spec section 5, "Food price add/edit": the regency-wide form and both edits. */
export const hargaPanganKutaiBaratRules: readonly Rule<Raw<z.infer<typeof kabupaten.input>>>[] = [
  empty('Mohon pilih komoditi', 'komoditi_id'),
  empty('Mohon isi harga grosir', 'harga_grosir'),
  empty('Mohon isi harga eceran', 'harga_eceran'),
  empty('Mohon pilih periode harga pangan', 'periode_harga_pangan_id'),
  notNumeric('Harga Grosir harus berupa angka', 'harga_grosir'),
  notNumeric('Harga Eceran harus berupa angka', 'harga_eceran'),
];

/** The per-district form asks for the sub-district first. */
export const hargaPanganRules: readonly Rule<Raw<z.infer<typeof kecamatan.input>>>[] = [
  empty('Mohon pilih kecamatan', 'kecamatan_id'),
  ...hargaPanganKutaiBaratRules,
];

export const hargaPangan = resource(() => ({
  path: '/harga-pangan',
  name: 'HargaPangan',
  tag: 'Harga pangan',
  called: 'Harga pangan',
  key: 'harga_pangan',
  notes: 'Satu harga untuk setiap komoditi, kecamatan, dan periode, siapa pun yang mengisinya.',
  ...kecamatan,
  sheet: [period, ['Kecamatan', 'nama_kecamatan'], ...prices],
  order: 'nama komoditi',
  readers: 'semua',
  instead: [rekapKecamatan],
  writers: byAssignedPetugas,
  rules: { add: hargaPanganRules, edit: hargaPanganRules },
  aliases: { periode_id: 'periode_harga_pangan_id' },
  naturalKey: { columns: ['periode_harga_pangan_id', 'kecamatan_id', 'komoditi_id'] },
  laporan: 'harga_pangan',
}));

/** The regency's own prices: entered as such, never computed from the sub-districts'. */
export const hargaPanganKutaiBarat = resource(() => ({
  path: '/harga-pangan-kutai-barat',
  name: 'HargaPanganKutaiBarat',
  tag: 'Harga pangan',
  called: 'Harga pangan',
  one: 'harga pangan kabupaten',
  key: 'harga_pangan',
  notes: 'Harga kabupaten itu sendiri, bukan rata-rata harga kecamatan. Satu harga untuk setiap komoditi dan periode.',
  ...kabupaten,
  sheet: [period, ...prices],
  order: 'nama komoditi',
  readers: 'semua',
  writers: byPetugas,
  rules: { add: hargaPanganKutaiBaratRules, edit: hargaPanganKutaiBaratRules },
  aliases: { periode_id: 'periode_harga_pangan_id' },
  naturalKey: { columns: ['periode_harga_pangan_id', 'komoditi_id'] },
  laporan: 'harga_pangan_kutai_barat',
}));
