import { z } from 'zod';
import { day, name, reference, text, whole } from './fields.ts';

export const kecamatanInput = z.object({ nama_kecamatan: name('Nama kecamatan') });

export const desaKelurahanInput = z.object({
  kecamatan_id: reference('Kecamatan'),
  nama_desa_kelurahan: name('Nama desa atau kelurahan'),
});

export const panganInput = z.object({ nama_pangan: name('Nama pangan') });

export const komoditiInput = z.object({
  nama_komoditi: name('Nama komoditi'),
  pangan_id: z.preprocess((value) => (value === '' ? null : value), reference('Pangan').nullable().default(null)),
  satuan: name('Satuan', 20).default('kg'),
});

export const periodeInput = z.object({
  nama_periode: name('Nama periode'),
  tanggal_mulai: day('Tanggal mulai'),
  tanggal_selesai: day('Tanggal selesai'),
});

export const kegiatanDinasInput = z.object({
  judul: name('Judul', 200),
  deskripsi: text('Deskripsi', 20_000),
});

export const sliderInput = z.object({
  judul: name('Judul', 200),
  deskripsi: text('Deskripsi', 1000).default(''),
  action: z.preprocess(
    (value) => (value === '' ? null : value),
    text('Tujuan', 500)
      .refine(
        (value) => /^(\/(?!\/)|https:\/\/)/.test(value),
        'Tujuan harus berupa alamat https atau jalur yang diawali /',
      )
      .nullable()
      .default(null),
  ),
  status: whole('Status').pipe(z.union([z.literal(0), z.literal(1)], 'Status harus 0 atau 1')),
  urutan: whole('Urutan'),
});
