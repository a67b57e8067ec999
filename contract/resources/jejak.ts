import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { collectionQuery, idQuery, momentQuery, textQuery, wordQuery } from '../filters.ts';
import { perbuatan } from '../limits.ts';
import { type SheetColumn, schema } from '../resource.ts';

export type { Perbuatan } from '../limits.ts';

/** One act: who, what, from where, when (`GET /jejak`). Only the server writes it. */
export const jejak = schema(() => ({
  name: 'Jejak',
  row: z.object({
    id: column.id,
    waktu: z.iso.datetime().meta(means('Kapan (ISO 8601, UTC)', '2026-11-16T01:30:00.000Z')),
    user_id: z.int().nullable().meta(means('Akun yang berbuat; null: tidak dikenal, atau pengelola komputernya', 2)),
    username: orNull(column.username),
    alamat: z.string().nullable().meta(means("Alamat jaringan, atau 'terminal (nama)'", '36.80.1.2')),
    perbuatan: z.enum(perbuatan).meta(means('Apa yang diperbuat', 'ubah')),
    tabel: z.string().nullable().meta(means('Terhadap apa; null bila terhadap akunnya sendiri', 'harga_pangan')),
    baris: z.int().nullable().meta(means('Nomor baris di tabel itu', 7)),
    nama: z
      .string()
      .nullable()
      .meta(means('Nama baris itu sekarang; null bila sudah tidak ada', 'Beras Medium, Melak, Minggu ke-46')),
    keterangan: z.string().nullable().meta(means('Penjelasan pendek')),
  }),
  sheet: [
    ['Waktu (UTC)', 'waktu'],
    ['Akun', 'username'],
    ['Alamat', 'alamat'],
    ['Perbuatan', 'perbuatan'],
    ['Tabel', 'tabel'],
    ['Baris', 'baris'],
    ['Nama', 'nama'],
    ['Keterangan', 'keterangan'],
  ] satisfies SheetColumn[],
  filter: collectionQuery()
    .omit({ id: true, search: true })
    .extend({
      user_id: idQuery,
      username: textQuery.meta(means('Akun yang berbuat, sebagian usernamenya', 'marta')),
      perbuatan: wordQuery(perbuatan),
      tabel: textQuery.meta(means('Terhadap apa', 'harga_pangan')),
      baris: idQuery.meta(means('Nomor baris di tabel itu; hanya bersama tabel', 7)),
      dari: momentQuery.meta(means('Sejak hari ini (UTC), atau sejak saat ini', '2026-11-01')),
      sampai: momentQuery.meta(
        means('Sampai dengan hari ini (UTC), atau sebelum saat ini', '2026-12-01T00:00:00+08:00'),
      ),
    }),
}));
export type Jejak = z.infer<typeof jejak.row>;
