import type { ProdukRow } from '../rows.ts';

/** Fruit of one season. */
export const produkBuahMusim: readonly ProdukRow[] = [
  {
    judul: 'Mangga Kuini Harum',
    deskripsi:
      'Mangga kuini dari halaman rumah, harumnya sampai ke dapur. Enak untuk rujak waktu mengkal, enak juga ' +
      'dimakan matang. Musimnya sebentar, jadi jangan kelamaan.',
    satuan: 'kg',
    harga: 18_000,
    stok: 45,
    status: 'tidak',
    penjual: 6,
    isi: ['mangga'],
    foto: ['teras/bakul', 'kain/dekat', 'atas/hamparan'],
  },
  {
    judul: 'Rambutan Binjai Ngelotok',
    deskripsi:
      'Rambutan ngelotok, dagingnya tebal dan tidak berair. Dipetik bersama tangkainya supaya tetap segar ' +
      'dua hari. Tersedia selama musim buah di Damai.',
    satuan: 'kg',
    harga: 14_000,
    stok: 130,
    penjual: 7,
    isi: ['rambutan'],
    foto: ['pasar/peti', 'kebun/bakul', 'atas/hamparan'],
  },
  {
    judul: 'Durian Lokal Jatuhan',
    deskripsi:
      'Durian jatuhan dari kebun tua di Mencimai, bukan petikan. Rasanya manis agak pahit, bijinya kecil. ' +
      'Kalau tidak bagus boleh ditukar hari itu juga.',
    satuan: 'pcs',
    harga: 40_000,
    stok: 38,
    penjual: 7,
    isi: ['durian'],
    foto: ['hutan/daun', 'kain/dekat', 'pekarangan/daun'],
  },
  {
    judul: 'Buah Lai Kuning Khas Kutai Barat',
    deskripsi:
      'Lai itu saudaranya durian, dagingnya kuning terang dan wanginya lembut. Tidak membuat kepala pusing, ' +
      'jadi aman untuk yang tidak tahan durian. Kami ambil dari kebun di Nyuatan.',
    satuan: 'kg',
    harga: 25_000,
    stok: 55,
    penjual: 8,
    isi: ['lai'],
    foto: ['hutan/daun', 'kain/dekat', 'pasar/daun'],
  },
  {
    judul: 'Alpukat Mentega Besar',
    deskripsi:
      'Alpukat mentega, dagingnya kuning, lembut, dan tidak berserat. Kami kirim yang masih keras supaya ' +
      'tidak memar. Matang dalam tiga sampai empat hari.',
    satuan: 'kg',
    harga: 22_000,
    stok: 60,
    penjual: 9,
    isi: ['alpukat'],
    foto: ['kain/dekat', 'teras/bakul', 'atas/hamparan'],
  },
  {
    judul: 'Langsat Manis Muara Asa',
    deskripsi:
      'Langsat dari Muara Asa, kulitnya tipis dan jarang berbiji besar. Baru dipetik pagi tadi. Beli lima ' +
      'kilogram kami lebihkan setengah kilogram.',
    satuan: 'kg',
    harga: 13_000,
    stok: 75,
    penjual: 3,
    isi: ['langsat'],
    foto: ['teras/tampah', 'kain/dekat', 'pasar/peti'],
  },
  {
    judul: 'Nangka Matang Utuh',
    deskripsi:
      'Nangka matang pohon, satu buah sekitar 7 sampai 9 kilogram. Dagingnya kuning tebal dan wanginya ' +
      'kuat. Kami antar untuk daerah Damai Kota.',
    satuan: 'pcs',
    harga: 45_000,
    stok: 14,
    status: 'tidak',
    penjual: 6,
    isi: ['nangka'],
    foto: ['pekarangan/dekat', 'hutan/daun'],
  },
];
