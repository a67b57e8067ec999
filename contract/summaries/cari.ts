import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { idQuery, textQuery } from '../filters.ts';
import { jenisHasil } from '../limits.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';

const rupiah = (description: string, example: number) => z.int().nullable().meta(means(description, example));

const answer = schema(() =>
  z.object({
    kata: z.string().meta(means('Yang dicari, tanpa spasi di tepinya', 'cabai')),
    nama_kecamatan: orNull(column.nama_kecamatan).meta(
      means('Kecamatan tempat harga-harga ini berlaku; null bila harga kabupaten', 'Melak'),
    ),
    komoditi: z
      .array(
        z.object({
          id: column.id,
          nama_komoditi: column.nama_komoditi,
          logo_komoditi_url: column.logo_komoditi_url,
          satuan: column.satuan,
          harga_eceran: rupiah('Harga eceran pada periode terbaru; null bila belum dilaporkan', 68_000),
          harga_eceran_sebelumnya: rupiah('Harga eceran pada periode sebelumnya; null bila tidak ada', 65_000),
        }),
      )
      .meta(means('Komoditi yang cocok, yang paling cocok lebih dahulu')),
    kecamatan: z
      .array(z.object({ id: column.id, nama_kecamatan: column.nama_kecamatan }))
      .meta(means('Kecamatan yang cocok')),
    produk: z
      .array(
        z.object({
          id: column.id,
          judul: column.judul,
          slug: z.string().meta(means('Alamat produk di etalase', 'madu-hutan')),
          harga: z.int().meta(means('Harga dalam rupiah per satuan', 85_000)),
          satuan: column.satuan,
          foto_url: orNull(column.foto_url),
        }),
      )
      .meta(means('Produk yang cocok, yang terbaru lebih dahulu')),
    kegiatan: z
      .array(
        z.object({
          id: column.id,
          judul: column.judul,
          foto_url: orNull(column.foto_url),
          created_at: column.created_at,
        }),
      )
      .meta(means('Kegiatan dinas yang cocok, yang terbaru lebih dahulu')),
    lainnya: z.array(z.enum(jenisHasil)).meta(means('Jenis yang masih punya hasil lain', ['produk'])),
    terbaru_saja: z
      .array(z.enum(jenisHasil))
      .meta(means('Jenis yang hanya dicari di antara baris-baris terbarunya, karena terlalu banyak', [])),
  }),
);
export type HasilCari = z.infer<typeof answer>;

/** One search through everything that the public sees. */
export const cari = summary(() => ({
  path: '/cari',
  name: 'HasilCari',
  tag: 'Pencarian',
  title: 'Komoditi dengan harganya, kecamatan, produk, dan kegiatan yang memuat kata-kata itu',
  notes:
    'Setiap kata harus ada di namanya, huruf besar dan kecil sama. Produk dan kegiatan dicari di antara 2.000 yang terbaru; semua produk dicari dengan /produk?search=. Kecamatan yang tidak dikenal dijawab dengan harga kabupaten.',
  query: z.object({
    kata: textQuery.meta(means('Yang dicari; tanpa ini tidak ada hasil', 'cabai')),
    kecamatan_id: idQuery.meta(means('Harga di kecamatan ini; tanpa ini harga kabupaten', 9)),
    jumlah: idQuery.meta(means('Banyaknya baris setiap jenis; 4 bila tidak disebut, paling banyak 20', 4)),
  }),
  answer,
}));
