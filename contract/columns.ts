import { z } from 'zod';
import { komoditiTanam } from './limits.ts';
import { schema } from './resource.ts';

/** What a field means to whoever reads the API's document, and an example of it. */
export const means = (description: string, ...examples: unknown[]) => ({
  description,
  ...(examples.length > 0 && { examples }),
});

const moment = '2026-11-16T01:30:00.000Z';

/** Columns that several resources share. A filter or an input field of the same name takes its meaning from here. */
export const column = schema(() => ({
  id: z.int().meta(means('Nomor baris', 7)),
  revisi: z.int().meta(means('Versi baris: 1 pada mulanya, bertambah setiap kali diubah', 1)),
  created_at: z.iso.datetime().meta(means('Kapan dibuat (ISO 8601, UTC)', moment)),
  updated_at: z.iso.datetime().meta(means('Kapan terakhir diubah (ISO 8601, UTC)', moment)),
  user_id: z.int().meta(means('Pemilik baris', 2)),

  kecamatan_id: z.int().meta(means('Kecamatan', 9)),
  nama_kecamatan: z.string().meta(means('Nama kecamatan', 'Melak')),
  kelurahan_id: z.int().meta(means('Desa atau kelurahan, yang terletak di kecamatannya', 101)),
  nama_desa_kelurahan: z.string().meta(means('Nama desa atau kelurahan', 'Empas')),

  kode: z
    .string()
    .nullable()
    .meta(means('Kode Kementerian Dalam Negeri; null pada tempat yang ditambahkan kantor sendiri', '64.07.06')),
  kode_bps: z
    .string()
    .nullable()
    .meta(means('Kode Badan Pusat Statistik tanpa titik; null bila belum diisi kantor', '6411040')),

  pangan_id: z.int().meta(means('Pangan', 3)),
  nama_pangan: z.string().meta(means('Nama pangan', 'Beras')),
  logo_pangan_url: z
    .string()
    .nullable()
    .meta(means('Alamat gambar pangan', '/media/0f5c1d9be37a4c0d8a6e2b417c93d58f.png')),
  nama_komoditi: z.string().meta(means('Nama komoditi', 'Cabai Rawit')),
  logo_komoditi_url: z
    .string()
    .nullable()
    .meta(means('Alamat gambar komoditi', '/media/7be10f3c5d2948a6b1c4e8f09a6d3725.png')),
  satuan: z.string().meta(means('Satuan harga, seperti kg, liter, atau butir', 'kg')),
  tahun: z.int().meta(means('Tahun', 2026)),
  sumber: z.string().meta(means('Dari mana angkanya', 'Dinas Kependudukan dan Pencatatan Sipil')),
  nama_periode: z.string().meta(means('Nama periode', '16 – 22 November 2026')),

  komoditi: z.enum(komoditiTanam).meta(means('Tanaman', 'padi')),
  luas_tanam: z.int().meta(means('Luas tanam dalam hektar', 12)),

  judul: z.string().meta(means('Judul', 'Madu Hutan')),
  deskripsi: z.string().meta(means('Deskripsi', 'Dipanen dari hutan di hulu sungai, 500 ml per botol.')),
  foto_url: z
    .string()
    .meta(
      means(
        'Alamat gambar; dengan ?w=160, 320, 480, 640, 800 atau 1280 diperkecil',
        '/media/3ad96c4f0be24e7f9c1d58e0a7b2613c.jpg',
      ),
    ),
  nama_lengkap: z.string().meta(means('Nama lengkap', 'Marta Lunsiq')),
  username: z.string().meta(means('Nama untuk login', 'marta.lunsiq')),
  no_hp: z.string().meta(means('Nomor telepon', '081200001001')),
}));

/** What every stored row carries: `revisi` is 1 at first and raised by each write. */
export const stored = schema(() => {
  const { id, revisi, created_at, updated_at } = column;
  return { id, revisi, created_at, updated_at };
});

/** The same column, nullable. */
export const orNull = <Column extends z.ZodType>(type: Column) => type.nullable().meta(type.meta() ?? {});
