import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { collectionQuery, idQuery, wordQuery } from '../filters.ts';
import { type SheetColumn, schema } from '../resource.ts';

/** The acts that are recorded: on accounts, on rows, and on the server's command line. */
const perbuatan = [
  ...(['login', 'login-gagal', 'logout', 'daftar'] as const),
  ...(['lupa-password', 'atur-ulang-password', 'ubah-password', 'keluarkan-perangkat'] as const),
  ...(['tambah', 'ubah', 'hapus', 'pengingat'] as const),
  ...(['akun-buat', 'akun-aktifkan', 'akun-nonaktifkan', 'akun-peran', 'akun-kecamatan'] as const),
  ...(['akun-password', 'akun-alihkan', 'periode', 'data-acuan', 'peta', 'cadangkan', 'pulihkan'] as const),
] as const;

export type Perbuatan = (typeof perbuatan)[number];

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
    keterangan: z.string().nullable().meta(means('Penjelasan pendek')),
  }),
  sheet: [
    ['Waktu (UTC)', 'waktu'],
    ['Akun', 'username'],
    ['Alamat', 'alamat'],
    ['Perbuatan', 'perbuatan'],
    ['Tabel', 'tabel'],
    ['Baris', 'baris'],
    ['Keterangan', 'keterangan'],
  ] satisfies SheetColumn[],
  filter: collectionQuery()
    .omit({ id: true, search: true })
    .extend({ user_id: idQuery, perbuatan: wordQuery(perbuatan) }),
}));
export type Jejak = z.infer<typeof jejak.row>;
