import type { ProdukRow } from '../rows.ts';

/** Roots that fill a pot. */
export const produkUmbi: readonly ProdukRow[] = [
  {
    judul: 'Singkong Gajah Manis',
    deskripsi:
      'Singkong gajah yang pulen dan manis, bukan yang pahit. Cocok digoreng, direbus, atau dibuat tape. ' +
      'Dicabut setelah ada pesanan.',
    satuan: 'kg',
    harga: 6_000,
    stok: 400,
    penjual: 11,
    isi: ['singkong'],
    foto: ['kebun/daun', 'teras/tampah', 'atas/hamparan'],
  },
  {
    judul: 'Singkong Borongan Sekali Panen',
    deskripsi:
      'Singkong borongan dari lahan satu hektare di Siluq Ngurai. Cocok untuk usaha keripik dan tepung. ' +
      'Truk bisa masuk sampai ke pinggir kebun.',
    satuan: 'ton',
    harga: 2_800_000,
    stok: 12,
    penjual: 11,
    isi: ['singkong'],
    foto: ['kebun/peti', 'gudang/daun', 'pasar/bakul'],
  },
  {
    judul: 'Ubi Jalar Ungu',
    deskripsi:
      'Ubi jalar ungu yang warnanya pekat sampai ke dalam. Manis waktu dikukus dan bagus untuk kue. ' +
      'Tanahnya sudah dibersihkan.',
    satuan: 'kg',
    harga: 12_000,
    stok: 95,
    penjual: 11,
    isi: ['ubi-ungu'],
    foto: ['kebun/bakul', 'kain/dekat', 'atas/hamparan'],
  },
  {
    judul: 'Ubi Jalar Madu',
    deskripsi:
      'Ubi madu yang kalau dipanggang keluar manisnya. Kami diamkan seminggu setelah panen supaya makin ' +
      'manis. Ukuran sedang, pas untuk oven rumah.',
    satuan: 'kg',
    harga: 11_000,
    stok: 105,
    penjual: 11,
    isi: ['ubi-jalar'],
    foto: ['teras/tampah', 'kebun/peti', 'kain/dekat'],
  },
  {
    judul: 'Talas Kampung Pulen',
    deskripsi:
      'Talas kampung pulen dan tidak gatal. Enak dikukus dengan kelapa parut. Ditanam di tanah lembap dekat ' +
      'sungai di Tering.',
    satuan: 'kg',
    harga: 10_000,
    stok: 60,
    penjual: 7,
    isi: ['talas'],
    foto: ['kebun/bakul', 'teras/daun', 'kain/dekat'],
  },
];
