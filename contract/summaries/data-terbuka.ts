import { z } from 'zod';
import { column, means } from '../columns.ts';
import { formatBerkas } from '../limits.ts';
import { schema } from '../resource.ts';
import { summary } from '../summary.ts';

/** What stands in a column: a number, a text, a day or a moment. */
const jenisKolom = ['angka', 'teks', 'hari', 'saat'] as const;
export type JenisKolom = (typeof jenisKolom)[number];

const rujukan = schema(() => ({
  nama: z.string().meta(means('Namanya', 'CC BY 4.0')),
  url: z.url().meta(means('Alamatnya', 'https://creativecommons.org/licenses/by/4.0/deed.id')),
}));

const kolom = schema(() =>
  z.object({
    judul: z.string().meta(means('Judul kolom di XLSX dan CSV', 'Harga Eceran')),
    nama: z.string().meta(means('Nama isian di JSON', 'harga_eceran')),
    jenis: z.enum(jenisKolom).meta(means('angka, teks, hari (ISO 8601), atau saat (ISO 8601, UTC)', 'angka')),
    boleh_kosong: z.boolean().meta(means('Apakah nilainya dapat tidak ada', false)),
    arti: z.string().meta(means('Artinya, dengan satuannya', 'Harga eceran dalam rupiah per satuan')),
    contoh: z.string().nullable().meta(means('Sebuah contoh; null bila tidak ada', '68000')),
  }),
);
export type Kolom = z.infer<typeof kolom>;

const berkas = schema(() =>
  z.object({
    format: z.enum(formatBerkas).meta(means('Format berkasnya', 'csv')),
    tahun: z.string().nullable().meta(means('Tahunnya; null: semuanya', '2026')),
    alamat: z.string().meta(means('Alamat lengkap berkasnya', 'https://lumbung.contoh.id/api/harga-pangan?format=csv')),
  }),
);

const tabel = schema(() =>
  z.object({
    nama: z.string().meta(means('Nama tabel, yang juga nama berkasnya', 'harga-pangan')),
    judul: z.string().meta(means('Judulnya', 'Harga pangan')),
    keterangan: z.string().nullable().meta(means('Apa satu barisnya', 'Satu harga untuk setiap komoditi.')),
    baris: z.int().meta(means('Banyaknya baris', 29_952)),
    diubah: orNone(
      means('Kapan terakhir diubah (ISO 8601, UTC); null bila belum ada isinya', '2026-11-20T01:30:00.000Z'),
    ),
    tahun: z.array(z.string()).meta(means('Tahun yang ada isinya, yang terbaru lebih dahulu', ['2026', '2025'])),
    kolom: z.array(kolom).meta(means('Kolomnya, menurut urutannya')),
    berkas: z.array(berkas).meta(means('Berkasnya, dalam setiap format, seluruhnya dan setiap tahun')),
  }),
);
export type TabelTerbuka = z.infer<typeof tabel>;

const answer = schema(() =>
  z.object({
    lisensi: z.object(rujukan).meta(means('Lisensi datanya')),
    sumber: z
      .array(z.object({ ...rujukan, untuk: z.string().meta(means('Apa yang berasal darinya', 'Nama kecamatan')) }))
      .meta(means('Sumber lain yang wajib disebut')),
    diubah: orNone(means('Kapan sebuah tabel terakhir diubah', '2026-11-20T01:30:00.000Z')),
    tabel: z.array(tabel).meta(means('Tabelnya')),
  }),
);
export type DataTerbuka = z.infer<typeof answer>;

function orNone(meaning: ReturnType<typeof means>) {
  return column.updated_at.nullable().meta(meaning);
}

/** The catalogue of everything that may be taken away and used. */
export const dataTerbuka = summary(() => ({
  path: '/data',
  name: 'DataTerbuka',
  tag: 'Data terbuka',
  title: 'Katalog data terbuka: setiap tabel dengan kolom, lisensi, kesegaran, dan berkasnya',
  notes: 'Etalase dan lahan petani tidak termasuk, karena memuat nama dan nomor telepon orang.',
  query: z.object({}),
  answer,
}));
