import type { ProdukRow } from '../rows.ts';

/** Chillies, onions and roots of the kitchen. */
export const produkBumbu: readonly ProdukRow[] = [
  {
    judul: 'Cabai Merah Keriting Segar',
    deskripsi:
      'Cabai merah keriting, merahnya tua dan tidak cepat busuk. Dipetik bersama tangkai. Untuk pedagang ' +
      'bisa ambil langsung di kebun.',
    satuan: 'kg',
    harga: 46_000,
    stok: 40,
    penjual: 5,
    isi: ['cabai-keriting'],
    foto: ['teras/tampah', 'atas/hamparan', 'pasar/peti'],
  },
  {
    judul: 'Cabai Merah Besar',
    deskripsi:
      'Cabai merah besar untuk sambal goreng dan bumbu masak. Ukurannya seragam karena sudah disortir. ' +
      'Harga bisa berubah mengikuti pasar di Barong Tongkok.',
    satuan: 'kg',
    harga: 54_000,
    stok: 28,
    penjual: 2,
    isi: ['cabai-besar'],
    foto: ['pasar/peti', 'kebun/bakul', 'teras/tampah'],
  },
  {
    judul: 'Bawang Merah Lokal Kering Simpan',
    deskripsi:
      'Bawang merah lokal yang sudah dijemur, jadi tahan disimpan. Ukurannya sedang dan aromanya kuat. Beli ' +
      'di atas 20 kilogram ada potongan.',
    satuan: 'kg',
    harga: 39_000,
    stok: 110,
    penjual: 3,
    isi: ['bawang-merah'],
    foto: ['pasar/bakul', 'teras/tampah', 'atas/hamparan'],
  },
  {
    judul: 'Jahe Merah Ladang',
    deskripsi:
      'Jahe merah umur sepuluh bulan dari ladang di Dempar. Pedas hangatnya terasa untuk minuman dan jamu. ' +
      'Sudah dicuci bersih dan diangin-anginkan.',
    satuan: 'kg',
    harga: 30_000,
    stok: 50,
    penjual: 8,
    isi: ['jahe'],
    foto: ['teras/tampah', 'kain/dekat', 'pasar/bakul'],
  },
  {
    judul: 'Kunyit Segar Tua',
    deskripsi:
      'Kunyit tua yang warnanya oranye pekat. Cocok untuk bumbu, jamu, dan pewarna nasi kuning. Dijual ' +
      'mulai satu kilogram.',
    satuan: 'kg',
    harga: 12_000,
    stok: 65,
    penjual: 8,
    isi: ['kunyit'],
    foto: ['teras/bakul', 'kain/dekat', 'atas/hamparan'],
  },
  {
    judul: 'Lada Putih Kering',
    deskripsi:
      'Lada putih kering dari kebun kecil di Linggang Amer, isi 200 gram per bungkus. Sudah direndam dan ' +
      'dijemur sampai benar-benar kering. Wanginya kuat, cukup sedikit saja.',
    satuan: 'bungkus',
    harga: 28_000,
    stok: 45,
    penjual: 10,
    isi: ['mangkuk-lada', 'kantong-daun'],
    foto: ['dapur/jajar', 'kain/dekat'],
  },
  {
    judul: 'Kemiri Kupas Bersih',
    deskripsi:
      'Kemiri kupas yang utuh dan bersih, tidak tengik. Kemirinya kami kumpulkan dari hutan kampung di ' +
      'Benung. Simpan di tempat kering supaya awet.',
    satuan: 'kg',
    harga: 42_000,
    stok: 35,
    penjual: 7,
    isi: ['kemiri'],
    foto: ['teras/tampah', 'atas/hamparan', 'pasar/bakul'],
  },
  {
    judul: 'Jeruk Nipis Kebun',
    deskripsi:
      'Jeruk nipis segar, airnya banyak dan asamnya pas. Untuk minuman hangat, ikan bakar, atau sambal. ' +
      'Dipetik sesuai pesanan.',
    satuan: 'kg',
    harga: 16_000,
    stok: 48,
    penjual: 9,
    isi: ['jeruk-nipis', 'jeruk-nipis', 'jeruk-nipis-iris'],
    foto: ['teras/bakul', 'kain/dekat', 'atas/hamparan'],
  },
];
