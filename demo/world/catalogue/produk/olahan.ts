import type { ProdukRow } from '../rows.ts';

/** What the villages make. */
export const produkOlahan: readonly ProdukRow[] = [
  {
    judul: 'Keripik Singkong Pedas Manis',
    deskripsi:
      'Keripik singkong tipis dengan bumbu pedas manis buatan sendiri. Renyah dan tidak berminyak. Tahan ' +
      'satu bulan kalau belum dibuka.',
    satuan: 'bungkus',
    harga: 15_000,
    stok: 120,
    penjual: 5,
    isi: ['kantong-keripik'],
    foto: ['dapur/jajar', 'kain/dekat', 'teras/jajar'],
  },
  {
    judul: 'Keripik Pisang Kepok',
    deskripsi:
      'Keripik pisang kepok yang diiris panjang dan digoreng sekali jalan. Manisnya dari pisang, tidak ' +
      'pakai pemanis. Isi 250 gram.',
    satuan: 'bungkus',
    harga: 16_000,
    stok: 90,
    penjual: 5,
    isi: ['kantong-pisang'],
    foto: ['kain/jajar', 'dapur/dekat', 'pasar/jajar'],
  },
  {
    judul: 'Kopi Bubuk Robusta Sangrai Tungku',
    deskripsi:
      'Kopi robusta dari kebun keluarga di Linggang Tutung, disangrai di tungku kayu. Digiling setelah ' +
      'dipesan supaya wanginya tetap. Isi 200 gram.',
    satuan: 'bungkus',
    harga: 22_000,
    stok: 85,
    penjual: 10,
    isi: ['kantong-kopi'],
    foto: ['dapur/jajar', 'kain/dekat', ['kebun/karung', 'karung-kopi', 'mangkuk-kopi']],
  },
  {
    judul: 'Biji Kakao Kering Fermentasi',
    deskripsi:
      'Biji kakao kering yang difermentasi lima hari. Kadar airnya sekitar 7 persen dan bijinya seragam. ' +
      'Untuk jumlah besar, harga bisa dibicarakan.',
    satuan: 'kg',
    harga: 72_000,
    stok: 210,
    penjual: 3,
    isi: ['karung-kakao', 'mangkuk-kakao'],
    foto: ['gudang/karung', ['kain/dekat', 'mangkuk-kakao']],
  },
  {
    judul: 'Amplang Ikan Haruan',
    deskripsi:
      'Amplang dari ikan haruan asli, ikannya terasa dan renyah. Digoreng dua hari sekali. Cocok untuk ' +
      'oleh-oleh dari Kutai Barat.',
    satuan: 'bungkus',
    harga: 20_000,
    stok: 100,
    penjual: 9,
    isi: ['kantong-amplang'],
    foto: ['kain/jajar', 'sungai/jajar', 'dapur/dekat'],
  },
  {
    judul: 'Sambal Bawang Botol',
    deskripsi:
      'Sambal bawang pedas dalam botol 150 gram. Cabai dan bawangnya dari kebun tetangga sendiri. Tahan dua ' +
      'minggu di kulkas.',
    satuan: 'pcs',
    harga: 27_000,
    stok: 64,
    penjual: 2,
    isi: ['botol-sambal'],
    foto: ['dapur/jajar', 'kain/dekat'],
  },
  {
    judul: 'Tempe Kedelai Bungkus Daun',
    deskripsi:
      'Tempe yang dibungkus daun pisang, jadi wanginya beda. Dibuat setiap malam dan dijual pagi di Pasar ' +
      'Olah Bebaya. Bisa pesan untuk warung.',
    satuan: 'bungkus',
    harga: 5_000,
    stok: 80,
    penjual: 1,
    isi: ['tempe'],
    foto: ['dapur/tampah', 'pasar/daun', 'teras/tampah'],
  },
  {
    judul: 'Minyak Kelapa Kampung',
    deskripsi:
      'Minyak kelapa yang dimasak dari santan sampai bening, isi 500 mililiter. Harum dan tidak cepat ' +
      'tengik. Cocok untuk menumis dan menggoreng.',
    satuan: 'pcs',
    harga: 38_000,
    stok: 32,
    penjual: 11,
    isi: ['botol-minyak-kelapa', 'kelapa'],
    foto: ['dapur/jajar', ['kain/dekat', 'botol-minyak-kelapa'], ['teras/jajar', 'botol-minyak-kelapa']],
  },
  {
    judul: 'Sirup Lemon Ngenyan Asa',
    deskripsi:
      'Sirup dari perasan lemon Ngenyan Asa dan gula batu. Campur dengan air dingin, segarnya terasa. Satu ' +
      'botol cukup untuk dua puluh gelas.',
    satuan: 'pcs',
    harga: 30_000,
    stok: 41,
    penjual: 9,
    isi: ['botol-sirup'],
    foto: ['kain/jajar', 'kebun/dekat', 'teras/jajar'],
  },
];
