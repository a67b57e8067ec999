import type { KegiatanRow } from '../rows.ts';

/** Women’s groups, planting, harvest and animals. */
export const kegiatanKebunDanLadang: readonly KegiatanRow[] = [
  {
    judul: 'KWT Pelangi Panen Sayur di Long Iram Ilir',
    alinea: [
      'Pekarangan yang dulu kosong kini penuh sawi, terong, dan tomat. Ibu-ibu KWT Pelangi di Long Iram Ilir ' +
        'memanennya bersama sejak pagi.',
      'Sebagian hasil dibawa pulang untuk dapur keluarga. Sisanya dijual lewat etalase dan uangnya masuk kas ' +
        'kelompok.',
      'Penyuluh memberi masukan tentang pergiliran tanaman. Musim depan bedengan tomat akan diganti kacang ' +
        'panjang supaya tanahnya tetap subur.',
    ],
    tempat: 'kebun',
    acara: 'kelompok',
    isi: ['sawi', 'terong', 'tomat'],
  },
  {
    judul: 'KWT Lestari Membagi Bibit Cabai untuk Pekarangan',
    alinea: [
      'KWT Lestari membagikan enam ratus bibit cabai rawit kepada anggotanya. Setiap rumah mendapat lima belas ' +
        'polybag.',
      'Bibit disemai sendiri di rumah bibit kelompok. Tanahnya dicampur kompos dari sisa dapur dan kotoran ' + 'ayam.',
      'Kalau semua tumbuh baik, kebutuhan cabai keluarga bisa dipenuhi dari halaman sendiri. Kelebihannya ' +
        'dijual saat harga sedang naik.',
    ],
    tempat: 'pekarangan',
    acara: 'tanam',
    isi: ['bibit-cabai'],
  },
  {
    judul: 'Tanam Serentak Cabai dan Bawang di Sekolaq Darat',
    alinea: [
      'Kelompok tani di Sekolaq Darat menanam cabai dan bawang merah pada hari yang sama. Luas seluruhnya ' +
        'hampir empat hektare.',
      'Penanaman serentak memudahkan pengendalian hama. Panennya juga diatur supaya tidak menumpuk dalam satu ' +
        'minggu.',
      'Dinas membantu mulsa dan pupuk organik. Petani menyiapkan tenaga, lahan, dan jadwal penyiraman.',
    ],
    tempat: 'kebun',
    acara: 'tanam',
    isi: ['bibit-cabai'],
  },
  {
    judul: 'Bibit Lemon untuk Kebun Warga Ngenyan Asa',
    alinea: [
      'Lemon dari Ngenyan Asa makin dikenal pembeli. Supaya hasilnya cukup, warga menambah dua ratus bibit di ' +
        'lahan yang belum terpakai.',
      'Penyuluh memperagakan jarak tanam dan cara memangkas. Bibit yang terlalu rapat biasanya berbuah sedikit.',
      'Dua tahun lagi kebun ini diharapkan sudah bisa dipanen. Warga sepakat menjual hasilnya bersama supaya ' +
        'harganya sama.',
    ],
    tempat: 'kebun',
    acara: 'tanam',
    isi: ['bibit-lemon'],
  },
  {
    judul: 'Panen Padi Gunung Bersama di Linggang Bigung',
    alinea: [
      'Padi gunung di Linggang Bigung mulai menguning sejak awal bulan. Warga turun ke ladang bersama, seperti ' +
        'kebiasaan orang tua dahulu.',
      'Hasilnya rata-rata dua ton per hektare. Angka itu sedikit lebih baik dari tahun lalu karena hujan turun ' +
        'cukup.',
      'Sebagian gabah terbaik disimpan untuk benih. Malam harinya warga makan bersama nasi dari beras baru.',
    ],
    tempat: 'sawah',
    acara: 'panen',
    isi: ['padi'],
  },
  {
    judul: 'Panen Raya Padi Sawah di Tering',
    alinea: [
      'Sawah di Tering akhirnya dipanen setelah empat bulan. Saluran air yang diperbaiki tahun lalu membuat ' +
        'petak paling ujung ikut terairi.',
      'Petugas mengambil contoh di lima petak untuk menghitung hasil. Rata-ratanya tiga ton gabah kering per ' +
        'hektare.',
      'Petani mengusulkan mesin perontok tambahan. Dengan begitu panen tidak perlu menunggu giliran terlalu ' + 'lama.',
    ],
    tempat: 'sawah',
    acara: 'panen',
    isi: ['padi'],
  },
  {
    judul: 'Traktor untuk Kelompok Tani di Muara Lawa',
    alinea: [
      'Kelompok tani di Muara Lawa menerima satu unit traktor. Selama ini mereka menyewa dari kampung sebelah ' +
        'dan sering harus menunggu.',
      'Operator dan perawatannya diatur oleh kelompok. Setiap pemakaian dicatat, dan iurannya disimpan untuk ' +
        'suku cadang.',
      'Hari itu juga traktor dicoba mengolah setengah hektare lahan. Beberapa pemuda ikut belajar ' + 'menjalankannya.',
    ],
    tempat: 'sawah',
    acara: 'serahTerima',
    isi: ['traktor'],
  },
  {
    judul: 'Pemeriksaan Kesehatan Sapi di Bongan',
    alinea: [
      'Empat puluh ekor sapi milik warga diperiksa dalam satu hari. Petugas memberi vitamin dan obat cacing, ' +
        'lalu mencatat umur dan beratnya.',
      'Dua ekor dipisahkan karena kakinya luka. Pemiliknya diajari cara membersihkan dan membalut luka.',
      'Kandang yang kering membuat ternak jarang sakit. Itu pesan yang paling sering diulang sepanjang hari.',
    ],
    tempat: 'pekarangan',
    acara: 'ternak',
    isi: ['sapi'],
  },
  {
    judul: 'Kambing Bergulir untuk Keluarga di Nyuatan',
    alinea: [
      'Dua belas keluarga di Nyuatan masing-masing memelihara dua ekor kambing betina. Anak pertamanya nanti ' +
        'diserahkan kepada keluarga berikutnya.',
      'Cara bergulir seperti ini sudah berjalan dua kali. Dari dua puluh ekor, sekarang jumlahnya lebih dari ' +
        'lima puluh.',
      'Petugas mengajari warga membuat pakan simpanan dari daun dan dedak. Pakan itu dipakai saat rumput sulit ' +
        'dicari.',
    ],
    tempat: 'pekarangan',
    acara: 'ternak',
    isi: ['kambing'],
  },
  {
    judul: 'Panen Ikan Keramba Bersama Nelayan Jempang',
    alinea: [
      'Keramba di tepi Danau Jempang panen nila dan patin. Istri para nelayan menyortir ikan menurut ukuran ' +
        'sebelum dijual.',
      'Sebagian diasap supaya tahan lebih lama. Ikan asap dari sini banyak dicari pembeli dari Melak.',
      'Petugas mengukur kedalaman dan kejernihan air. Kalau air surut lebih awal, keramba akan digeser ke ' +
        'tempat yang lebih dalam.',
    ],
    tempat: 'sungai',
    acara: 'kelompok',
    isi: ['ikan-nila', 'ikan-patin'],
  },
];
