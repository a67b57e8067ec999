import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { DESA_TITLES, type FileColumn, KECAMATAN_TITLES } from '@/shared/office-file';

/** A field that a file may fill, and the way in which its stored value is shown. */
export interface Column extends FileColumn {
  show?: (value: never) => string;
}

export const PERIODE = 'periode';
export const KECAMATAN = 'kecamatan';
export const SUBJECT = 'subjek';

/** What chooses a row besides its place and its subject, where anything does: the crop of a planted area. */
export const besides = (chosen: object): [name: string, value: string][] =>
  Object.entries(chosen)
    .filter(([name]) => !name.endsWith('_id'))
    .map(([name, value]) => [name, String(value)]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ');

const PERIODE_TITLES = [
  ...['Nama Periode', 'Periode Laporan', 'Minggu', 'Minggu Ke', 'Pekan', 'Pekan Ke', 'Bulan', 'Tanggal', 'Tgl'],
  ...['Hari/Tanggal', 'Tanggal Survei', 'Tanggal Pendataan', 'Waktu', 'Hari', 'Tahun', 'Thn'],
];
const PANGAN_TITLES = [
  ...[
    'Komoditi',
    'Komoditas',
    'Komoditas Pangan',
    'Nama Komoditi',
    'Nama Komoditas',
    'Jenis Komoditi',
    'Jenis Komoditas',
    'Barang',
  ],
  ...['Nama Barang', 'Jenis Barang', 'Pangan', 'Nama Pangan', 'Jenis Pangan', 'Bahan Pangan', 'Nama Bahan Pangan'],
  ...['Jenis Bahan Pangan', 'Bahan Pangan Pokok', 'Bahan Pokok', 'Nama Bahan Pokok', 'Jenis Bahan Pokok', 'Bapok'],
  ...['Nama Bahan Pokok dan Jenisnya', 'Bahan Pokok dan Jenisnya', 'Bahan Makanan', 'Uraian', 'Nama', 'Jenis'],
  ...['Kebutuhan Pokok', 'Barang Kebutuhan Pokok', 'Commodity', 'Produk', 'Nama Produk'],
];
const TANAMAN_TITLES = ['Komoditas', 'Komoditi', 'Tanaman', 'Jenis Tanaman', 'Nama Tanaman', 'Jenis Komoditas'];

/** Titles of figures in the forms of offices, portals and puskesmas, by the label of the form's field. */
const FIGURE_TITLES: Readonly<Record<string, readonly string[]>> = {
  'Harga Eceran': [
    ...['Eceran', 'Ecer', 'Harga Ecer', 'Pengecer', 'Harga Pengecer', 'Harga Pedagang Eceran', 'Pedagang Eceran'],
    ...['Harga Konsumen', 'Tingkat Konsumen', 'Harga Tingkat Konsumen', 'Harga Jual Eceran', 'Konsumen', 'Retail'],
    ...['Retail Price', 'Consumer Price'],
  ],
  'Harga Grosir': [
    ...['Grosir', 'Harga Pedagang Grosir', 'Pedagang Grosir', 'Harga Pedagang Besar', 'Pedagang Besar', 'Partai'],
    ...['Harga Partai', 'Agen', 'Harga Agen', 'Tingkat Grosir', 'Harga Tingkat Grosir', 'Distributor'],
    ...['Wholesale', 'Wholesale Price'],
  ],
  'Harga Rata-Rata': ['Harga', 'Rata-rata Harga', 'Harga Rerata', 'Rerata Harga', 'Harga Rata2', 'Harga Rataan'],
  Kebutuhan: ['Konsumsi', 'Kebutuhan Konsumsi', 'Total Kebutuhan', 'Jumlah Kebutuhan', 'Kebutuhan Pangan'],
  Ketersediaan: [
    'Total Ketersediaan',
    'Jumlah Ketersediaan',
    'Persediaan',
    'Ketersediaan Pangan',
    'Stok',
    'Stok Tersedia',
  ],
  'Luas Tanam': [
    'Tanam',
    'L.Tanam',
    'Luas Tnm',
    'Luas Tambah Tanam',
    'Tambah Tanam',
    'LTT',
    'Realisasi Tanam',
    'Areal Tanam',
    'Luas Penanaman',
    'Tnm',
    'LT',
  ],
  'Luas Puso': ['Puso', 'L.Puso', 'Fuso', 'Gagal Panen', 'Luas Gagal Panen', 'Luas Rusak', 'Rusak/Puso', 'Ps'],
  'Jumlah Balita Ditimbang': [
    ...['D', 'Ditimbang', 'Jumlah Ditimbang', 'Jml Ditimbang', 'Balita Ditimbang', 'Jumlah Balita yang Ditimbang'],
    ...['Jumlah yang Ditimbang', 'Timbang', 'Balita yang Ditimbang'],
  ],
  'Jumlah Balita Naik Berat Badan': [
    ...['N', 'Naik', 'Naik BB', 'BB Naik', 'Naik Berat Badan', 'Berat Badan Naik', 'Jumlah Naik', 'Balita Naik'],
    'Naik Timbangan',
  ],
  'Jumlah Balita Tidak Naik Berat Badan': [
    ...['T', 'Tidak Naik', 'Tdk Naik', 'Tidak Naik BB', 'BB Tidak Naik', 'Tidak Naik Berat Badan', 'Tetap/Turun'],
    ...['Berat Badan Tidak Naik', 'Jumlah Tidak Naik', 'Balita Tidak Naik'],
  ],
  'Jumlah Balita Dibawah Garis Merah': [
    ...['BGM', 'Bawah Garis Merah', 'Di Bawah Garis Merah', 'Dibawah Garis Merah', 'Balita BGM', 'Jumlah BGM'],
    'Balita Bawah Garis Merah',
  ],
  'Kasus Gizi Buruk': ['Gizi Buruk', 'Gibur', 'Balita Gizi Buruk', 'Jumlah Gizi Buruk', 'Jumlah Kasus Gizi Buruk'],
};

/** Figures of a puskesmas that have no place in the weighing (domain: SKDN). */
export const UNPLACED = [
  ...[
    'S',
    'K',
    'O',
    'B',
    'Sasaran',
    'Jumlah Sasaran',
    'Punya KMS',
    'Memiliki KMS',
    'Jumlah KMS',
    'Baru',
    'Balita Baru',
  ],
  ...['Absen', 'Tidak Hadir', 'D/S', 'N/D', 'K/S', 'BGM/D', 'Vitamin A', 'Tidak Hadir Bulan Lalu'],
];

/** What a report's file has, in the order of its template. */
export function columnsOf<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  subjects: readonly Shape['Subject'][],
): Column[] {
  const { subjectHeader, figures, isWide, choices } = laporan;
  const more = besides(choices(subjects.slice(0, 1))[0] ?? {});
  const isVillage = DESA_TITLES.includes(subjectHeader);
  return [
    { name: PERIODE, header: 'Periode', also: PERIODE_TITLES },
    ...(isWide ? [] : [{ name: KECAMATAN, header: regional('Kecamatan'), also: KECAMATAN_TITLES }]),
    { name: SUBJECT, header: subjectHeader, also: isVillage ? DESA_TITLES : PANGAN_TITLES },
    ...more.map(([name]) => ({ name, header: capital(name), also: TANAMAN_TITLES })),
    ...figures.map((figure) => ({
      name: figure.name,
      header: figure.header ?? figure.label,
      figure: figure.kind,
      unit: figure.unit ?? figure.prefix,
      show: figure.show,
      also: [figure.label, figure.name.replaceAll('_', ' '), ...(FIGURE_TITLES[figure.label] ?? [])],
    })),
  ];
}
