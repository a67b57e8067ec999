/** Sizes and counts of spec sections 5 and 9 and of kontrak.md that both halves must agree on. */
export const limits = {
  /** Bytes; the product's message says 1MB all the same (docs/quirks.md). */
  fotoBytes: 2_000_000,
  fotoPerProduk: 8,
  /** Pictures of an activity besides its first. */
  fotoPerKegiatan: 12,
  /** Products that may be asked for by their numbers at once. */
  nomorProduk: 12,
  /** Letters that somebody may add to the report of an offer, and the office to what it did about it. */
  keteranganAduan: 1000,
  /** Officers in a sheet that is imported at once. */
  imporAkun: 500,
  fotoPixels: 40_000_000,
  passwordMin: 8,
  /** Digits of the statistics office's codes. */
  kodeBps: { kecamatan: 7, desa: 10 },
  /** Rows in a page of an ordinary list. */
  page: { default: 10, max: 200 },
  /** The same for lists of names and periods, which are requested whole (rulings 20). */
  wholePage: { max: 10_000 },
  /** Periods in a curve of prices: a year of weeks, and at most three. */
  riwayat: { default: 52, max: 156 },
  /** Years of the office's own figures, such as of people. */
  tahun: { min: 2000, max: 2100 },
  /** Rows of one import, and how many complaints and changes its answer names. */
  impor: { baris: 5_000, keluhan: 500, perubahan: 200 },
  /** Rows and periods of one report import by the office, and letters of its file's name. */
  imporLaporan: { baris: 20_000, periode: 400, berkas: 150 },
  /** Conflicts of a merge that its preview shows. */
  bentrok: 200,
  search: 200,
  /** A search through everything: rows of each kind, and how many of the newest products and activities it looks at. */
  cari: { default: 4, max: 20, newest: 2_000 },
  /** Periods of a year that are shown at once: one a day, and one more. */
  periodeSetahun: 366,
  /** Officers that one letter goes to. */
  pengingat: 50,
  /** Twice the longest title, and room for a number. */
  slug: 320,
  /** Days for which a deleted row of a report lies in the trash. */
  sampahHari: 30,
  /** Letters in which the office says why it corrects a row. */
  alasanKoreksi: { min: 5, max: 200 },
  alasanPenarikan: { min: 5, max: 500 },
  /** Rows that the office corrects in one act. */
  koreksiSekaligus: 200,
  /** Idempotency-Keys that `/user/kiriman` is asked about at once: an address of some thousand letters. */
  kunciSekaligus: 50,
  /** Days for which a device asks whether the server still has what it sent; answers are kept for one day longer. */
  kirimanHari: 30,
  /** Rows of a report that are printed at once: sixteen kecamatan with 36 commodities have 576. */
  barisCetak: 20_000,
  /** How long a robot check's task stays valid: long enough to fill in a form. */
  robotCheckMs: 30 * 60_000,
} as const;

/** Papers that offices print on: F4, also called Folio, is 215 x 330 mm. */
export const ukuranKertas = ['A4', 'F4'] as const;
export type UkuranKertas = (typeof ukuranKertas)[number];

/** Sources of a site's logo: the app, the office's letterhead, or a picture of its own. */
export const sumberLogo = ['bawaan', 'kop', 'sendiri'] as const;
export type SumberLogo = (typeof sumberLogo)[number];

