import type { ProdukRow } from '../rows.ts';

/** Eggs and fowl. */
export const produkTernak: readonly ProdukRow[] = [
  {
    judul: 'Telur Ayam Kampung',
    deskripsi:
      'Telur ayam kampung dari ayam yang dilepas di kebun. Kuningnya oranye dan tidak amis. Dikumpulkan ' +
      'setiap pagi.',
    satuan: 'pcs',
    harga: 3_000,
    stok: 300,
    penjual: 2,
    isi: ['telur-kampung'],
    foto: ['teras/bakul', 'kain/dekat', 'pasar/bakul'],
  },
  {
    judul: 'Telur Asin Masir',
    deskripsi:
      'Telur asin bebek yang kuningnya masir dan berminyak. Direndam dua minggu dengan abu dan garam. Sudah ' +
      'direbus, siap dimakan.',
    satuan: 'pcs',
    harga: 4_500,
    stok: 160,
    penjual: 2,
    isi: ['telur-asin'],
    foto: ['dapur/bakul', 'atas/hamparan', 'kain/dekat'],
  },
  {
    judul: 'Ayam Kampung Jantan',
    deskripsi:
      'Ayam kampung jantan umur enam bulan, sehat dan lincah. Berat hidup sekitar 1,5 kilogram. Bisa ' +
      'dipotong dan dibersihkan di tempat.',
    satuan: 'pcs',
    harga: 95_000,
    stok: 22,
    penjual: 6,
    isi: ['ayam'],
    foto: ['pekarangan/dekat', 'kebun/jajar'],
  },
  {
    judul: 'Bebek Pedaging Siap Potong',
    deskripsi:
      'Bebek pedaging siap potong, dipelihara di pinggir sungai Muara Lawa. Dagingnya tidak alot karena ' +
      'masih muda. Minimal pesan dua ekor untuk diantar.',
    satuan: 'pcs',
    harga: 85_000,
    stok: 18,
    penjual: 6,
    isi: ['bebek'],
    foto: ['sungai/jajar', 'pekarangan/dekat'],
  },
];
