import { z } from 'zod';
import { column, means } from '../columns.ts';
import { idQuery, tahunQuery, wordQuery } from '../filters.ts';
import { formatBerkas, jenisLaporan } from '../limits.ts';
import { schema } from '../resource.ts';
import { periodeRiwayat } from './riwayat.ts';

export const jenisQuery = schema(() =>
  wordQuery(jenisLaporan)
    .transform((jenis) => jenis ?? 'harga-pangan')
    .meta(means('Laporannya; tanpa disebut harga-pangan', 'timbang-balita')),
);

/** A period as the office sees it. */
export const periodeKantor = schema(() =>
  z.object({
    periode_id: z.int().meta(means('Periode', 46)),
    nama_periode: periodeRiwayat.shape.nama_periode,
    tanggal_mulai: periodeRiwayat.shape.tanggal_mulai,
    tanggal_selesai: periodeRiwayat.shape.tanggal_selesai,
    mulai: z.iso.date().meta(means('Hari mulainya; tanpa hari pertama, hari dibuatnya', '2026-11-16')),
    tahun: z
      .string()
      .nullable()
      .meta(means('Tahunnya; bagi minggu tahun hari Kamisnya, seperti namanya. null tanpa hari pertama', '2026')),
    sudah_mulai: z.boolean().meta(means('Apakah hari itu sudah tiba', true)),
    ditutup: z.boolean().meta(means('Apakah sudah ditutup, sehingga tidak menerima isian lagi', false)),
  }),
);
export type PeriodeKantor = z.infer<typeof periodeKantor>;

const tempat = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id.nullable().meta(means('Kecamatan; null bagi kabupaten', 9)),
    nama_kecamatan: column.nama_kecamatan.meta(means('Nama kecamatan, atau kabupaten', 'Melak')),
    kelurahan_id: column.kelurahan_id
      .nullable()
      .meta(means('Desa atau kelurahan; null bila sebarisnya kecamatan', 101)),
    nama_desa_kelurahan: column.nama_desa_kelurahan.nullable().meta(means('Nama desa atau kelurahan', 'Empas')),
    diharapkan: z.int().meta(means('Berapa yang diharapkan dalam satu periode yang sudah mulai', 36)),
  }),
);
export type TempatKelengkapan = z.infer<typeof tempat>;

const answer = schema(() =>
  z.object({
    jenis: z.enum(jenisLaporan).meta(means('Laporannya', 'harga-pangan')),
    tahun: z
      .string()
      .meta(means('Tahun periodenya; tahun suatu minggu ialah tahun hari Kamisnya, seperti namanya', '2026')),
    tahun_lain: z
      .array(z.string())
      .meta(means('Tahun yang ada periodenya, yang terbaru lebih dahulu', ['2026', '2025'])),
    satuan: z.enum(['harga', 'pangan', 'desa']).meta(means('Apa yang dihitung', 'harga')),
    hari_ini: z.iso.date().meta(means('Hari ini di kabupaten', '2026-11-20')),
    periode: z.array(periodeKantor).meta(means('Periodenya, yang terlama lebih dahulu')),
    tanpa_tanggal: z
      .array(z.string())
      .meta(means('Nama periode tanpa hari pertama, yang tidak dihitung dalam tahun mana pun', [])),
    tempat: z.array(tempat).meta(means('Tempatnya, menurut nama; desa menurut kecamatannya')),
    terisi: z
      .array(z.array(z.int()))
      .meta(
        means('Berapa yang terisi: sebaris untuk setiap tempat, di dalamnya satu bilangan untuk setiap periode', [
          [36, 12],
        ]),
      ),
  }),
);
export type Kelengkapan = z.infer<typeof answer>;

/** How complete a report is: places by periods (`GET /kelengkapan`). Not public: officers see their own kecamatan. */
export const kelengkapan = schema(() => ({
  name: 'Kelengkapan',
  query: z.object({
    jenis: jenisQuery,
    tahun: tahunQuery.meta(means('Tahun mulainya periode; tanpa disebut tahun periode yang terakhir mulai', '2026')),
    kecamatan_id: idQuery.meta(means('Kecamatan ini saja; laporan desa lalu ditampilkan desa demi desa', 9)),
    rinci: wordQuery(['desa']).meta(means('desa: laporan desa ditampilkan desa demi desa, seluruh kabupaten', 'desa')),
    format: wordQuery(formatBerkas).meta(means('Sebagai berkas', 'xlsx')),
  }),
  answer,
}));

const rincian = schema(() =>
  z.object({
    periode: periodeKantor.meta(means('Periodenya')),
    satuan: z.enum(['harga', 'pangan', 'desa']).meta(means('Apa yang dihitung', 'harga')),
    terisi: z.int().meta(means('Berapa yang terisi', 34)),
    diharapkan: z.int().meta(means('Dari berapa', 36)),
    kurang: z
      .array(z.string())
      .meta(means('Nama komoditi, pangan, atau desa yang belum diisi', ['Beras Medium', 'Cabai Rawit'])),
  }),
);
export type RincianKelengkapan = z.infer<typeof rincian>;

/** What a place lacks in a period (`GET /kelengkapan/rincian`). */
export const rincianKelengkapan = schema(() => ({
  name: 'RincianKelengkapan',
  query: z.object({
    jenis: jenisQuery,
    periode_id: idQuery.meta(means('Periodenya; wajib', 46)),
    kecamatan_id: idQuery.meta(means('Kecamatannya; wajib, kecuali bagi harga kabupaten', 9)),
    kelurahan_id: idQuery.meta(means('Desa atau kelurahan ini saja', 101)),
  }),
  answer: rincian,
}));