export const satuanProduk = ['kg', 'ton', 'sak', 'pcs', 'bungkus'] as const;
export const satuanPanen = ['kg', 'ton'] as const;
export const komoditiTanam = ['padi', 'jagung', 'ubi kayu', 'ubi jalar'] as const;
export const statusProduk = ['aktif', 'tidak'] as const;
/** What kind of goods a product is. */
export const jenisProduk = [
  ...(['beras dan biji', 'sayur', 'buah', 'umbi', 'bumbu'] as const),
  ...(['ternak dan telur', 'ikan', 'olahan', 'hasil hutan', 'lainnya'] as const),
] as const;
export const urutProduk = ['terbaru', 'termurah', 'terdekat'] as const;
/** Why somebody reports an offer. */
export const alasanAduan = ['penipuan', 'tidak dijual', 'tidak pantas', 'keliru', 'lainnya'] as const;
/** How far the office is with a report. */
export const statusAduan = ['baru', 'selesai'] as const;
export const jenisKelamin = ['laki-laki', 'perempuan'] as const;
export const peran = ['petani', 'petugas', 'admin', 'superadmin'] as const;
/** The tables of the five reports. Each of their rows keeps its versions (docs/decisions/0037). */
export const tabelLaporan = [
  ...(['harga_pangan', 'harga_pangan_kutai_barat', 'ketersediaan_pangan'] as const),
  ...(['timbang_balita', 'luas_tanam'] as const),
] as const;
/** Of an account: it may log in, it may not, or whoever was invited has not set a password yet. */
export const statusAkun = ['aktif', 'nonaktif', 'diundang'] as const;
/** Orders of a report's rows besides the order of names: by time, by the first figure, by place. */
export const urutLaporan = ['terbaru', 'terlama', 'tertinggi', 'terendah', 'kecamatan'] as const;
export const urutAkun = ['nama', 'terbaru', 'terakhir-masuk'] as const;
/** The columns of a sheet of officers by their fields. */
export const kolomPetugas = {
  nama_lengkap: 'Nama lengkap',
  username: 'Username',
  email: 'Email',
  no_hp: 'No HP',
  kecamatan: 'Kecamatan',
} as const;

export const jenisPeriode = ['harga-pangan', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'] as const;
/** What officers report: two lists of prices have the same periods. */
export const jenisLaporan = [
  ...(['harga-pangan', 'harga-pangan-kutai-barat', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'] as const),
] as const;
/** Formats of the files in which lists can be had. */
export const formatBerkas = ['xlsx', 'csv', 'json'] as const;
/** What one search finds, in the order in which it is shown. */
export const jenisHasil = ['komoditi', 'kecamatan', 'produk', 'kegiatan'] as const;
export const jenisHargaAcuan = ['HET', 'HAP'] as const;
/** Widths in pixels at which a picture may be asked for with `?w=`. */
export const lebarFoto = [160, 320, 480, 640, 800, 1280] as const;

/** What somebody does at his own account: these name no row. */
export const perbuatanSendiri = [
  ...(['login', 'login-gagal', 'logout', 'daftar'] as const),
  ...(['lupa-password', 'atur-ulang-password', 'ubah-password', 'keluarkan-perangkat'] as const),
] as const;

/** The acts that are recorded: on accounts, on rows, and on the server's command line. */
export const perbuatan = [
  ...perbuatanSendiri,
  ...(['tambah', 'ubah', 'hapus', 'pengingat', 'impor', 'gabung'] as const),
  ...(['akun-buat', 'akun-aktifkan', 'akun-nonaktifkan', 'akun-peran', 'akun-kecamatan'] as const),
  ...(['akun-undang', 'akun-ubah', 'akun-verifikasi', 'akun-sesi'] as const),
  ...(['akun-password', 'akun-alihkan', 'periode', 'data-acuan', 'peta', 'cadangkan', 'pulihkan'] as const),
] as const;

export type Perbuatan = (typeof perbuatan)[number];
export type SatuanProduk = (typeof satuanProduk)[number];
export type JenisProduk = (typeof jenisProduk)[number];
export type UrutProduk = (typeof urutProduk)[number];
export type AlasanAduan = (typeof alasanAduan)[number];
export type SatuanPanen = (typeof satuanPanen)[number];
export type FormatBerkas = (typeof formatBerkas)[number];
export type JenisHasil = (typeof jenisHasil)[number];
export type KomoditiTanam = (typeof komoditiTanam)[number];
export type StatusAduan = (typeof statusAduan)[number];
export type StatusAkun = (typeof statusAkun)[number];
export type UrutLaporan = (typeof urutLaporan)[number];
export type UrutAkun = (typeof urutAkun)[number];
export type JenisKelamin = (typeof jenisKelamin)[number];
export type Peran = (typeof peran)[number];
export type TabelLaporan = (typeof tabelLaporan)[number];
export type JenisLaporan = (typeof jenisLaporan)[number];
export type JenisPeriode = (typeof jenisPeriode)[number];
export type LebarFoto = (typeof lebarFoto)[number];

/** The months by their names, January first. */
export const namaBulan = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;
