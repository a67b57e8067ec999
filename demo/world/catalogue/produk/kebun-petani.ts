import type { ProdukRow } from '../rows.ts';

/** The demo account’s own six. */
export const produkKebunPetani: readonly ProdukRow[] = [
  {
    judul: 'Lemon California Ngenyan Asa',
    jenis_produk: 'buah',
    deskripsi:
      'Lemon California dari kebun sendiri di Ngenyan Asa, kulitnya tipis dan airnya banyak. Dipetik ' +
      'setelah ada pesanan supaya sampai masih segar. Bisa diambil di kebun atau kami antar ke Barong ' +
      'Tongkok dan Melak.',
    satuan: 'kg',
    harga: 17_000,
    stok: 120,
    penjual: 0,
    isi: ['lemon'],
    foto: ['kebun/bakul', 'kain/dekat', 'atas/hamparan', 'pasar/peti'],
  },
  {
    judul: 'Pepaya California Matang Pohon',
    jenis_produk: 'buah',
    deskripsi:
      'Pepaya California matang di pohon, dagingnya tebal, manis, dan bijinya sedikit. Satu buah beratnya ' +
      'sekitar 1 sampai 1,5 kilogram. Kalau untuk dijual lagi, pesan dua hari sebelumnya supaya bisa kami ' +
      'pilihkan yang masih mengkal.',
    satuan: 'kg',
    harga: 9_000,
    stok: 85,
    penjual: 0,
    isi: ['pepaya', 'pepaya-belah'],
    foto: ['teras/daun', 'kain/dekat', 'atas/hamparan'],
  },
  {
    judul: 'Beras Padi Gunung Baru Panen',
    jenis_produk: 'beras dan biji',
    deskripsi:
      'Beras dari padi gunung yang ditanam di ladang tanpa pupuk kimia. Pulen, wangi, dan baru digiling ' +
      'minggu ini. Dijual mulai 5 kilogram, wadah boleh bawa sendiri.',
    satuan: 'kg',
    harga: 18_500,
    stok: 240,
    penjual: 0,
    isi: ['karung-beras', 'mangkuk-beras'],
    foto: ['sawah/karung', 'kain/dekat', ['teras/tampah', 'padi']],
  },
  {
    judul: 'Jagung Manis Petik Pagi',
    jenis_produk: 'sayur',
    deskripsi:
      'Jagung manis dipetik sebelum matahari tinggi, jadi manisnya tidak hilang. Cocok untuk direbus, ' +
      'dibakar, atau dibuat bubur. Tersedia hampir setiap Senin dan Kamis.',
    satuan: 'kg',
    harga: 11_000,
    stok: 150,
    penjual: 0,
    isi: ['jagung'],
    foto: ['kebun/peti', 'atas/hamparan', 'kain/dekat'],
  },
  {
    judul: 'Cabai Rawit Kebun Sendiri',
    jenis_produk: 'bumbu',
    deskripsi:
      'Cabai rawit campur merah dan hijau, pedasnya terasa dan tangkainya masih segar. Dipanen dua kali ' +
      'seminggu. Harga mengikuti pasar, silakan tanya dulu sebelum datang.',
    satuan: 'kg',
    harga: 78_000,
    stok: 32,
    penjual: 0,
    isi: ['cabai-rawit', 'cabai-rawit', 'cabai-rawit-oranye', 'cabai-rawit-hijau'],
    foto: ['teras/tampah', 'atas/hamparan', 'pasar/bakul'],
  },
  {
    judul: 'Bibit Lemon California Siap Tanam',
    jenis_produk: 'lainnya',
    deskripsi:
      'Bibit lemon hasil okulasi, tinggi 50 sampai 60 sentimeter dan sudah berdaun banyak. Umur setahun ' +
      'lebih biasanya mulai belajar berbuah. Kami beri tahu cara menanam dan memupuknya.',
    satuan: 'pcs',
    harga: 35_000,
    stok: 60,
    penjual: 0,
    isi: ['bibit-lemon'],
    foto: ['kebun/dekat', 'teras/jajar', 'pekarangan/jajar'],
  },
];
