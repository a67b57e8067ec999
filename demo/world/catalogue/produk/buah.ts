import type { ProdukRow } from '../rows.ts';

/** Fruit that bears all year. */
export const produkBuah: readonly ProdukRow[] = [
  {
    judul: 'Pisang Kepok Tua untuk Gorengan',
    deskripsi:
      'Pisang kepok tua pohon dari kebun di Sekolaq Darat. Bagus untuk pisang goreng dan sanggar, tidak ' +
      'lembek waktu digoreng. Bisa beli per sisir atau per tandan.',
    satuan: 'kg',
    harga: 12_000,
    stok: 95,
    penjual: 1,
    isi: ['pisang-sisir'],
    foto: ['pekarangan/daun', 'kain/dekat', 'pasar/daun'],
  },
  {
    judul: 'Nanas Madu Linggang Bigung',
    deskripsi:
      'Nanas madu dari Linggang Bigung, manis dan tidak gatal di lidah. Ukuran sedang, kira-kira 1 kilogram ' +
      'per buah. Beli sepuluh gratis satu.',
    satuan: 'pcs',
    harga: 10_000,
    stok: 110,
    penjual: 2,
    isi: ['nanas'],
    foto: ['kebun/daun', 'kain/dekat', 'pasar/peti'],
  },
  {
    judul: 'Semangka Merah Sumber Sari',
    deskripsi:
      'Semangka merah hasil kebun di Sumber Sari, manisnya merata sampai ke pinggir. Berat per buah 4 ' +
      'sampai 6 kilogram. Boleh dibelah dulu untuk dicoba kalau beli banyak.',
    satuan: 'kg',
    harga: 8_500,
    stok: 300,
    penjual: 3,
    isi: ['semangka-utuh', 'semangka'],
    foto: ['kebun/daun', ['atas/hamparan', 'semangka'], ['kain/dekat', 'semangka', 'semangka-utuh']],
  },
  {
    judul: 'Melon Hijau Renyah',
    deskripsi:
      'Melon hijau yang renyah dan berair, ditanam di bedengan bermulsa. Kami panen waktu jaringnya sudah ' +
      'rapat, jadi rasanya manis. Stok terbatas setiap musim.',
    satuan: 'kg',
    harga: 16_000,
    stok: 70,
    penjual: 5,
    isi: ['melon'],
    foto: ['kebun/peti', 'kain/dekat', 'teras/daun'],
  },
  {
    judul: 'Jeruk Manis Sekolaq',
    deskripsi:
      'Jeruk manis dari Sekolaq Muliaq, kulitnya memang tidak mulus tapi isinya manis. Dipetik langsung ' +
      'dari pohon, bukan jeruk simpanan. Anak-anak biasanya suka.',
    satuan: 'kg',
    harga: 20_000,
    stok: 90,
    penjual: 1,
    isi: ['jeruk'],
    foto: ['kebun/bakul', 'atas/hamparan', 'pasar/peti'],
  },
  {
    judul: 'Buah Naga Merah Segar',
    deskripsi:
      'Buah naga merah hasil kebun di Linggang Melapeh, manis dan segar. Ukurannya tiga sampai empat buah ' +
      'per kilogram. Bisa kirim lewat travel ke Melak.',
    satuan: 'kg',
    harga: 20_000,
    stok: 80,
    penjual: 10,
    isi: ['buah-naga'],
    foto: ['kebun/bakul', 'kain/dekat', 'atas/hamparan'],
  },
  {
    judul: 'Kelapa Muda Hijau',
    deskripsi:
      'Kelapa muda hijau langsung panjat, airnya manis dan dagingnya masih lembut. Bisa kami kupaskan kalau ' +
      'diminum di tempat. Untuk acara, pesan sehari sebelumnya.',
    satuan: 'pcs',
    harga: 12_000,
    stok: 64,
    penjual: 11,
    isi: ['kelapa-muda'],
    foto: ['sungai/daun', 'pekarangan/dekat', 'kain/dekat'],
  },
  {
    judul: 'Jambu Kristal Tanpa Biji',
    deskripsi:
      'Jambu kristal renyah dan hampir tidak berbiji. Setiap buah dibungkus sejak kecil supaya bersih dari ' +
      'lalat buah. Enak dimakan dingin.',
    satuan: 'kg',
    harga: 15_000,
    stok: 50,
    penjual: 9,
    isi: ['jambu'],
    foto: ['kebun/bakul', 'atas/hamparan', 'kain/dekat'],
  },
];
