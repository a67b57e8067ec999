import { z } from 'zod';
import { means } from '../columns.ts';
import { schema } from '../resource.ts';

const nilai = z.union([z.string(), z.number(), z.null()]);

/** What an import of many rows answers. Nothing is stored unless all rows are right. */
export const impor = schema(() => ({
  name: 'HasilImpor',
  answer: z.object({
    tambah: z.int().meta(means('Berapa baris yang baru', 12)),
    ubah: z.int().meta(means('Berapa baris yang berubah', 3)),
    sama: z.int().meta(means('Berapa baris yang sudah tersimpan persis begitu', 179)),
    perubahan: z
      .array(
        z.object({
          baris: z.int().meta(means('Baris keberapa dalam kiriman, mulai dari 1', 4)),
          kolom: z.string().meta(means('Isian yang berubah', 'jumlah')),
          dari: nilai.meta(means('Nilainya sekarang', 80)),
          jadi: nilai.meta(means('Nilainya sesudah disimpan', 82)),
        }),
      )
      .meta(means('Isian yang berubah, paling banyak 200')),
  }),
}));
export type HasilImpor = z.infer<typeof impor.answer>;
