import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { collectionQuery, wordQuery } from '../filters.ts';
import { reference } from '../inputs.ts';
import { type TabelLaporan, tabelLaporan } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

/** The acts after which a state of a row is kept. 'gabung': two commodities became one. */
const perbuatanVersi = ['ubah', 'hapus', 'pulihkan', 'gabung'] as const;
export type PerbuatanVersi = (typeof perbuatanVersi)[number];

/** What stands in a column of a report. */
const figure = schema(() => z.union([z.number(), z.string(), z.null()]));
/** The name behind a number of another row. */
const named = schema(() => z.string().nullable());

const perubahan = schema(() =>
  z.object({
    kolom: z.string().meta(means('Kolom yang berubah', 'ketersediaan')),
    sebelum: figure.meta(means('Isinya sebelum itu; null bila barisnya belum ada', 101.25)),
    sesudah: figure.meta(means('Isinya sesudah itu; null bila barisnya dihapus', 104)),
    nama_sebelum: named.meta(means('Nama yang ditunjuk sebelum itu, bila kolomnya menunjuk baris lain', null)),
    nama_sesudah: named.meta(means('Nama yang ditunjuk sesudah itu', null)),
  }),
);

/** One act of a row's history: who, when, from where, and what it changed (`GET /{resource}/{id}/riwayat`). */
export const riwayatBaris = schema(() => ({
  name: 'RiwayatBaris',
  row: z.object({
    revisi: z.int().meta(means('Revisi barisnya sesudah itu; pada penghapusan, revisi yang dihapus', 3)),
    perbuatan: z.enum(['tambah', ...perbuatanVersi]).meta(means('Apa yang diperbuat', 'ubah')),
    waktu: z.iso.datetime().meta(means('Kapan (ISO 8601, UTC)', '2026-11-16T01:30:00.000Z')),
    user_id: z
      .int()
      .nullable()
      .meta(means('Akun yang berbuat; null: pengelola komputernya. Pada mulanya: pemiliknya', 2)),
    nama_lengkap: orNull(column.nama_lengkap),
    alamat: z
      .string()
      .nullable()
      .meta(means('Alamat jaringan; hanya bagi admin dan superadmin, dan tidak pada mulanya', '36.80.1.2')),
    alasan: z
      .string()
      .nullable()
      .meta(means('Mengapa dinas mengoreksinya; null bila tidak dikatakan', 'Salah ketik ribuan')),
    perubahan: z.array(perubahan).meta(means('Kolom yang berubah; kosong bila tidak diketahui')),
  }),
  filter: collectionQuery().pick({ page: true, limit: true }),
}));
export type RiwayatBaris = z.infer<typeof riwayatBaris.row>;
export type Perubahan = RiwayatBaris['perubahan'][number];

/** Which version comes back (`POST /{resource}/{id}/pulihkan`). */
export const pulihkan = schema(() => ({
  input: z.object({ revisi: reference('Versi').meta(means('Revisi yang isinya hendak dipulihkan', 2)) }),
}));
export const pulihkanRules: readonly Rule<Raw<{ revisi: number }>>[] = [
  empty('Pilih versi yang hendak dipulihkan', 'revisi'),
];

/** A deleted row of a report, which can be put back for a while (`GET /sampah`). */
export const sampah = schema(() => ({
  name: 'Sampah',
  row: z.object({
    id: z.int().meta(means('Nomor di sampah', 12)),
    tabel: z.enum(tabelLaporan).meta(means('Laporannya', 'timbang_balita')),
    baris: z.int().meta(means('Nomor barisnya, juga sesudah dipulihkan', 7)),
    revisi: column.revisi,
    user_id: column.user_id,
    nama_lengkap: orNull(column.nama_lengkap),
    dihapus_oleh: z.string().nullable().meta(means('Siapa yang menghapusnya', 'Marta Lunsiq')),
    alamat: z
      .string()
      .nullable()
      .meta(means('Dari alamat jaringan mana; hanya bagi admin dan superadmin', '36.80.1.2')),
    alasan: z
      .string()
      .nullable()
      .meta(means('Mengapa dinas menghapusnya; null bila tidak dikatakan', 'Tercatat dua kali')),
    dihapus_pada: z.iso.datetime().meta(means('Kapan dihapus (ISO 8601, UTC)', '2026-11-16T01:30:00.000Z')),
    hilang_pada: z.iso.datetime().meta(means('Sampai kapan dapat dipulihkan', '2026-12-16T01:30:00.000Z')),
    nama_periode: orNull(column.nama_periode),
    nama_kecamatan: orNull(column.nama_kecamatan),
    nama: z.string().nullable().meta(means('Komoditi, pangan, atau desanya', 'Empas')),
    isi: z.record(z.string(), figure).meta(means('Kolom yang diisi', { kasus_gizi_buruk: 0 })),
  }),
  filter: collectionQuery()
    .pick({ page: true, limit: true })
    .extend({ tabel: wordQuery(tabelLaporan).meta(means('Laporannya')) }),
}));
export type Sampah = Omit<z.infer<typeof sampah.row>, 'tabel'> & { tabel: TabelLaporan };
