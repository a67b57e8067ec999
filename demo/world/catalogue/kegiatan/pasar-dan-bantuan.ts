import type { KegiatanRow } from '../rows.ts';

/** Markets at a low price and rice for those who need it. */
export const kegiatanPasarDanBantuan: readonly KegiatanRow[] = [
  {
    judul: 'Gerakan Pangan Murah di Halaman Balai Kampung Melak Ulu',
    alinea: [
      'Sejak pukul tujuh pagi warga sudah antre dengan tas belanja masing-masing. Beras medium, minyak goreng, ' +
        'gula pasir, telur, dan bawang merah dijual di bawah harga pasar.',
      'Dalam tiga jam, lebih dari dua ton beras terjual habis. Setiap keluarga boleh membeli paling banyak ' +
        'sepuluh kilogram supaya semua kebagian.',
      'Petugas juga mencatat barang apa saja yang paling dicari. Catatan itu dipakai untuk menentukan isi truk ' +
        'pada kegiatan berikutnya.',
    ],
    tempat: 'halaman',
    acara: 'pasarMurah',
    isi: ['karung-beras', 'botol-minyak', 'telur', 'kantong-gula', 'bawang-merah'],
  },
  {
    judul: 'Pasar Murah Keliling Singgah di Muara Pahu',
    alinea: [
      'Truk pangan murah kali ini singgah di Muara Pahu. Jalannya panjang, jadi barang disiapkan sejak malam ' +
        'sebelumnya di Barong Tongkok.',
      'Warga paling banyak membeli beras dan minyak goreng. Selisih harganya dengan kios setempat sekitar dua ' +
        'ribu rupiah per kilogram.',
      'Kegiatan yang sama akan berlanjut ke Jempang dan Penyinggahan. Jadwalnya diumumkan lewat petinggi di ' +
        'setiap kampung.',
    ],
    tempat: 'pekarangan',
    acara: 'pasarMurah',
    isi: ['karung-beras', 'kantong-gula', 'botol-minyak', 'kantong-tepung', 'telur'],
  },
  {
    judul: 'Pangan Murah Menjelang Hari Besar di Barong Tongkok',
    alinea: [
      'Menjelang hari besar, harga beberapa bahan pokok biasanya ikut naik. Karena itu pasar murah dibuka dua ' +
        'hari berturut-turut di halaman balai.',
      'Selain bahan pokok, kelompok wanita tani ikut menjual sayur dan bumbu dapur. Hasil kebun mereka habis ' +
        'sebelum siang.',
      'Panitia menyediakan tempat duduk dan air minum untuk warga lanjut usia. Antrean pun berjalan tertib ' +
        'sampai selesai.',
    ],
    tempat: 'halaman',
    acara: 'pasarMurah',
    isi: ['karung-beras-merah', 'telur', 'bawang-merah', 'bawang-putih', 'botol-minyak'],
  },
  {
    judul: 'Penyaluran Beras untuk Kampung Rawan Pangan di Bongan',
    alinea: [
      'Beras bantuan tiba di Bongan setelah perjalanan enam jam. Penerimanya adalah keluarga di kampung yang ' +
        'masuk daftar rawan pangan tahun ini.',
      'Setiap keluarga menerima dua puluh lima kilogram. Daftar penerima ditempel di balai kampung sehingga ' +
        'warga bisa ikut memeriksa.',
      'Petugas mendatangi beberapa rumah yang penghuninya tidak bisa datang sendiri. Sisa beras disimpan di ' +
        'lumbung kampung untuk keadaan darurat.',
    ],
    tempat: 'halaman',
    acara: 'bantuan',
    isi: ['karung-beras'],
  },
  {
    judul: 'Beras Diantar dengan Perahu ke Kampung di Hulu Long Iram',
    alinea: [
      'Beberapa kampung di hulu Long Iram lebih mudah dicapai lewat sungai. Karena itu bantuan beras diantar ' +
        'dengan dua perahu bermesin.',
      'Karung dibungkus terpal supaya tetap kering sampai tujuan. Warga sudah menunggu di titian dan ' +
        'menurunkannya bersama-sama.',
      'Perjalanan pulang dipakai untuk mencatat keadaan ladang di sepanjang tepi sungai. Air sedang tinggi, ' +
        'tetapi tanaman belum terendam.',
    ],
    tempat: 'sungai',
    acara: 'perahu',
    isi: ['karung-beras'],
  },
  {
    judul: 'Lumbung Kampung Diisi Sebelum Musim Paceklik',
    alinea: [
      'Tiga lumbung kampung di Linggang Bigung kembali diisi. Gabahnya berasal dari simpanan anggota ditambah ' +
        'bantuan dari dinas.',
      'Warga boleh meminjam saat persediaan di rumah menipis. Pinjaman dikembalikan setelah panen, ditambah ' +
        'sedikit untuk cadangan bersama.',
      'Pengurus lumbung juga belajar mengukur kadar air gabah. Dengan begitu simpanan tidak cepat rusak.',
    ],
    tempat: 'sawah',
    acara: 'bantuan',
    isi: ['karung-gabah'],
  },
  {
    judul: 'Bantuan Pangan untuk Keluarga di Mook Manaar Bulatn',
    alinea: [
      'Sebanyak seratus dua puluh keluarga di Mook Manaar Bulatn menerima bantuan pangan. Pembagian dilakukan ' +
        'di tiga titik supaya warga tidak berjalan terlalu jauh.',
      'Paket berisi beras, minyak goreng, dan telur. Keluarga yang mempunyai balita mendapat tambahan kacang ' +
        'hijau.',
      'Petinggi kampung membantu memeriksa nama penerima satu per satu. Warga yang belum terdaftar dicatat ' +
        'untuk diusulkan bulan depan.',
    ],
    tempat: 'pekarangan',
    acara: 'bantuan',
    isi: ['karung-beras'],
  },
  {
    judul: 'Pemantauan Harga Mingguan di Pasar Olah Bebaya',
    alinea: [
      'Setiap Selasa petugas berkeliling Pasar Olah Bebaya di Melak. Untuk satu barang, harga ditanyakan kepada ' +
        'tiga pedagang lalu dihitung rata-ratanya.',
      'Minggu ini cabai rawit turun karena kebun di sekitar Melak mulai panen. Harga beras dan gula tidak ' +
        'berubah.',
      'Hasilnya langsung dimasukkan ke aplikasi supaya warga bisa melihatnya hari itu juga.',
    ],
    tempat: 'pasar',
    acara: 'survei',
    isi: ['cabai-besar', 'bawang-merah', 'tomat', 'telur'],
  },
  {
    judul: 'Stok Pedagang Diperiksa Bersama Menjelang Lebaran',
    alinea: [
      'Petugas mendatangi pedagang di Pasar Jaras untuk memeriksa persediaan. Yang dilihat bukan hanya harga, ' +
        'tetapi juga berapa lama stok bisa bertahan.',
      'Beras, gula, dan minyak goreng cukup untuk tiga minggu. Bawang putih perlu didatangkan lagi dari ' +
        'Samarinda dalam waktu dekat.',
      'Pedagang diminta segera memberi kabar kalau kiriman terlambat. Nomor petugas ditempel di papan ' +
        'pengumuman pasar.',
    ],
    tempat: 'pasar',
    acara: 'survei',
    isi: ['bawang-putih', 'kentang', 'cabai-keriting', 'jeruk'],
  },
];
