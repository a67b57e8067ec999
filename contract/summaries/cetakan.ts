import { z } from 'zod';
import { column, means, orNull } from '../columns.ts';
import { idQuery, wordQuery } from '../filters.ts';
import { jenisLaporan } from '../limits.ts';
import { schema } from '../resource.ts';
import { identitasKantor } from '../resources/identitas-kantor.ts';

/** What stands in a column, by which a figure is written. */
const isiKolom = ['teks', 'rupiah', 'ton', 'bilangan', 'persen', 'perubahan'] as const;
export type IsiKolom = (typeof isiKolom)[number];

const sel = schema(() => z.union([z.string(), z.number(), z.null()]));
export type Sel = z.infer<typeof sel>;

const kolom = schema(() =>
  z.object({
    judul: z.string().meta(means('Judul kolom', 'Harga eceran (Rp)')),
    kelompok: z.string().nullable().meta(means('Judul di atas beberapa kolom; null bila tidak ada', 'Padi')),
    isi: z.enum(isiKolom).meta(means('Cara angkanya ditulis', 'rupiah')),
  }),
);
export type Kolom = z.infer<typeof kolom>;

const lembar = schema(() =>
  z.object({
    judul: z.string().meta(means('Judul lembar', 'Kecamatan Melak')),
    kecamatan_id: orNull(column.kecamatan_id).meta(means('Kecamatannya; null pada rekap dan pada harga kabupaten', 9)),
    kolom: z.array(kolom).meta(means('Kolom tabelnya')),
    baris: z
      .array(
        z.object({
          sel: z
            .array(sel)
            .meta(means('Isi kolomnya, berurutan; null bila belum dilaporkan', ['Cabai Rawit', 'kg', 68_000])),
          dilaporkan: z.boolean().meta(means('Apakah barisnya sudah dilaporkan', true)),
        }),
      )
      .meta(means('Baris tabelnya; yang belum dilaporkan hanya berisi namanya')),
    jumlah: z.array(sel).nullable().meta(means('Baris jumlah; null di mana menjumlahkan tidak ada artinya')),
    catatan: z.array(z.string()).meta(means('Keterangan di bawah tabel', ['32 dari 36 komoditi dilaporkan.'])),
  }),
);
export type Lembar = z.infer<typeof lembar>;
export type Baris = Lembar['baris'][number];

const answer = schema(() =>
  z.object({
    jenis: z.enum(jenisLaporan).meta(means('Laporannya', 'harga-pangan')),
    judul: z.string().meta(means('Judul laporan', 'Laporan Harga Pangan')),
    wilayah: z.string().meta(means('Nama kabupatennya', 'Kutai Barat')),
    periode: z
      .object({
        id: column.id,
        nama_periode: column.nama_periode,
        tanggal_mulai: z.iso.date().nullable().meta(means('Hari pertama', '2026-11-16')),
        tanggal_selesai: z.iso.date().nullable().meta(means('Hari terakhir', '2026-11-22')),
      })
      .meta(means('Periode yang dilaporkan')),
    kantor: identitasKantor.row.meta(means('Kepala surat dan yang menandatangani')),
    tanggal: z.iso.date().meta(means('Tanggal di atas tanda tangan', '2026-11-26')),
    dicetak: z
      .object({
        oleh: column.nama_lengkap,
        hari: z.iso.date().meta(means('Hari di kabupaten itu', '2026-11-26')),
        jam: z.string().meta(means('Jam di kabupaten itu', '09.30')),
      })
      .meta(means('Siapa yang mencetak, dan kapan')),
    lembar: z.array(lembar).meta(means('Rekap lebih dahulu bila lebih dari satu kecamatan, lalu satu per kecamatan')),
  }),
);
export type Cetakan = z.infer<typeof answer>;

/** The day above a signature. Blank counts as absent. */
export const tanggalQuery = schema(() =>
  z
    .preprocess(
      (value) => (value === '' ? undefined : value),
      z.iso.date('harus berupa tanggal seperti 2026-11-26').optional(),
    )
    .optional(),
);

const query = schema(() =>
  z.object({
    periode_id: idQuery.meta(
      means('Periode yang dilaporkan; tanpa ini yang memuat hari ini, atau yang terakhir mulai', 46),
    ),
    kecamatan_id: idQuery.meta(means('Satu kecamatan saja; tanpa ini semua yang boleh dilihat', 9)),
    tanggal: tanggalQuery.meta(
      means('Tanggal di atas tanda tangan; tanpa ini hari ini di kabupaten itu', '2026-11-26'),
    ),
    format: wordQuery(['pdf', 'xlsx']).meta(means('Sebagai berkas; tanpa ini sebagai JSON', 'pdf')),
  }),
);
export type CetakQuery = z.infer<typeof query>;

/** A report of one period as it is printed (`GET /cetak/{jenis}`): screen, PDF and workbook draw the same figures. */
export const cetak = schema(() => ({ name: 'Cetakan', query, answer }));
