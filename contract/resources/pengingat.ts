import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery } from '../filters.ts';
import { oneOf, reference } from '../inputs.ts';
import { jenisLaporan, limits } from '../limits.ts';
import { schema } from '../resource.ts';
import { empty, type Raw, type Rule } from '../rules.ts';
import { jenisQuery, periodeKantor } from '../summaries/kelengkapan.ts';

/** What became of a letter: under way, sent, written to a file on a server that sends none, not taken by the mail server. */
const keadaanSurat = ['menunggu', 'dikirim', 'ditulis', 'gagal'] as const;
export type KeadaanSurat = (typeof keadaanSurat)[number];

/** What became of an officer for whom a reminder was asked. */
const hasilPengingat = [
  ...(['sedang dikirim', 'ditulis di server', 'tanpa email', 'sudah diingatkan', 'sudah lengkap'] as const),
] as const;
export type HasilPengingat = (typeof hasilPengingat)[number];

const petugas = schema(() => {
  const kurang = z.object({
    kecamatan_id: column.kecamatan_id.nullable().meta(means('Kecamatan; null bagi kabupaten', 9)),
    nama_kecamatan: column.nama_kecamatan,
    terisi: z.int().meta(means('Berapa yang terisi', 34)),
    diharapkan: z.int().meta(means('Dari berapa', 36)),
    isi: z.array(z.string()).meta(means('Nama yang belum diisi', ['Beras Medium', 'Cabai Rawit'])),
  });
  return z.object({
    user_id: column.id.meta(means('Akun petugas', 12)),
    nama_lengkap: column.nama_lengkap,
    no_hp: column.no_hp,
    punya_email: z.boolean().meta(means('Apakah akunnya beralamat email; alamatnya tidak ditampilkan', true)),
    kurang: z.array(kurang).meta(means('Tempatnya yang belum lengkap')),
    terakhir: z
      .object({
        waktu: z.iso.datetime().meta(means('Kapan (ISO 8601, UTC)', '2026-11-20T01:30:00.000Z')),
        keadaan: z.enum(keadaanSurat).meta(means('Apa yang terjadi dengan suratnya', 'dikirim')),
        hari_ini: z.boolean().meta(means('Apakah hari ini, sehingga belum dapat diulang', true)),
      })
      .nullable()
      .meta(means('Surat pengingat terakhir tentang periode ini; null bila belum ada')),
    pesan: z.string().meta(means('Kalimat pengingatnya, seperti dalam suratnya', 'Halo Yulius Bahang, …')),
  });
});
export type PetugasDiingatkan = z.infer<typeof petugas>;

const answer = schema(() =>
  z.object({
    jenis: z.enum(jenisLaporan).meta(means('Laporannya', 'harga-pangan')),
    periode: periodeKantor.meta(means('Periodenya')),
    satuan: z.enum(['harga', 'pangan', 'desa']).meta(means('Apa yang dihitung', 'harga')),
    terlambat_sejak: z.iso.date().nullable().meta(means('Sejak kapan terlambat; null bila belum', '2026-11-23')),
    kantor_bersurat: z.boolean().meta(means('Apakah server ini dapat mengirim surat', true)),
    petugas: z.array(petugas).meta(means('Petugas yang tempatnya belum lengkap, menurut nama')),
    tanpa_petugas: z
      .array(column.nama_kecamatan)
      .meta(means('Tempat yang belum lengkap dan tidak ada petugasnya', ['Bentian Besar'])),
  }),
);
export type CalonPengingat = z.infer<typeof answer>;

const hasil = schema(() =>
  z.object({
    hasil: z
      .array(
        z.object({
          user_id: column.id.meta(means('Akun petugas', 12)),
          nama_lengkap: column.nama_lengkap,
          hasil: z.enum(hasilPengingat).meta(means('Apa yang terjadi', 'sedang dikirim')),
          waktu: z.iso
            .datetime()
            .nullable()
            .meta(means('Kapan surat hari ini dibuat; null bila tidak ada', '2026-11-20T01:30:00.000Z')),
        }),
      )
      .meta(means('Setiap petugas yang disebut')),
  }),
);
export type HasilDiingatkan = z.infer<typeof hasil>;

const input = schema(() =>
  z.object({
    jenis: oneOf('Jenis laporan', jenisLaporan).meta(means('Laporannya', 'harga-pangan')),
    periode_id: reference('Periode').meta(means('Periodenya', 46)),
    user_id: z
      .preprocess(
        (value) => (Array.isArray(value) ? value : [value]),
        z
          .array(reference('Petugas'))
          .max(limits.pengingat, `Paling banyak ${limits.pengingat} petugas sekaligus`)
          .transform((ids) => [...new Set(ids)]),
      )
      .meta(means('Akun petugas yang diingatkan', [12])),
  }),
);

/** What is asked of whoever reminds. */
export const pengingatRules: readonly Rule<Raw<z.infer<typeof input>>>[] = [
  empty('Laporan harus dipilih', 'jenis'),
  empty('Periode harus dipilih', 'periode_id'),
  empty('Pilih sekurang-kurangnya satu petugas', 'user_id'),
];

/** Reminders of a report that is not complete (`/pengingat`): the office sends them, the server finds the words. */
export const pengingat = schema(() => ({
  name: 'Pengingat',
  query: z.object({
    jenis: jenisQuery,
    periode_id: idQuery.meta(means('Periodenya; wajib', 46)),
    kecamatan_id: idQuery.meta(means('Petugas kecamatan ini saja, dengan semua tempatnya yang belum lengkap', 9)),
  }),
  answer,
  input,
  hasil,
}));
