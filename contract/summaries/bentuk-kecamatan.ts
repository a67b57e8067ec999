import { z } from 'zod';
import { column, means } from '../columns.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';

const bentuk = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    d: z.string().meta(means('Garis luarnya sebagai path SVG', 'M120 34l5-3 2 7z')),
    x: z.int().meta(means('Tempat tulisan di dalamnya, dari kiri', 122)),
    y: z.int().meta(means('Tempat tulisan di dalamnya, dari atas', 36)),
    ruang: z.int().meta(means('Jarak tempat itu dari garis luar', 12)),
  }),
);

/** Units are those of the picture, `lebar` by `tinggi`; a position lies at (lng − barat) × skala_bujur and so on. */
const answer = schema(() =>
  z.object({
    lebar: z.int().meta(means('Lebar gambar; 0 bila wilayah ini belum berbentuk', 400)),
    tinggi: z.int().meta(means('Tinggi gambar', 457)),
    barat: z.number().meta(means('Bujur tepi kiri', 115.225)),
    utara: z.number().meta(means('Lintang tepi atas', 0.33)),
    skala_bujur: z.number().meta(means('Satuan gambar setiap derajat bujur', 308)),
    skala_lintang: z.number().meta(means('Satuan gambar setiap derajat lintang', 308)),
    sumber: z.string().nullable().meta(means('Asal dan lisensi batas-batasnya', 'Cahya DSN, MIT')),
    bentuk: z.array(bentuk).meta(means('Kecamatan yang berbentuk, menurut nama')),
  }),
);
export type BentukWilayah = z.infer<typeof answer>;
export type Bentuk = z.infer<typeof bentuk>;

/** The outlines of the sub-districts, as `npm run peta` keeps them. */
export const bentukKecamatan = summary(() => ({
  path: '/bentuk-kecamatan',
  name: 'BentukKecamatan',
  tag: 'Wilayah',
  title: 'Bentuk semua kecamatan, untuk digambar sebagai peta',
  notes: 'Daftar bentuk kosong bila batas wilayah ini belum dimasukkan.',
  query: z.object({}),
  answer,
}));
