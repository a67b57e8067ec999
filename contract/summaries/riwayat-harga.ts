import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery, wordQuery } from '../filters.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';

/** Where a price of a curve holds: entered for a kecamatan or the regency, or computed as the mean of the kecamatan. */
export const sumberHarga = ['kecamatan', 'kabupaten', 'rata-rata'] as const;

const titik = schema(() =>
  z.object({
    periode_harga_pangan_id: column.id.meta(means('Periode harga pangan', 46)),
    nama_periode: column.nama_periode,
    tanggal_mulai: z.iso.date().nullable().meta(means('Hari pertamanya; null bila tidak diketahui', '2026-11-16')),
    harga_eceran: z.int().nullable().meta(means('Harga eceran; null bila tidak dilaporkan', 68_000)),
    harga_grosir: z.int().nullable().meta(means('Harga grosir; null bila tidak dilaporkan', 62_000)),
    /** Of the mean; 1 or 0 otherwise. */
    dari_kecamatan: z.int().meta(means('Dari berapa kecamatan dihitung', 14)),
  }),
);
export type TitikHarga = z.infer<typeof titik>;

const answer = schema(() =>
  z.object({
    komoditi_id: column.id.meta(means('Komoditi', 5)),
    nama_komoditi: column.nama_komoditi,
    satuan: column.satuan,
    sumber: z.enum(sumberHarga).meta(means('Diisi untuk kecamatan, diisi untuk kabupaten, atau dihitung', 'kecamatan')),
    titik: z.array(titik).meta(means('Periode demi periode, yang terlama lebih dahulu')),
  }),
);
export type RiwayatHarga = z.infer<typeof answer>;

/** How one price moved. */
export const riwayatHarga = summary(() => ({
  path: '/harga-pangan/riwayat',
  name: 'RiwayatHarga',
  tag: 'Harga pangan',
  title: 'Harga sebuah komoditi di satu tempat, periode demi periode',
  notes: 'Tanpa kecamatan_id: harga yang diisi untuk kabupaten, atau rata-rata kecamatan bila sumber=rata-rata.',
  query: z.object({
    komoditi_id: idQuery,
    kecamatan_id: idQuery,
    sumber: wordQuery(sumberHarga).meta(means('rata-rata: dihitung dari semua kecamatan yang melapor')),
    jumlah: idQuery.meta(means('Banyaknya periode terakhir; 52 bila tidak disebut, paling banyak 156', 52)),
  }),
  answer,
}));
