import { z } from 'zod';
import { komoditiTanam, satuanPanen, satuanProduk, statusProduk } from '../limits.ts';
import { degrees, name, oneOf, orElse, reference, text, whole } from './fields.ts';

export const produkInput = z.object({
  judul: name('Judul'),
  deskripsi: text('Deskripsi', 10_000),
  stok: whole('Stok'),
  harga: whole('Harga'),
  // Rulings 14: absent or empty is 'aktif'.
  status: orElse('aktif', oneOf('Status', statusProduk)),
  satuan: oneOf('Satuan', satuanProduk),
});

export const lahanPetaniInput = z.object({
  kecamatan_id: reference('Kecamatan'),
  kelurahan_id: reference('Kelurahan'),
  alamat: name('Alamat', 500),
  luas_tanam: whole('Luas Tanam'),
  jumlah_panen: whole('Jumlah Panen'),
  satuan_panen: oneOf('Satuan Panen', satuanPanen),
  bulan: name('Bulan', 50),
  komoditi: oneOf('Komoditi', komoditiTanam),
});

export const koordinatInput = z.object({
  lahan_id: reference('Lahan'),
  lat: degrees('Latitude', 90),
  lang: degrees('Longitude', 180),
});
