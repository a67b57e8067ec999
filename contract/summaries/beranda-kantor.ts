import { z } from 'zod';
import { column, means } from '../columns.ts';
import { jenisLaporan } from '../limits.ts';
import { schema } from '../resource.ts';
import { hargaPangan } from '../resources/harga-pangan.ts';
import { ketersediaanPangan } from '../resources/ketersediaan-pangan.ts';
import { timbangBalita } from '../resources/timbang-balita.ts';
import { periodeKantor } from './kelengkapan.ts';

const jumlah = {
  terisi: z.int().meta(means('Berapa yang terisi', 34)),
  diharapkan: z.int().meta(means('Dari berapa', 36)),
};

const tempat = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id.nullable().meta(means('Kecamatan; null bagi kabupaten', 9)),
    nama_kecamatan: column.nama_kecamatan,
    ...jumlah,
  }),
);

const petugas = schema(() =>
  z.object({
    user_id: column.id.meta(means('Akun petugas', 12)),
    nama_lengkap: column.nama_lengkap,
    no_hp: column.no_hp,
    punya_email: z.boolean().meta(means('Apakah akunnya beralamat email; alamatnya tidak ditampilkan', true)),
    kurang: z.array(column.nama_kecamatan).meta(means('Tempatnya yang belum lengkap', ['Melak', 'Damai'])),
    diingatkan: z.iso
      .datetime()
      .nullable()
      .meta(means('Kapan terakhir dikirimi pengingat; null bila belum', '2026-11-20T01:30:00.000Z')),
  }),
);

const laporan = schema(() =>
  z.object({
    jenis: z.enum(jenisLaporan).meta(means('Laporannya', 'harga-pangan')),
    satuan: z.enum(['harga', 'pangan', 'desa']).meta(means('Apa yang dihitung', 'harga')),
    periode: periodeKantor.meta(means('Periode yang sudah mulai dan belum ditutup')),
    ...jumlah,
    terlambat_sejak: z.iso
      .date()
      .nullable()
      .meta(
        means(
          'Sejak kapan terlambat: hari sesudah hari terakhirnya; null bila belum, atau sudah lengkap',
          '2026-11-23',
        ),
      ),
    tempat: z.array(tempat).meta(means('Setiap tempat, menurut nama')),
    petugas: z.array(petugas).meta(means('Petugas yang tempatnya belum lengkap, menurut nama; paling banyak 50')),
  }),
);
export type LaporanTerbuka = z.infer<typeof laporan>;

const perubahan = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id.nullable().meta(means('Kecamatan; null bagi harga kabupaten', 9)),
    nama_kecamatan: column.nama_kecamatan,
    komoditi_id: hargaPangan.row.shape.komoditi_id,
    nama_komoditi: column.nama_komoditi,
    satuan: column.satuan,
    harga_eceran: hargaPangan.row.shape.harga_eceran,
    sebelumnya: z.int().meta(means('Harga eceran pada periode sebelumnya', 42_000)),
    persen: z.number().meta(means('Berubah berapa persen; turun bila negatif', 61.9)),
  }),
);
export type PerubahanHarga = z.infer<typeof perubahan>;

const defisit = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    pangan_id: column.pangan_id,
    nama_pangan: column.nama_pangan,
    neraca: ketersediaanPangan.row.shape.neraca,
  }),
);

const giziBuruk = schema(() =>
  z.object({
    kecamatan_id: column.kecamatan_id,
    nama_kecamatan: column.nama_kecamatan,
    kelurahan_id: column.kelurahan_id,
    nama_desa_kelurahan: column.nama_desa_kelurahan,
    kasus: timbangBalita.row.shape.kasus_gizi_buruk,
  }),
);

const langkah = schema(() =>
  z.object({
    langkah: z
      .enum(['identitas', 'daftar', 'periode', 'petugas', 'sasaran', 'laporan'])
      .meta(means('Apa yang disiapkan kantor yang baru, menurut urutannya', 'petugas')),
    selesai: z.boolean().meta(means('Apakah cukup untuk mulai bekerja', true)),
    ada: z.int().meta(means('Berapa yang sudah ada: kecamatan yang ada petugasnya, desa yang ada sasarannya', 3)),
    dari: z.int().meta(means('Dari berapa', 16)),
  }),
);
export type LangkahKantor = z.infer<typeof langkah>;

const terakhirDiisi = () =>
  periodeKantor.nullable().meta(means('Periode terakhir yang ada isinya; null bila belum ada'));

const answer = schema(() =>
  z.object({
    hari_ini: z.iso.date().meta(means('Hari ini di kabupaten', '2026-11-20')),
    kantor_bersurat: z.boolean().meta(means('Apakah server ini dapat mengirim surat', true)),
    langkah: z.array(langkah).meta(means('Langkah pertama sebuah kantor, dengan keadaannya')),
    laporan: z
      .array(laporan)
      .meta(means('Kelima laporan, masing-masing dengan paling banyak dua periode terbuka, yang terbaru lebih dahulu')),
    harga: z
      .object({
        periode: terakhirDiisi(),
        terbesar: z.array(perubahan).meta(means('Sepuluh perubahan terbesar')),
        lonjakan: z.array(perubahan).meta(means('Yang berubah lebih dari 50 persen; paling banyak 20')),
        jumlah_lonjakan: z.int().meta(means('Banyaknya yang berubah lebih dari 50 persen', 3)),
      })
      .meta(means('Harga eceran dibandingkan periode sebelumnya')),
    defisit: z
      .object({
        periode: terakhirDiisi(),
        baris: z.array(defisit).meta(means('Yang paling kurang lebih dahulu; paling banyak 20')),
        jumlah: z.int().meta(means('Banyaknya yang kurang', 5)),
      })
      .meta(means('Pangan yang neracanya defisit')),
    gizi_buruk: z
      .object({
        periode: terakhirDiisi(),
        baris: z.array(giziBuruk).meta(means('Desa demi desa, yang terbanyak lebih dahulu; paling banyak 50')),
        jumlah_desa: z.int().meta(means('Banyaknya desa', 4)),
        jumlah_kasus: z.int().meta(means('Banyaknya kasus', 5)),
      })
      .meta(means('Kasus gizi buruk')),
    aduan: z
      .object({
        sejak: z.iso.datetime().meta(means('Dihitung sejak tujuh hari yang lalu', '2026-11-13T04:00:00.000Z')),
        jumlah: z.int().meta(means('Banyaknya produk yang dilaporkan; paling banyak 10.000', 2)),
      })
      .meta(means('Laporan produk selama tujuh hari terakhir')),
  }),
);
export type BerandaKantor = z.infer<typeof answer>;

/** What is due (`GET /kantor/beranda`). */
export const berandaKantor = schema(() => ({ name: 'BerandaKantor', answer }));
