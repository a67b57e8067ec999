import { z } from 'zod';
import { means } from '../columns.ts';
import { grouped } from '../format.ts';
import { date, flag, name, reference } from '../inputs.ts';
import { limits } from '../limits.ts';
import { schema } from '../resource.ts';
import { alasan, alasanRules } from '../resources/koreksi.ts';
import { empty, isEmpty, type Rule } from '../rules.ts';

const { baris, periode, berkas } = limits.imporLaporan;

const periodeAda = schema(() => z.object({ id: reference('Periode').meta(means('Periode yang sudah ada', 46)) }));

const periodeBaru = schema(() =>
  z
    .object({
      nama_periode: name('Nama periode').meta(means('Nama periode yang dibuka', 'Minggu ke-3 Maret 2021')),
      tanggal_mulai: date('Tanggal mulai').meta(means('Hari pertama', '2021-03-15')),
      tanggal_selesai: date('Tanggal selesai').meta(means('Hari terakhir', '2021-03-21')),
    })
    .refine(({ tanggal_mulai, tanggal_selesai }) => tanggal_selesai >= tanggal_mulai, {
      path: ['tanggal_selesai'],
      error: 'Tanggal selesai tidak boleh sebelum tanggal mulai',
    }),
);

const input = schema(() =>
  z.object({
    berkas: name('Nama berkas', berkas).meta(means('Nama berkas asalnya, untuk jejak', 'harga-2021-2025.xlsx')),
    periode: z
      .array(z.union([periodeAda, periodeBaru], 'Periode harus berupa id, atau nama dan kedua tanggalnya'))
      .min(1, 'Periode harus diisi')
      .max(periode, `Paling banyak ${periode} periode sekali impor`)
      .meta(
        means('Periode dalam berkas: yang sudah ada dengan id, yang belum ada dengan nama dan tanggalnya', [
          { id: 46 },
        ]),
      ),
    baris: z
      .array(z.unknown())
      .min(1, 'Baris harus diisi')
      .max(baris, `Paling banyak ${grouped(baris)} baris sekali impor`)
      .meta(means('Barisnya', [])),
    atas_nama: reference('Petugas')
      .optional()
      .meta(means('Petugas yang memiliki baris baru di kecamatan tugasnya; selebihnya milik pengirim', 2)),
    alasan: alasan
      .optional()
      .meta(means('Mengapa baris yang sudah ada diubah; wajib bila ada yang diubah', 'Arsip kantor')),
    isi_tertutup: flag('Isi yang tertutup').meta(
      means('1: periode yang sudah ditutup diisi juga, dan tetap ditutup; tanpa ini kirimannya ditolak', '1'),
    ),
    uji: flag('Uji').meta(means('1: hanya memeriksa, tidak ada yang disimpan', '1')),
  }),
);

/** A reason is optional while no row changes; a reason in the request must be valid. */
const rules: readonly Rule<Record<string, unknown>>[] = [
  empty('Nama berkas harus diisi', 'berkas'),
  empty('Periode harus diisi', 'periode'),
  empty('Baris harus diisi', 'baris'),
  ...alasanRules.map(
    ([says, isBroken, field]): Rule<Record<string, unknown>> => [
      says,
      (sent) => !isEmpty(sent['alasan']) && isBroken(sent),
      field ?? 'alasan',
    ],
  ),
];

const counts = schema(() => ({
  tambah: z.int().meta(means('Berapa baris yang baru', 9_600)),
  ubah: z.int().meta(means('Berapa baris yang berubah', 12)),
  sama: z.int().meta(means('Berapa baris yang sudah tersimpan persis begitu', 40)),
}));

const angka = schema(() => z.record(z.string(), z.number()));

/** Reports of several periods that the office imports from one file (`POST /{report}/impor`). */
export const imporLaporan = schema(() => ({
  name: 'HasilImporLaporan',
  input,
  rules,
  answer: z.object({
    ...counts,
    periode: z
      .array(
        z.object({
          id: z.int().nullable().meta(means('Nomornya; null selagi hanya diperiksa dan belum ada', 46)),
          nama_periode: z.string().meta(means('Namanya', 'Minggu ke-3 Maret 2021')),
          dibuka: z.boolean().meta(means('Dibuka oleh impor ini', true)),
          ...counts,
        }),
      )
      .meta(means('Setiap periode, dalam urutan kiriman')),
    beda: z
      .array(
        z.object({
          baris: z.int().meta(means('Baris keberapa dalam kiriman, mulai dari 1', 4)),
          revisi: z.int().meta(means('Revisi baris yang tersimpan; dikirim lagi untuk mengubahnya', 2)),
          angka: angka.meta(means('Angka yang tersimpan', { luas_tanam: 12 })),
        }),
      )
      .meta(means('Baris yang sudah tersimpan dengan angka lain; hanya dengan uji')),
    tetap: z.array(z.int()).meta(means('Nomor baris yang sudah tersimpan persis begitu; hanya dengan uji', [7])),
    lalu: z
      .array(
        z.object({
          baris: z.int().meta(means('Baris keberapa dalam kiriman, mulai dari 1', 4)),
          angka: angka.meta(means('Angka periode sebelumnya', { luas_tanam: 12 })),
        }),
      )
      .meta(means('Angka periode sebelumnya yang tersimpan dan tidak ada dalam kiriman; hanya dengan uji')),
    keluhan: z
      .array(
        z.object({
          baris: z.int().meta(means('Baris keberapa dalam kiriman, mulai dari 1', 4)),
          kolom: z.string().meta(means('Isiannya', 'luas_tanam')),
          pesan: z.string().meta(means('Apa yang keliru', 'Luas Tanam harus berupa bilangan bulat')),
        }),
      )
      .meta(means('Yang keliru; hanya dengan uji')),
  }),
}));
export type ImporLaporan = z.infer<typeof imporLaporan.input>;
export type HasilImporLaporan = z.infer<typeof imporLaporan.answer>;
