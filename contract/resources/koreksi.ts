import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { collectionQuery } from '../filters.ts';
import { line, listOf, oneOf, reference } from '../inputs.ts';
import { limits, tabelLaporan } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, type Rule, reasonRules } from '../rules.ts';
import { riwayatBaris } from './versi.ts';

const { max } = limits.alasanKoreksi;

/** The office's reason to change or delete another account's row. */
export const alasan = schema(() => line('Alasan', max));

/** Rules where a reason is required, or present. */
export const alasanRules: readonly Rule<{ alasan?: unknown }>[] = reasonRules(
  'Tulis alasan koreksinya',
  limits.alasanKoreksi,
);

const perbuatanKoreksi = ['ubah', 'hapus'] as const;

const one = schema(() =>
  z.object({
    id: reference('Baris').meta(means('Nomor barisnya', 7)),
    revisi: reference('Revisi').meta(means('Revisi yang dilihat pengirim: bila bukan itu lagi, 412', 2)),
    ubah: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .optional()
      .meta(means('Isian yang berubah dan nilainya yang baru', { harga_eceran: 38_500 })),
  }),
);

/** Several rows of a report that the office corrects in one act (`POST /{resource}/koreksi`). */
export const koreksiBanyak = schema(() => ({
  name: 'HasilKoreksi',
  input: z.object({
    alasan: alasan.meta(means('Mengapa dikoreksi', 'Salah ketik ribuan')),
    perbuatan: oneOf('Perbuatan', perbuatanKoreksi).meta(means('Mengubah atau menghapus semuanya', 'ubah')),
    baris: listOf('Baris', one, limits.koreksiSekaligus)
      .refine((rows) => rows.length > 0, 'Baris harus diisi')
      .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Setiap baris disebut sekali')
      .meta(means('Barisnya, paling banyak 200')),
  }),
  answer: z.object({ jumlah: z.int().meta(means('Berapa baris yang dikoreksi', 12)) }),
}));
export type KoreksiBanyak = z.infer<typeof koreksiBanyak.input>;
export type HasilKoreksi = z.infer<typeof koreksiBanyak.answer>;

/** An unread correction of the caller's own row by the office (`GET /koreksi-saya`). */
export const koreksiSaya = schema(() => ({
  name: 'KoreksiSaya',
  row: z.object({
    id: z.int().meta(means('Nomor koreksinya', 31)),
    tabel: z.enum(tabelLaporan).meta(means('Laporannya', 'harga_pangan')),
    baris: z.int().meta(means('Nomor barisnya', 7)),
    ...riwayatBaris.row.pick({ perbuatan: true, waktu: true, alasan: true, perubahan: true }).shape,
    nama_lengkap: orNull(column.nama_lengkap),
    nama_periode: orNull(column.nama_periode),
    nama_kecamatan: orNull(column.nama_kecamatan),
    nama: z.string().nullable().meta(means('Komoditi, pangan, atau desanya', 'Cabai Rawit')),
  }),
  filter: collectionQuery().pick({ page: true, limit: true }),
}));
export type KoreksiSaya = z.infer<typeof koreksiSaya.row>;

/** Marks the caller's corrections as read up to one of them (`POST /koreksi-saya/dibaca`). */
export const koreksiDibaca = schema(() => ({
  input: z.object({ sampai: reference('Koreksi').meta(means('Nomor koreksi terbaru yang sudah dibaca', 31)) }),
}));
export const koreksiDibacaRules: readonly Rule<{ sampai?: unknown }>[] = [
  empty('Sebutkan koreksi yang sudah dibaca', 'sampai'),
];
