import type { SceneArt } from '../../art/art.ts';

export interface SliderSeed {
  judul: string;
  deskripsi: string;
  /** A screen of the app. */
  action: string | null;
  status: 1 | 0;
  foto: SceneArt;
}

export const sliderSeed: readonly SliderSeed[] = [
  {
    judul: 'Harga pangan minggu ini',
    deskripsi: 'Lihat harga di kecamatan Anda sebelum berangkat ke pasar.',
    action: '/harga-pangan',
    status: 1,
    foto: {
      format: 'banner',
      setting: 'pasar',
      display: 'peti',
      pieces: ['tomat', 'bawang-merah', 'cabai-besar', 'wortel', 'kentang', 'timun'],
      seed: 41,
    },
  },
  {
    judul: 'Beli langsung dari petani',
    deskripsi: 'Hasil kebun Kutai Barat, dari Ngenyan Asa sampai Linggang Bigung.',
    action: '/etalase',
    status: 1,
    foto: { format: 'banner', setting: 'kebun', display: 'bakul', pieces: ['lemon'], seed: 58 },
  },
  {
    judul: 'Cukupkah beras bulan ini?',
    deskripsi: 'Kebutuhan dan ketersediaan pangan di setiap kecamatan.',
    action: '/ketersediaan-pangan',
    status: 1,
    foto: {
      format: 'banner',
      setting: 'sawah',
      display: 'karung',
      pieces: ['karung-beras', 'mangkuk-beras'],
      seed: 74,
    },
  },
  {
    judul: 'Pangan murah dekat rumah',
    deskripsi: 'Ikuti kegiatan dinas di kampung Anda.',
    action: '/activity',
    status: 1,
    foto: {
      format: 'banner',
      setting: 'halaman',
      act: 'pasarMurah',
      pieces: ['karung-beras', 'botol-minyak', 'telur', 'kantong-gula', 'bawang-merah'],
      seed: 95,
    },
  },
  {
    judul: 'Ikan segar dari Mahakam',
    deskripsi: 'Pesan haruan, patin, dan nila langsung dari pemilik keramba.',
    action: '/etalase?query=ikan',
    status: 1,
    foto: {
      format: 'banner',
      setting: 'sungai',
      display: 'jejer',
      pieces: ['ikan-patin', 'ikan-haruan'],
      seed: 113,
    },
  },
  {
    judul: 'Jadwal timbang balita',
    deskripsi: 'Datang ke posyandu pada minggu pertama setiap bulan.',
    action: null,
    status: 0,
    foto: { format: 'banner', setting: 'halaman', act: 'posyandu', pieces: ['telur'], seed: 131 },
  },
];
