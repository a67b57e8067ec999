import type { ProdukRow } from '../rows.ts';

/** What the forest gives. */
export const produkHasilHutan: readonly ProdukRow[] = [
  {
    judul: 'Madu Hutan Bentian',
    deskripsi:
      'Madu hutan asli dari pohon banggeris di Bentian Besar, isi 620 mililiter. Diambil malam hari dan ' +
      'hanya disaring kain. Warnanya bisa berbeda setiap musim karena ikut bunganya.',
    satuan: 'pcs',
    harga: 135_000,
    stok: 34,
    penjual: 8,
    isi: ['botol-madu', 'toples-madu'],
    foto: ['hutan/jajar', 'kain/dekat', 'dapur/jajar'],
  },
  {
    judul: 'Madu Kelulut Asam Manis',
    deskripsi:
      'Madu kelulut dari kotak di belakang rumah, rasanya asam manis. Isi 250 mililiter dalam toples kaca. ' +
      'Simpan di kulkas setelah dibuka.',
    satuan: 'pcs',
    harga: 90_000,
    stok: 28,
    penjual: 8,
    isi: ['toples-madu'],
    foto: ['hutan/dekat', 'teras/jajar', 'kain/dekat'],
  },
  {
    judul: 'Gula Aren Cetak Asli',
    deskripsi:
      'Gula aren cetak yang dimasak di tungku kayu tanpa campuran gula pasir. Wangi dan tidak terlalu ' +
      'keras. Satu kilogram isi empat keping.',
    satuan: 'kg',
    harga: 36_000,
    stok: 60,
    penjual: 7,
    isi: ['gula-aren'],
    foto: ['dapur/daun', 'atas/hamparan', 'teras/tampah'],
  },
  {
    judul: 'Gula Semut Aren',
    deskripsi:
      'Gula aren yang dibuat butiran, gampang larut di kopi dan teh. Isi 500 gram per bungkus. Kering dan ' +
      'tidak menggumpal.',
    satuan: 'bungkus',
    harga: 24_000,
    stok: 75,
    penjual: 7,
    isi: ['kantong-gula-semut', 'toples-gula-semut'],
    foto: ['dapur/jajar', 'kain/dekat'],
  },
  {
    judul: 'Teh Bawang Dayak',
    deskripsi:
      'Umbi bawang dayak yang diiris tipis dan dikeringkan, tinggal diseduh. Isi 100 gram per bungkus. ' +
      'Dibuat dari bawang yang kami tanam sendiri.',
    satuan: 'bungkus',
    harga: 26_000,
    stok: 50,
    penjual: 10,
    isi: ['kantong-teh', 'bawang-dayak'],
    foto: [
      ['kain/dekat', 'kantong-teh'],
      ['hutan/jajar', 'kantong-teh'],
      ['teras/tampah', 'bawang-dayak'],
    ],
  },
  {
    judul: 'Bakul Anyaman Rotan',
    deskripsi:
      'Bakul anyaman rotan buatan tangan, kuat untuk bawa hasil kebun. Satu bakul dikerjakan dua hari. ' +
      'Ukuran lain bisa dipesan.',
    satuan: 'pcs',
    harga: 75_000,
    stok: 16,
    penjual: 11,
    isi: ['bakul-rotan'],
    foto: ['teras/dekat', 'pasar/jajar', 'kain/dekat'],
  },
];
