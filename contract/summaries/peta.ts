import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { idQuery, wordQuery } from '../filters.ts';
import { ukuranPeta } from '../formulas/peta.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';

const figures = schema(() => ({
  nilai: z.number().nullable().meta(means('Yang diwarnai: persen, ton, atau hektar; null bila tidak diketahui', 12.5)),
  angka: z.number().nullable().meta(means('Angka asalnya, misalnya harga eceran', 68_000)),
  pembanding: z.number().nullable().meta(means('Angka yang dibandingkan, misalnya rata-rata kecamatan', 60_444)),
}));

const tempat = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    ...figures,
    kelas: z.int().nullable().meta(means('Kelas warnanya, mulai dari 0; null bila tidak diwarnai', 4)),
    jumlah_desa: z.int().nullable().meta(means('Dari berapa desa dijumlahkan; null bila bukan laporan desa', 11)),
    umur: z.int().nullable().meta(means('Berapa periode lebih lama daripada periode peta; null bila tidak ada', 0)),
    nama_periode: orNull(column.nama_periode),
  }),
);
export type TempatPeta = z.infer<typeof tempat>;

const answer = schema(() =>
  z.object({
    ukuran: z.enum(ukuranPeta).meta(means('Yang diperlihatkan', 'harga')),
    nama: z.string().nullable().meta(means('Komoditi atau pangannya', 'Cabai Rawit')),
    satuan: column.satuan.nullable().meta(means('Satuan harganya', 'kg')),
    periode: z
      .object({
        id: column.id,
        nama_periode: column.nama_periode,
        tanggal_mulai: z.iso.date().nullable().meta(means('Hari pertamanya; null bila tidak diketahui', '2026-11-16')),
      })
      .nullable()
      .meta(means('Periode terbaru yang sudah dilaporkan; null bila belum ada')),
    batas: z.array(z.number()).meta(means('Batas kelas, yang terendah lebih dahulu', [-10, -3, 3, 10])),
    kabupaten: z.object(figures).meta(means('Semua kecamatan yang melapor pada periode itu, sebagai satu')),
    jumlah_kecamatan: z.int().meta(means('Berapa kecamatan yang dihitung', 14)),
    tempat: z.array(tempat).meta(means('Semua kecamatan, menurut nama')),
  }),
);
export type Peta = z.infer<typeof answer>;

/** One figure of every sub-district, for a map and the list beside it. */
export const peta = summary(() => ({
  path: '/peta',
  name: 'Peta',
  tag: 'Wilayah',
  title: 'Satu ukuran di semua kecamatan, dengan kelas warnanya',
  notes:
    'harga dan perubahan butuh komoditi_id, neraca butuh pangan_id. Yang lebih lama daripada periode peta disebut umurnya, dan tidak ikut dihitung.',
  query: z.object({
    ukuran: wordQuery(ukuranPeta).meta(means('harga bila tidak disebut', 'harga')),
    komoditi_id: idQuery.meta(means('Komoditi, untuk harga dan perubahan', 5)),
    pangan_id: idQuery.meta(means('Pangan, untuk neraca', 3)),
  }),
  answer,
}));
