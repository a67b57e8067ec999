import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { schema } from '../resource.ts';
import { hitungan } from '../resources/timbang-balita.ts';
import { summary } from '../summary.ts';
import { atauKosong, periodeRiwayat, tanpaTanggal } from './riwayat.ts';

const titik = schema(() =>
  z.object({
    ...periodeRiwayat.shape,
    ...atauKosong(hitungan),
    jumlah_desa: z.int().meta(means('Berapa desa yang melapor', 8)),
  }),
);
export type TitikTimbang = z.infer<typeof titik>;

const riwayat = schema(() =>
  z.object({ titik: z.array(titik).meta(means('Periode demi periode, yang terlama lebih dahulu')), ...tanpaTanggal }),
);
export type RiwayatTimbang = z.infer<typeof riwayat>;

/** The letters of the weighing report, by period: sums of the villages, never means of their ratios. */
export const riwayatTimbangBalita = summary(() => ({
  path: '/timbang-balita/riwayat',
  name: 'RiwayatTimbangBalita',
  tag: 'Timbang balita',
  title: 'Hasil timbang balita di satu tempat, periode demi periode',
  notes: 'Kedua belas periode terakhir. Tanpa kecamatan_id dan kelurahan_id: jumlah seluruh kabupaten.',
  query: z.object({ kecamatan_id: idQuery, kelurahan_id: idQuery }),
  answer: riwayat,
}));

const desa = schema(() =>
  z.object({
    kelurahan_id: column.kelurahan_id,
    nama_desa_kelurahan: column.nama_desa_kelurahan,
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    ...atauKosong(hitungan),
  }),
);
export type TimbangDesa = z.infer<typeof desa>;

const perDesa = schema(() =>
  z.object({
    periode: periodeRiwayat.nullable().meta(means('Periode terakhir yang dilaporkan; null bila belum ada')),
    desa: z.array(desa).meta(means('Setiap desa, menurut nama')),
  }),
);
export type TimbangPerDesa = z.infer<typeof perDesa>;

/** The newest weighing, village by village; those that have not reported are there as well. */
export const timbangPerDesa = summary(() => ({
  path: '/timbang-balita/desa',
  name: 'TimbangPerDesa',
  tag: 'Timbang balita',
  title: 'Hasil timbang balita setiap desa pada periode terakhir yang dilaporkan',
  notes: 'Tanpa kecamatan_id: semua desa di kabupaten.',
  query: z.object({ kecamatan_id: idQuery }),
  answer: perDesa,
}));
