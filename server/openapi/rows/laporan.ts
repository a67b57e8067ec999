import { z } from 'zod';
import { komoditiTanam } from '#contract/limits.ts';
import type { HargaPangan, HargaPanganKutaiBarat } from '#contract/rows/harga-pangan.ts';
import type { KetersediaanPangan, RekapKetersediaanPangan } from '#contract/rows/ketersediaan-pangan.ts';
import type { LuasTanam } from '#contract/rows/luas-tanam.ts';
import type { RekapKecamatan } from '#contract/rows/rekap-kecamatan.ts';
import type { TimbangBalita } from '#contract/rows/timbang-balita.ts';
import { row } from './row.ts';

export const hargaPanganKutaiBarat = z.object({
  ...row,
  komoditi_id: z.int(),
  periode_harga_pangan_id: z.int(),
  user_id: z.int(),
  harga_grosir: z.int(),
  harga_eceran: z.int(),
  harga_eceran_sebelumnya: z.int().nullable(),
  nama_komoditi: z.string(),
  nama_periode_harga_pangan: z.string(),
  komoditis: z.object({
    id: z.int(),
    nama_komoditi: z.string(),
    logo_komoditi_url: z.string().nullable(),
    satuan: z.string(),
  }),
}) satisfies z.ZodType<HargaPanganKutaiBarat>;

export const hargaPangan = hargaPanganKutaiBarat.extend({
  kecamatan_id: z.int(),
  nama_kecamatan: z.string(),
}) satisfies z.ZodType<HargaPangan>;

const neraca = {
  pangan_id: z.int(),
  periode_ketersediaan_pangan_id: z.int(),
  harga_rata_rata: z.number(),
  kebutuhan: z.number(),
  ketersediaan: z.number(),
  neraca: z.number(),
  harga_rata_rata_pekan_lalu: z.number().nullable(),
  ketersediaan_pekan_lalu: z.number().nullable(),
  nama_periode_ketersediaan_pangan: z.string(),
  pangans: z.object({ id: z.int(), nama_pangan: z.string(), logo_pangan_url: z.string().nullable() }),
};

export const ketersediaanPangan = z.object({
  ...row,
  ...neraca,
  kecamatan_id: z.int(),
  user_id: z.int(),
  nama_kecamatan: z.string(),
}) satisfies z.ZodType<KetersediaanPangan>;

export const rekapKetersediaanPangan = z.object({
  ...row,
  ...neraca,
  jumlah_kecamatan: z.int(),
  dari_kecamatan: z.int(),
}) satisfies z.ZodType<RekapKetersediaanPangan>;

export const rekapKecamatan = z.object({
  kecamatan_id: z.int(),
  nama_kecamatan: z.string(),
  jumlah: z.int(),
  diperbarui: z.iso.datetime().nullable(),
}) satisfies z.ZodType<RekapKecamatan>;

/** Where a village's report comes from, and when. */
const desa = {
  kecamatan_id: z.int(),
  kelurahan_id: z.int(),
  user_id: z.int(),
  nama_kecamatan: z.string(),
  nama_desa_kelurahan: z.string(),
  nama_periode: z.string(),
};

export const timbangBalita = z.object({
  ...row,
  ...desa,
  periode_timbang_balita_id: z.int(),
  jumlah_balita: z.int(),
  berat_badan_naik: z.int(),
  berat_badan_tidak_naik: z.int(),
  dibawah_garis_merah: z.int(),
  kasus_gizi_buruk: z.int(),
}) satisfies z.ZodType<TimbangBalita>;

export const luasTanam = z.object({
  ...row,
  ...desa,
  periode_luas_tanam_id: z.int(),
  komoditi: z.enum(komoditiTanam),
  luas_tanam: z.int(),
  luas_puso: z.int(),
}) satisfies z.ZodType<LuasTanam>;
