import type { ProdukRow } from '../rows.ts';

/** Rice, grain and beans. */
export const produkBerasDanBiji: readonly ProdukRow[] = [
  {
    judul: 'Beras Merah Ladang',
    deskripsi:
      'Beras merah dari ladang, digiling tidak terlalu putih supaya kulit arinya tetap ada. Rendam setengah ' +
      'jam sebelum dimasak. Cocok untuk yang sedang menjaga gula darah.',
    satuan: 'kg',
    harga: 20_000,
    stok: 130,
    penjual: 10,
    isi: ['karung-beras-merah', 'mangkuk-beras-merah'],
    foto: ['sawah/karung', ['dapur/dekat', 'mangkuk-beras-merah'], 'kain/dekat'],
  },
  {
    judul: 'Beras Ketan Putih',
    deskripsi:
      'Beras ketan putih untuk lemang, wajik, dan kue basah. Bersih dari beras biasa, jadi lengketnya ' +
      'bagus. Menjelang hari besar sebaiknya pesan lebih awal.',
    satuan: 'kg',
    harga: 21_000,
    stok: 75,
    penjual: 1,
    isi: ['karung-ketan', 'mangkuk-ketan'],
    foto: ['gudang/karung', ['dapur/dekat', 'mangkuk-ketan'], 'teras/dekat'],
  },
  {
    judul: 'Gabah Kering Giling',
    deskripsi:
      'Gabah kering giling hasil panen kelompok tani, kadar air sekitar 14 persen. Sudah dikemas dalam ' +
      'karung 50 kilogram. Bisa ambil di gudang dekat jalan poros Melak.',
    satuan: 'ton',
    harga: 6_800_000,
    stok: 8,
    penjual: 3,
    isi: ['karung-gabah', 'mangkuk-gabah'],
    foto: ['gudang/karung', 'sawah/karung', 'kain/dekat'],
  },
  {
    judul: 'Benih Padi Mayas Lokal',
    deskripsi:
      'Benih padi mayas, padi gunung lokal yang tahan di lahan kering. Dipilih dari malai yang bagus dan ' +
      'dijemur tiga hari. Isi 20 kilogram per sak.',
    satuan: 'sak',
    harga: 150_000,
    stok: 40,
    status: 'tidak',
    penjual: 10,
    isi: ['karung-gabah', 'karung-tutup-emas'],
    foto: ['sawah/karung', 'gudang/jajar', ['kain/dekat', 'padi']],
  },
  {
    judul: 'Jagung Pipil Kering',
    deskripsi:
      'Jagung pipil kering untuk pakan atau digiling jadi beras jagung. Satu sak isi 50 kilogram. Kering ' +
      'merata karena dijemur di lantai semen.',
    satuan: 'sak',
    harga: 390_000,
    stok: 60,
    penjual: 3,
    isi: ['karung-jagung', 'mangkuk-jagung'],
    foto: ['gudang/karung', 'kebun/karung', 'kain/dekat'],
  },
  {
    judul: 'Kedelai Kuning Lokal',
    deskripsi:
      'Kedelai kuning lokal, bijinya kecil tapi rasanya gurih. Cocok untuk tempe dan susu kedelai. Sudah ' +
      'ditampi, bersih dari kotoran.',
    satuan: 'kg',
    harga: 13_500,
    stok: 90,
    penjual: 1,
    isi: ['karung-kedelai', 'mangkuk-kedelai'],
    foto: ['dapur/karung', ['kain/dekat', 'mangkuk-kedelai'], 'gudang/karung'],
  },
  {
    judul: 'Kacang Hijau Sudah Ditampi',
    deskripsi:
      'Kacang hijau yang sudah ditampi dan disortir. Cepat empuk waktu direbus. Enak untuk bubur dan isian ' + 'kue.',
    satuan: 'kg',
    harga: 26_000,
    stok: 55,
    penjual: 1,
    isi: ['karung-kacang-hijau', 'mangkuk-kacang-hijau'],
    foto: ['teras/karung', ['dapur/dekat', 'mangkuk-kacang-hijau'], 'kain/dekat'],
  },
  {
    judul: 'Kacang Tanah Kulit Baru Cabut',
    deskripsi:
      'Kacang tanah baru cabut, tanahnya sudah dicuci. Enak direbus untuk teman minum kopi. Kalau mau yang ' +
      'kering, tunggu seminggu lagi.',
    satuan: 'kg',
    harga: 24_000,
    stok: 65,
    penjual: 7,
    isi: ['kacang-tanah'],
    foto: ['kebun/bakul', 'teras/tampah', 'atas/hamparan'],
  },
];
