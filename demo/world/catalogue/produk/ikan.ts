import type { ProdukRow } from '../rows.ts';

/** Fish of the lakes and rivers. */
export const produkIkan: readonly ProdukRow[] = [
  {
    judul: 'Ikan Haruan Asap Danau Jempang',
    deskripsi:
      'Ikan haruan asap dari Tanjung Isuy, diasap pelan dengan kayu sampai kering. Tahan seminggu di suhu ' +
      'ruang, lebih lama lagi di kulkas. Tinggal digoreng sebentar atau dimasak santan.',
    satuan: 'kg',
    harga: 120_000,
    stok: 26,
    penjual: 4,
    isi: ['haruan-asap'],
    foto: ['sungai/jejer', 'atas/hamparan', 'dapur/tampah'],
  },
  {
    judul: 'Ikan Haruan Segar',
    deskripsi:
      'Haruan segar tangkapan nelayan, masih hidup waktu ditimbang. Ukuran tiga sampai empat ekor per ' +
      'kilogram. Bisa kami siangi tanpa tambahan biaya.',
    satuan: 'kg',
    harga: 57_000,
    stok: 40,
    penjual: 4,
    isi: ['ikan-haruan'],
    foto: ['sungai/jejer', 'kain/dekat', 'pasar/tampah'],
  },
  {
    judul: 'Ikan Patin Keramba',
    deskripsi:
      'Ikan patin dari keramba di Sungai Mahakam, tidak bau tanah. Berat per ekor 700 gram sampai 1 ' +
      'kilogram. Panen dua kali sebulan, silakan pesan dulu.',
    satuan: 'kg',
    harga: 39_000,
    stok: 90,
    penjual: 1,
    isi: ['ikan-patin'],
    foto: ['sungai/jejer', 'pasar/tampah', 'atas/hamparan'],
  },
  {
    judul: 'Ikan Nila Keramba',
    deskripsi:
      'Ikan nila hidup dari keramba, dagingnya tebal dan gurih. Pas untuk dibakar atau digoreng kering. ' +
      'Kami antar dalam keadaan hidup untuk daerah Melak.',
    satuan: 'kg',
    harga: 41_000,
    stok: 75,
    penjual: 1,
    isi: ['ikan-nila'],
    foto: ['sungai/daun', 'kain/dekat', 'pasar/tampah'],
  },
  {
    judul: 'Ikan Baung Sungai',
    deskripsi:
      'Ikan baung sungai hasil rawai semalam. Dagingnya lembut, enak dimasak asam pedas. Jumlahnya tidak ' +
      'tentu, jadi hubungi dulu.',
    satuan: 'kg',
    harga: 65_000,
    stok: 18,
    status: 'tidak',
    penjual: 9,
    isi: ['ikan-baung'],
    foto: ['sungai/jejer', 'dapur/daun'],
  },
  {
    judul: 'Ikan Asin Biawan',
    deskripsi:
      'Ikan asin biawan, asinnya sedang dan benar-benar kering. Satu bungkus isi 250 gram. Dijemur dua hari ' +
      'di atas para-para.',
    satuan: 'bungkus',
    harga: 25_000,
    stok: 70,
    penjual: 4,
    isi: ['ikan-asin'],
    foto: ['teras/tampah', 'pasar/daun', 'atas/hamparan'],
  },
  {
    judul: 'Udang Galah Segar',
    deskripsi:
      'Udang galah dari Muara Pahu, besar-besar dan masih segar. Biasanya dapat pada musim air surut. ' +
      'Dikirim dengan es supaya tetap bagus.',
    satuan: 'kg',
    harga: 110_000,
    stok: 15,
    penjual: 9,
    isi: ['udang-galah'],
    foto: ['sungai/daun', 'pasar/tampah', 'atas/hamparan'],
  },
];
