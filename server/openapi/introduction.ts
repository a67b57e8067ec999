import type { Tag } from './openapi.ts';

/** What holds for every address. */
export const DESCRIPTION = [
  'Setiap jawaban di bawah /api adalah JSON dengan meta dan data, kecuali berkas; kegagalan berstatus HTTP yang sesuai, dengan kalimatnya di meta.message dan data.message.',
  'Kiriman boleh multipart/form-data, application/json, atau application/x-www-form-urlencoded; gambar hanya multipart. Isian yang kosong dianggap tidak ada, nol adalah nilai.',
  'Mengubah dan menghapus dapat dengan PUT, PATCH dan DELETE, atau dengan POST yang membawa _method. Isian yang tidak disebut tetap seperti semula.',
  'Idempotency-Key membuat kiriman aman diulang: tidak pernah ada baris kedua. If-Match membuat perubahan hanya berlaku bagi revisi yang dilihat.',
  'Di luar /api: GET /healthz menjawab 200 selama prosesnya hidup; GET /readyz menjawab 200 selama basis datanya menjawab dan dapat ditulisi, dan 503 bila tidak; sebab dan peringatan hanya untuk yang bertanya langsung dari komputernya sendiri. Keduanya JSON tanpa meta. Yang bukan permintaan HTTP yang utuh dijawab 400, 408 (terlalu lama dikirim), atau 431 (kepala terlalu panjang), juga dengan meta dan data.',
  'Setiap daftar dapat diambil sebagai berkas: format=xlsx, format=csv dengan titik koma, koma desimal, dan tanda UTF-8 seperti dibaca Excel di Indonesia, atau format=json, yaitu larik objek tanpa meta. Isinya semua baris yang tersaring, nama di tempat nomor; tahun=2026 mengambil satu tahun saja. Haknya sama dengan daftarnya.',
  'Saringan yang tidak dikenal diabaikan, yang tidak sah ditolak dengan 422.',
].join('\n\n');

export const tags: readonly Tag[] = [
  { name: 'Akun', description: 'Login, pendaftaran, password, dan akun sendiri' },
  { name: 'Perangkat', description: 'Di mana saja sebuah akun sedang masuk' },
  { name: 'Kelola akun', description: 'Akun orang lain, yang dikelola dinas' },
  { name: 'Wilayah', description: 'Kecamatan, desa, dan kelurahan' },
  { name: 'Komoditi dan pangan', description: 'Apa yang dijual di pasar, dan apa yang dihitung neracanya' },
  { name: 'Periode', description: 'Pekan dan bulan yang dilaporkan' },
  { name: 'Harga pangan', description: 'Harga di kecamatan dan harga kabupaten' },
  { name: 'Ketersediaan pangan', description: 'Kebutuhan, ketersediaan, dan neracanya' },
  { name: 'Timbang balita', description: 'Hasil penimbangan balita di desa' },
  { name: 'SKPG', description: 'Sistem kewaspadaan pangan dan gizi: laporan bulanan' },
  { name: 'Luas tanam', description: 'Luas tanam dan luas puso di desa' },
  { name: 'Sampah', description: 'Baris laporan yang dihapus, yang masih dapat dikembalikan' },
  { name: 'Koreksi', description: 'Yang dikoreksi dinas dari baris petugas' },
  { name: 'Produk', description: 'Yang ditawarkan petani di etalase, dengan fotonya' },
  { name: 'Lahan petani', description: 'Lahan, perkiraan panen, dan letaknya' },
  { name: 'Slider dan kegiatan dinas', description: 'Yang ditampilkan kantor di beranda' },
  { name: 'Pencarian', description: 'Satu kata, dicari di semua yang dilihat umum' },
  { name: 'Data terbuka', description: 'Apa yang boleh diambil dan dipakai siapa pun' },
  {
    name: 'Kantor',
    description:
      'Apa yang ditunggu, seberapa lengkap laporan, siapa yang diingatkan; identitas kantor, dan laporan yang dicetak',
  },
  { name: 'Jejak', description: 'Siapa berbuat apa, dari mana, kapan' },
  { name: 'Gambar dan mesin pencari', description: 'Gambar dari setiap *_url, dan yang dibaca mesin pencari' },
  { name: 'Dokumentasi', description: 'Penjelasan API ini' },
];
