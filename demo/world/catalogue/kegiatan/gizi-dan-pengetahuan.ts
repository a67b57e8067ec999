import type { KegiatanRow } from '../rows.ts';

/** Weighing, meals, talks and meetings. */
export const kegiatanGiziDanPengetahuan: readonly KegiatanRow[] = [
  {
    judul: 'Hari Timbang Balita di Posyandu Sekolaq Darat',
    alinea: [
      'Empat puluh balita datang bersama ibunya ke posyandu. Tiga puluh tiga di antaranya naik berat badan ' +
        'dibanding bulan lalu.',
      'Kader mencatat hasil timbangan di buku masing-masing. Ibu yang anaknya belum naik diajak bicara tentang ' +
        'menu di rumah.',
      'Sebelum pulang, setiap anak mendapat bubur kacang hijau dan telur rebus. Penimbangan berikutnya diadakan ' +
        'pada minggu pertama bulan depan.',
    ],
    tempat: 'halaman',
    acara: 'posyandu',
    isi: ['telur'],
  },
  {
    judul: 'Penimbangan Balita Masuk ke Kampung di Penyinggahan',
    alinea: [
      'Karena hujan, penimbangan di Penyinggahan dipindahkan ke dalam balai. Kader dan petugas sudah menyiapkan ' +
        'timbangan sejak malam.',
      'Kehadiran kali ini lebih baik dari bulan lalu. Kader mendatangi rumah warga satu per satu untuk ' +
        'mengingatkan jadwal.',
      'Data langsung diisi dari tempat. Dengan begitu puskesmas bisa segera menindaklanjuti anak yang berada di ' +
        'bawah garis merah.',
    ],
    tempat: 'aula',
    acara: 'posyandu',
    isi: ['telur'],
  },
  {
    judul: 'Kenyang Tidak Harus Nasi, Kata Anak Sekolah',
    alinea: [
      'Siswa di Damai belajar bahwa singkong, jagung, dan ubi juga sumber tenaga. Mereka diminta menebak berapa ' +
        'banyak yang setara dengan sepiring nasi.',
      'Setelah itu mereka mencicipi ubi ungu kukus dan bubur jagung. Sebagian besar minta tambah.',
      'Guru berencana mengadakan sarapan tanpa nasi sekali seminggu. Bahannya dibeli dari kebun warga sekitar ' +
        'sekolah.',
    ],
    tempat: 'aula',
    acara: 'penyuluhan',
    isi: ['singkong', 'jagung', 'ubi-ungu'],
  },
  {
    judul: 'Festival Pangan Beragam dan Bergizi di Sendawar',
    alinea: [
      'Enam belas kecamatan memamerkan masakan dari bahan lokal. Ada nasi jagung, gulai haruan, sayur pakis, ' +
        'dan kue dari ubi ungu.',
      'Juri menilai gizi, rasa, dan cara penyajiannya. Yang paling dicari justru masakan yang mudah ditiru di ' +
        'rumah.',
      'Semua resep dikumpulkan menjadi satu buku kecil. Buku itu akan dibagikan ke posyandu dan kelompok wanita ' +
        'tani.',
    ],
    tempat: 'halaman',
    acara: 'sajian',
    isi: ['singkong', 'jagung', 'pisang-sisir', 'ubi-ungu', 'salad'],
  },
  {
    judul: 'Lomba Cipta Menu Tanpa Terigu di Tingkat Kecamatan',
    alinea: [
      'Setiap regu mendapat waktu dua jam dan bahan yang sama. Syaratnya satu, tidak boleh memakai tepung ' + 'terigu.',
      'Singkong parut, tepung ubi, dan jagung giling jadi andalan. Regu dari Nyuatan membuat lapis singkong ' +
        'yang hampir disangka kue toko.',
      'Pemenangnya maju ke tingkat kabupaten. Regu lain diminta mengajarkan resepnya di kampung masing-masing.',
    ],
    tempat: 'aula',
    acara: 'sajian',
    isi: ['nasi-mangkuk', 'salad', 'pepaya', 'jagung', 'panci-sayur'],
  },
  {
    judul: 'Ibu-Ibu Damai Belajar Mengolah Keripik',
    alinea: [
      'Panen singkong dan pisang sering membuat harganya jatuh. Karena itu KWT Damai Lestari belajar ' +
        'mengolahnya menjadi keripik.',
      'Pelatih menunjukkan cara mengiris tipis dan menjaga suhu minyak. Kemasan ditutup rapat supaya tetap ' +
        'renyah sebulan.',
      'Bungkus pertama langsung ditawarkan lewat etalase. Dalam seminggu pesanan sudah datang dari Melak dan ' +
        'Barong Tongkok.',
    ],
    tempat: 'dapur',
    acara: 'sajian',
    isi: ['kantong-keripik', 'pisang-sisir', 'kantong-pisang', 'singkong'],
  },
  {
    judul: 'Makan Bersama Anak PAUD di Linggang Melapeh',
    alinea: [
      'Anak-anak makan bersama di halaman dengan menu nasi, telur, sayur, dan buah. Semua bahan berasal dari ' +
        'kebun dan kandang warga.',
      'Mereka belajar mencuci tangan dan mengambil makanan secukupnya. Yang biasanya tidak mau sayur ikut makan ' +
        'karena temannya juga makan.',
      'Orang tua pulang membawa daftar menu seminggu. Bahannya mudah didapat dan harganya terjangkau.',
    ],
    tempat: 'pekarangan',
    acara: 'makanBersama',
    isi: ['nasi-mangkuk', 'telur', 'susu', 'pisang'],
  },
  {
    judul: 'Sarapan Telur dan Susu di Kampung Ombau Asa',
    alinea: [
      'Setiap Jumat pagi balai Kampung Ombau Asa ramai oleh anak-anak. Mereka sarapan telur rebus, susu, dan ' +
        'pisang sebelum berangkat sekolah.',
      'Biayanya dari dana kampung, sedangkan telurnya dari peternak setempat. Dengan cara ini uang tetap ' +
        'berputar di kampung sendiri.',
      'Berat badan anak dipantau setiap bulan. Setelah tiga bulan, anak yang beratnya tidak naik tinggal ' + 'sedikit.',
    ],
    tempat: 'halaman',
    acara: 'makanBersama',
    isi: ['telur', 'susu', 'nasi-mangkuk', 'pisang'],
  },
  {
    judul: 'Rapat Menghitung Neraca Pangan Kabupaten',
    alinea: [
      'Petugas dari setiap kecamatan duduk bersama menghitung kebutuhan dan ketersediaan pangan. Angkanya ' +
        'dibahas satu per satu, mulai dari beras sampai minyak goreng.',
      'Beras masih bergantung pada kiriman dari luar daerah. Persediaan cukup, tetapi pengiriman saat air surut ' +
        'perlu diperhatikan.',
      'Kecamatan yang angkanya belum lengkap diberi waktu tiga hari. Hasil akhirnya ditampilkan di aplikasi ' +
        'supaya semua bisa membaca.',
    ],
    tempat: 'aula',
    acara: 'rapat',
    isi: ['mangkuk-beras', 'mangkuk-jagung'],
  },
  {
    judul: 'Petani Belajar Mengenali Hama di Tepi Sawah',
    alinea: [
      'Sekolah lapang kali ini diadakan langsung di tepi sawah. Petani diminta membawa daun atau batang yang ' +
        'terlihat sakit.',
      'Penyuluh menjelaskan mana hama dan mana serangga yang justru membantu. Tidak semua yang merayap perlu ' +
        'disemprot.',
      'Peserta sepakat mengamati petaknya setiap Senin pagi. Hasil pengamatan dibandingkan pada pertemuan ' +
        'berikutnya.',
    ],
    tempat: 'sawah',
    acara: 'penyuluhan',
    isi: ['padi', 'jagung', 'kangkung'],
  },
  {
    judul: 'Petugas Kecamatan Berlatih Mengisi Data dari Lapangan',
    alinea: [
      'Enam belas petugas berlatih memasukkan harga, timbangan balita, dan luas tanam. Contoh datanya diambil ' +
        'dari catatan mereka sendiri.',
      'Kesalahan yang paling sering ternyata kelebihan angka nol. Sekarang setiap isian dibaca ulang sebelum ' +
        'disimpan.',
      'Di kampung yang tidak ada sinyal, catatan kertas tetap dipakai. Isinya dimasukkan begitu petugas sampai ' +
        'di tempat yang terjangkau jaringan.',
    ],
    tempat: 'aula',
    acara: 'penyuluhan',
    isi: ['telur', 'tomat', 'bawang-merah'],
  },
];
