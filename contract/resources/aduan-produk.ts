import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { collectionQuery, idQuery, wordQuery } from '../filters.ts';
import { oneOf, orElse, orNone, reference, text, yesNo } from '../inputs.ts';
import { alasanAduan, limits, statusAduan, statusProduk } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';

const input = schema(() =>
  z.object({
    produk_id: reference('Produk'),
    alasan: oneOf('Alasan', alasanAduan),
    keterangan: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() : value),
      orNone(text('Keterangan', limits.keteranganAduan)),
    ),
  }),
);

type Form = Raw<z.infer<typeof input> & { recaptcha: string }>;

/** What is asked of whoever reports an offer, in the order in which it is told. */
export const aduanProdukRules: readonly Rule<Form>[] = [
  empty('Produk harus disebut', 'produk_id'),
  empty('Pilih alasannya', 'alasan'),
  [
    'Ceritakan dengan singkat apa yang salah',
    ({ alasan, keterangan }) => alasan === 'lainnya' && String(keterangan ?? '').trim() === '',
    'keterangan',
  ],
  empty('Recaptcha harus diisi', 'recaptcha'),
];

const catatan = schema(() =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : value),
    orNone(text('Catatan', limits.keteranganAduan)),
  ),
);

/** The office's answer to a report, and its decision on the offer. */
const handled = schema(() =>
  z.object({
    status: oneOf('Status', statusAduan),
    catatan,
    turunkan: orElse(false, yesNo('Turunkan')).meta(
      means('Turunkan produknya dari etalase: statusnya menjadi tidak. Penjual dapat menawarkannya kembali', true),
    ),
  }),
);

/** What is asked when the office has dealt with a report. */
export const tindakAduanRules: readonly Rule<Raw<Omit<z.infer<typeof handled>, 'turunkan'>>>[] = [
  empty('Status harus dipilih', 'status'),
  [
    'Tulis apa yang sudah dilakukan',
    ({ status, catatan: note }) => status === 'selesai' && String(note ?? '').trim() === '',
    'catatan',
  ],
];

/** The report of an offer: anybody makes it (`POST /aduan-produk`), the office reads it and deals with it. */
export const aduanProduk = schema(() => {
  const { id, revisi, created_at, judul, nama_lengkap, username, no_hp } = column;
  return {
    name: 'AduanProduk',
    row: z.object({
      id,
      revisi,
      created_at,
      produk_id: z.int().meta(means('Produk yang dilaporkan; mungkin sudah dihapus', 7)),
      judul,
      penjual: z
        .object({ id: z.int().meta(means('Akun penjual', 2)), username, nama_lengkap, no_hp })
        .meta(means('Yang menawarkannya ketika dilaporkan')),
      produk: z
        .object({
          slug: z.string().meta(means('Bagian akhir alamat halamannya', 'madu-hutan')),
          status: z.enum(statusProduk).meta(means('Apakah masih ditawarkan', 'aktif')),
          revisi,
        })
        .nullable()
        .meta(means('Produk itu sekarang; null bila sudah dihapus')),
      alasan: z.enum(alasanAduan).meta(means('Alasannya', 'tidak dijual')),
      keterangan: z.string().nullable().meta(means('Penjelasan pelapor', 'Nomornya sudah tidak aktif.')),
      status: z.enum(statusAduan).meta(means('baru, atau selesai: sudah ditangani', 'baru')),
      catatan: z.string().nullable().meta(means('Apa yang dilakukan dinas', 'Penjual sudah dihubungi.')),
      selesai_pada: orNull(z.iso.datetime()).meta(
        means('Kapan ditangani; null bila belum', '2026-11-17T01:30:00.000Z'),
      ),
      selesai_oleh: z
        .object({ id: z.int().meta(means('Akun yang menanganinya', 3)), nama_lengkap })
        .nullable()
        .meta(means('Siapa yang menanganinya')),
    }),
    input,
    handled,
    filter: collectionQuery()
      .omit({ id: true, search: true, format: true })
      .extend({ produk_id: idQuery, alasan: wordQuery(alasanAduan), status: wordQuery(statusAduan) }),
  };
});
export type AduanProduk = z.infer<typeof aduanProduk.row>;
