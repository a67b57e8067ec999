import { z } from 'zod';
import { isHttpsAddress, isOwnPath } from '../tujuan.ts';
import { day, name, orElse, reference, text, whole } from './fields.ts';

export const kecamatanInput = z.object({ nama_kecamatan: name('Nama kecamatan') });

export const desaKelurahanInput = z.object({
  kecamatan_id: reference('Kecamatan'),
  nama_desa_kelurahan: name('Nama desa atau kelurahan'),
});

export const panganInput = z.object({ nama_pangan: name('Nama pangan') });

export const komoditiInput = z.object({
  nama_komoditi: name('Nama komoditi'),
  pangan_id: z.preprocess((value) => (value === '' ? null : value), reference('Pangan').nullable().default(null)),
  satuan: orElse('kg', name('Satuan', 20)),
});

export const periodeInput = z
  .object({
    nama_periode: name('Nama periode'),
    tanggal_mulai: day('Tanggal mulai'),
    tanggal_selesai: day('Tanggal selesai'),
  })
  .refine(
    ({ tanggal_mulai, tanggal_selesai }) => !tanggal_mulai || !tanggal_selesai || tanggal_selesai >= tanggal_mulai,
    { path: ['tanggal_selesai'], error: 'Tanggal selesai tidak boleh sebelum tanggal mulai' },
  );

export const kegiatanDinasInput = z.object({
  judul: name('Judul', 200),
  deskripsi: text('Deskripsi', 20_000),
});

export const sliderInput = z.object({
  judul: name('Judul', 200),
  deskripsi: orElse('', text('Deskripsi', 1000)),
  action: z.preprocess(
    (value) => (value === '' ? null : value),
    text('Tujuan', 500)
      .refine(
        (value) => isOwnPath(value) || isHttpsAddress(value),
        'Tujuan harus berupa alamat https atau jalur yang diawali /',
      )
      .nullable()
      .default(null),
  ),
  status: orElse(1, whole('Status').pipe(z.union([z.literal(0), z.literal(1)], 'Status harus 0 atau 1'))),
  urutan: orElse(0, whole('Urutan')),
});
