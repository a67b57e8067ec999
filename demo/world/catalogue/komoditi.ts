import type { LogoArt } from '../../art/art.ts';

export interface KomoditiSeed {
  nama: string;
  /** The food of the balance that it counts as. */
  pangan: string | null;
  satuan: string;
  /** Low, typical and high retail price in rupiah (domain.md 5.3). */
  harga: readonly [number, number, number];
  musim: 'datar' | 'cabai' | 'bawang' | 'ikan';
  art: LogoArt;
}

type Row = readonly [
  nama: string,
  pangan: string | null,
  satuan: string,
  harga: KomoditiSeed['harga'],
  musim: KomoditiSeed['musim'],
  piece: LogoArt['piece'],
  round: LogoArt['round'],
];

const rows: readonly Row[] = [
  ['Beras Premium', 'Beras', 'kg', [15_500, 16_500, 18_000], 'datar', 'karung-beras', 'padi'],
  ['Beras Medium', 'Beras', 'kg', [13_500, 14_500, 16_000], 'datar', 'mangkuk-beras', 'emas'],
  ['Beras SPHP', 'Beras', 'kg', [13_100, 13_100, 13_100], 'datar', 'karung-tutup', 'langit'],
  ['Beras Ketan', 'Beras', 'kg', [19_000, 21_000, 24_000], 'datar', 'karung-ketan', 'tanah'],
  ['Jagung Pipilan', 'Jagung', 'kg', [7_600, 8_000, 9_000], 'datar', 'mangkuk-jagung', 'padi'],
  ['Jagung Manis', 'Jagung', 'kg', [9_000, 12_000, 15_000], 'datar', 'jagung', 'langit'],
  ['Kedelai Impor', 'Kedelai', 'kg', [10_500, 11_000, 12_500], 'datar', 'mangkuk-kedelai', 'tanah'],
  ['Bawang Merah', 'Bawang Merah', 'kg', [33_000, 38_000, 50_000], 'bawang', 'bawang-merah', 'bata'],
  ['Bawang Putih', 'Bawang Putih', 'kg', [34_000, 38_000, 45_000], 'bawang', 'bawang-putih', 'langit'],
  ['Cabai Merah Besar', 'Cabai Merah', 'kg', [30_000, 55_000, 97_000], 'cabai', 'cabai-besar', 'padi'],
  ['Cabai Merah Keriting', 'Cabai Merah', 'kg', [31_000, 45_000, 60_000], 'cabai', 'cabai-keriting', 'tanah'],
  ['Cabai Rawit', 'Cabai Rawit', 'kg', [55_000, 80_000, 135_000], 'cabai', 'cabai-rawit', 'emas'],
  ['Daging Sapi', 'Daging Sapi', 'kg', [140_000, 155_000, 180_000], 'datar', 'daging', 'emas'],
  ['Daging Ayam Ras', 'Daging Ayam Ras', 'kg', [34_000, 40_000, 50_000], 'datar', 'paha-ayam', 'langit'],
  ['Telur Ayam Ras', 'Telur Ayam Ras', 'kg', [28_000, 31_000, 36_000], 'datar', 'telur', 'padi'],
  ['Gula Pasir', 'Gula Pasir', 'kg', [17_500, 18_000, 19_500], 'datar', 'mangkuk-gula', 'langit'],
  ['Minyak Goreng Kemasan', 'Minyak Goreng', 'liter', [17_000, 20_000, 22_000], 'datar', 'botol-minyak', 'bata'],
  ['Tepung Terigu', null, 'kg', [12_500, 13_500, 14_500], 'datar', 'kantong-tepung', 'langit'],
  ['Garam Beryodium', null, 'kg', [11_000, 11_700, 13_000], 'datar', 'garam', 'bata'],
  ['Kacang Tanah', null, 'kg', [25_000, 28_000, 33_000], 'datar', 'kacang-tanah', 'padi'],
  ['Kacang Hijau', null, 'kg', [23_000, 26_000, 30_000], 'datar', 'mangkuk-kacang-hijau', 'emas'],
  ['Tempe', null, 'kg', [13_000, 15_000, 17_000], 'datar', 'tempe', 'bata'],
  ['Tomat', null, 'kg', [14_000, 20_000, 28_000], 'bawang', 'tomat', 'padi'],
  ['Kentang', null, 'kg', [15_000, 17_000, 21_000], 'datar', 'kentang', 'tanah'],
  ['Wortel', null, 'kg', [14_000, 17_000, 22_000], 'datar', 'wortel', 'langit'],
  ['Kol', null, 'kg', [11_000, 14_000, 19_000], 'datar', 'kol', 'emas'],
  ['Kangkung', null, 'ikat', [3_000, 5_000, 7_000], 'datar', 'kangkung', 'tanah'],
  ['Singkong', null, 'kg', [5_000, 6_000, 8_000], 'datar', 'singkong', 'padi'],
  ['Ikan Layang', null, 'kg', [38_000, 42_000, 48_000], 'ikan', 'ikan-layang', 'emas'],
  ['Ikan Tongkol', null, 'kg', [38_000, 43_000, 48_000], 'ikan', 'ikan-tongkol', 'padi'],
  ['Ikan Haruan', null, 'kg', [50_000, 58_000, 68_000], 'ikan', 'ikan-haruan', 'tanah'],
  ['Ikan Patin', null, 'kg', [36_000, 40_000, 45_000], 'ikan', 'ikan-patin', 'langit'],
  ['Ikan Nila', null, 'kg', [38_000, 42_000, 47_000], 'ikan', 'ikan-nila', 'bata'],
  ['Pisang Kepok', null, 'sisir', [12_000, 15_000, 20_000], 'datar', 'pisang-sisir', 'langit'],
  ['Pepaya California', null, 'kg', [7_000, 9_000, 12_000], 'datar', 'pepaya', 'padi'],
  ['Lemon Lokal', null, 'kg', [15_000, 16_500, 18_000], 'datar', 'lemon', 'langit'],
];

export const komoditiSeed: readonly KomoditiSeed[] = rows.map(([nama, pangan, satuan, harga, musim, piece, round]) => ({
  ...{ nama, pangan, satuan, harga, musim },
  art: { piece, round },
}));
