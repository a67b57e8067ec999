import type { ProdukRow } from '../rows.ts';

/** Vegetables that fruit. */
export const produkSayurBuah: readonly ProdukRow[] = [
  {
    judul: 'Tomat Segar Rejo Basuki',
    deskripsi:
      'Tomat segar dari kebun di Rejo Basuki, merahnya merata dan kulitnya kencang. Cocok untuk sambal dan ' +
      'sayur asam. Ada juga yang setengah matang untuk dijual lagi.',
    satuan: 'kg',
    harga: 19_000,
    stok: 140,
    penjual: 2,
    isi: ['tomat'],
    foto: ['pasar/peti', 'kebun/bakul', 'atas/hamparan'],
  },
  {
    judul: 'Terong Ungu Panjang',
    deskripsi:
      'Terong ungu panjang, dagingnya lembut dan tidak pahit. Dipanen muda setiap dua hari. Minimal beli ' +
      'dua kilogram untuk diantar.',
    satuan: 'kg',
    harga: 12_000,
    stok: 70,
    penjual: 2,
    isi: ['terong'],
    foto: ['kebun/peti', 'kain/dekat', 'teras/tampah'],
  },
  {
    judul: 'Timun Lalap Renyah',
    deskripsi:
      'Timun segar untuk lalap dan acar, renyah dan tidak langu. Ditanam di Srimulyo pakai pupuk kandang. ' +
      'Bisa pesan untuk hajatan.',
    satuan: 'kg',
    harga: 10_000,
    stok: 85,
    penjual: 5,
    isi: ['timun'],
    foto: ['kebun/bakul', 'atas/hamparan', 'pasar/peti'],
  },
  {
    judul: 'Kacang Panjang Hijau Muda',
    deskripsi:
      'Kacang panjang muda, tidak berserat dan manis waktu ditumis. Panen setiap pagi di Sumber Bangun. ' +
      'Bisa dibeli per ikat di rumah.',
    satuan: 'kg',
    harga: 13_000,
    stok: 55,
    penjual: 5,
    isi: ['kacang-panjang'],
    foto: ['pasar/peti', 'kebun/daun', 'teras/tampah'],
  },
  {
    judul: 'Labu Kuning Ladang',
    deskripsi:
      'Labu kuning tua dari ladang padi, dagingnya tebal dan manis. Tahan disimpan sampai sebulan di tempat ' +
      'kering. Cocok untuk kolak dan bubur.',
    satuan: 'kg',
    harga: 8_000,
    stok: 120,
    penjual: 10,
    isi: ['labu'],
    foto: ['sawah/daun', 'kain/dekat', 'kebun/peti'],
  },
  {
    judul: 'Paket Sayur KWT Damai Lestari',
    deskripsi:
      'Satu paket berisi sayur untuk masak dua sampai tiga hari, isinya ikut yang sedang panen. Disiapkan ' +
      'ibu-ibu KWT Damai Lestari setiap Sabtu. Pesan paling lambat Jumat sore.',
    satuan: 'pcs',
    harga: 25_000,
    stok: 20,
    penjual: 6,
    isi: ['tomat', 'terong', 'cabai-keriting', 'timun', 'wortel'],
    foto: ['teras/bakul', 'pasar/peti', 'atas/hamparan'],
  },
];
