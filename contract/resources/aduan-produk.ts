import { z } from 'zod';
import { column, means } from '../columns.ts';
import { collectionQuery, idQuery, wordQuery } from '../filters.ts';
import { oneOf, orNone, reference, text } from '../inputs.ts';
import { alasanAduan, limits } from '../limits.ts';
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

/** The report of an offer: anybody makes it (`POST /aduan-produk`), the office reads it. */
export const aduanProduk = schema(() => {
  const { id, created_at, judul, nama_lengkap } = column;
  return {
    name: 'AduanProduk',
    row: z.object({
      id,
      created_at,
      produk_id: z.int().meta(means('Produk yang dilaporkan; mungkin sudah dihapus', 7)),
      judul,
      penjual: z
        .object({ id: z.int().meta(means('Akun penjual', 2)), nama_lengkap })
        .meta(means('Yang menawarkannya ketika dilaporkan')),
      alasan: z.enum(alasanAduan).meta(means('Alasannya', 'tidak dijual')),
      keterangan: z.string().nullable().meta(means('Penjelasan pelapor', 'Nomornya sudah tidak aktif.')),
    }),
    input,
    filter: collectionQuery()
      .omit({ id: true, search: true, format: true })
      .extend({ produk_id: idQuery, alasan: wordQuery(alasanAduan) }),
  };
});
export type AduanProduk = z.infer<typeof aduanProduk.row>;
