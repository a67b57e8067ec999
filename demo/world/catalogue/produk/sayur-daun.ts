import type { ProdukRow } from '../rows.ts';

/** Leaves and shoots, many from the women’s groups. */
export const produkSayurDaun: readonly ProdukRow[] = [
  {
    judul: 'Sawi Hijau KWT Pelangi',
    deskripsi:
      'Sawi hijau hasil kebun KWT Pelangi di Long Iram Ilir. Dipetik waktu ada pesanan, akarnya sudah ' +
      'dibersihkan. Hasil penjualan dipakai untuk beli benih lagi.',
    satuan: 'kg',
    harga: 14_000,
    stok: 45,
    penjual: 4,
    isi: ['sawi'],
    foto: ['kebun/bakul', 'pasar/peti', 'atas/hamparan'],
  },
  {
    judul: 'Kangkung Darat Ikat Besar',
    deskripsi:
      'Kangkung darat satu ikat besar, cukup untuk sekali masak satu keluarga. Batangnya muda, daunnya ' +
      'tidak berlubang. Ambil sepuluh ikat harganya kami kurangi.',
    satuan: 'pcs',
    harga: 5_000,
    stok: 90,
    penjual: 4,
    isi: ['kangkung'],
    foto: ['kebun/bakul', 'pasar/peti', 'teras/tampah'],
  },
  {
    judul: 'Bayam Hijau Petik Sore',
    deskripsi:
      'Bayam hijau dipetik sore dan dijual besok paginya, jadi masih segar di pasar. Tidak memakai ' +
      'semprotan apa pun. Ditanam ibu-ibu di pekarangan rumah.',
    satuan: 'pcs',
    harga: 5_000,
    stok: 60,
    penjual: 4,
    isi: ['bayam'],
    foto: ['teras/bakul', 'kebun/peti', 'atas/hamparan'],
  },
  {
    judul: 'Sayur Pakis Pinggir Sungai',
    deskripsi:
      'Pucuk pakis muda yang dipetik di pinggir sungai dekat Intu Lingau. Sudah disortir, tinggal dicuci ' +
      'dan dimasak santan. Adanya pagi saja, siang biasanya sudah habis.',
    satuan: 'pcs',
    harga: 6_000,
    stok: 40,
    penjual: 8,
    isi: ['pakis'],
    foto: ['sungai/daun', 'hutan/bakul', 'teras/tampah'],
  },
  {
    judul: 'Rebung Bambu Manis',
    deskripsi:
      'Rebung segar yang baru digali pagi hari. Bisa kami kupas dan rebuskan supaya tinggal dimasak. Tidak ' +
      'berbau kalau langsung diolah.',
    satuan: 'kg',
    harga: 15_000,
    stok: 30,
    penjual: 8,
    isi: ['rebung'],
    foto: ['hutan/bakul', 'dapur/tampah'],
  },
  {
    judul: 'Jamur Tiram Putih',
    deskripsi:
      'Jamur tiram dari rumah jamur kecil kami di Simpang Raya. Dipanen pagi, dikemas per setengah ' +
      'kilogram. Cocok untuk tumis, sup, atau jamur crispy.',
    satuan: 'kg',
    harga: 32_000,
    stok: 25,
    penjual: 9,
    isi: ['jamur-tiram'],
    foto: ['teras/tampah', 'kain/dekat', 'dapur/bakul'],
  },
];
