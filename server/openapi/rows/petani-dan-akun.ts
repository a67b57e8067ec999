import { z } from 'zod';
import { jenisKelamin, komoditiTanam, peran, satuanPanen, satuanProduk, statusProduk } from '#contract/limits.ts';
import type { KoordinatLahanPetani, LahanPetani } from '#contract/rows/lahan-petani.ts';
import type { Produk } from '#contract/rows/produk.ts';
import type { Sesi } from '#contract/rows/sesi.ts';
import type { User } from '#contract/rows/user.ts';
import { row } from './row.ts';

export const produk = z.object({
  ...row,
  user_id: z.int(),
  judul: z.string(),
  slug: z.string(),
  deskripsi: z.string(),
  stok: z.int(),
  harga: z.int(),
  status: z.enum(statusProduk),
  satuan: z.enum(satuanProduk),
  produk_fotos: z.array(z.object({ id: z.int(), produk_id: z.int(), foto_url: z.string(), main: z.enum(['0', '1']) })),
  users: z.object({
    username: z.string(),
    nama_lengkap: z.string(),
    foto_url: z.string().nullable(),
    no_hp: z.string(),
  }),
}) satisfies z.ZodType<Produk>;

export const lahanPetani = z.object({
  ...row,
  user_id: z.int(),
  kecamatan_id: z.int(),
  kelurahan_id: z.int(),
  alamat: z.string(),
  luas_tanam: z.int(),
  jumlah_panen: z.int(),
  satuan_panen: z.enum(satuanPanen),
  bulan: z.string(),
  komoditi: z.enum(komoditiTanam),
  users: z.object({ nama_lengkap: z.string(), no_hp: z.string() }),
  kecamatan: z.object({ nama_kecamatan: z.string() }),
  desa_kelurahan: z.object({ nama_desa_kelurahan: z.string() }),
  koordinat: z.object({ id: z.int(), lat: z.number(), lang: z.number() }).nullable(),
}) satisfies z.ZodType<LahanPetani>;

export const koordinatLahanPetani = z.object({
  ...row,
  user_id: z.int(),
  lahan_id: z.int(),
  lat: z.number(),
  lang: z.number(),
}) satisfies z.ZodType<KoordinatLahanPetani>;

export const user = z.object({
  id: z.int(),
  nama_lengkap: z.string(),
  username: z.string(),
  email: z.string(),
  no_hp: z.string(),
  jenis_kelamin: z.enum(jenisKelamin).nullable(),
  foto_url: z.string().nullable(),
  roles: z.array(z.enum(peran)),
  pengguna_kecamatan: z.array(
    z.object({ id: z.int(), kecamatans: z.object({ id: z.int(), nama_kecamatan: z.string() }) }),
  ),
}) satisfies z.ZodType<User>;

export const sesi = z.object({
  id: z.string(),
  perangkat: z.string(),
  jaringan: z.string().nullable(),
  created_at: z.iso.datetime(),
  terakhir: z.iso.datetime(),
  ini: z.boolean(),
}) satisfies z.ZodType<Sesi>;
