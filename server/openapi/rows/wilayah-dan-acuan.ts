import { z } from 'zod';
import type { KegiatanDinas } from '#contract/rows/kegiatan-dinas.ts';
import type { Komoditi } from '#contract/rows/komoditi.ts';
import type { Pangan } from '#contract/rows/pangan.ts';
import type { Periode } from '#contract/rows/periode.ts';
import type { Slider } from '#contract/rows/slider.ts';
import type { DesaKelurahan, Kecamatan } from '#contract/rows/wilayah.ts';
import { row } from './row.ts';

export const kecamatan = z.object({ ...row, nama_kecamatan: z.string() }) satisfies z.ZodType<Kecamatan>;

export const desaKelurahan = z.object({
  ...row,
  kecamatan_id: z.int(),
  nama_desa_kelurahan: z.string(),
  nama_kecamatan: z.string(),
}) satisfies z.ZodType<DesaKelurahan>;

export const pangan = z.object({
  ...row,
  nama_pangan: z.string(),
  logo_pangan_url: z.string().nullable(),
}) satisfies z.ZodType<Pangan>;

export const komoditi = z.object({
  ...row,
  nama_komoditi: z.string(),
  logo_komoditi_url: z.string().nullable(),
  pangan_id: z.int().nullable(),
  satuan: z.string(),
}) satisfies z.ZodType<Komoditi>;

export const periode = z.object({
  ...row,
  nama_periode: z.string(),
  tanggal_mulai: z.iso.date().nullable(),
  tanggal_selesai: z.iso.date().nullable(),
}) satisfies z.ZodType<Periode>;

export const slider = z.object({
  ...row,
  judul: z.string(),
  deskripsi: z.string(),
  foto_url: z.string(),
  action: z.string().nullable(),
  status: z.literal([0, 1]),
  urutan: z.int(),
}) satisfies z.ZodType<Slider>;

export const kegiatanDinas = z.object({
  ...row,
  judul: z.string(),
  deskripsi: z.string(),
  foto_url: z.string().nullable(),
}) satisfies z.ZodType<KegiatanDinas>;
