import { komoditiAcuan, type NamaKomoditi, type NamaPangan, panganAcuan } from '../../../server/acuan/acuan.ts';
import type { Musim } from '../time/seasons.ts';

export interface KomoditiSeed {
  nama: NamaKomoditi;
  /** The food of the balance that it counts as. */
  pangan: NamaPangan | null;
  /** Low, typical and high retail price in rupiah (fakta.md 5). */
  harga: readonly [number, number, number];
  musim: Musim;
}

const market: Record<NamaKomoditi, readonly [harga: KomoditiSeed['harga'], musim: Musim]> = {
  'Beras Premium': [[15_500, 16_500, 18_000], 'datar'],
  'Beras Medium': [[13_500, 14_500, 16_000], 'datar'],
  'Beras SPHP': [[13_100, 13_100, 13_100], 'datar'],
  'Beras Ketan': [[19_000, 21_000, 24_000], 'datar'],
  'Jagung Pipilan': [[7_600, 8_000, 9_000], 'datar'],
  'Jagung Manis': [[9_000, 12_000, 15_000], 'datar'],
  'Kedelai Impor': [[10_500, 11_000, 12_500], 'datar'],
  'Bawang Merah': [[33_000, 38_000, 50_000], 'bawang'],
  'Bawang Putih': [[34_000, 38_000, 45_000], 'bawang'],
  'Cabai Merah Besar': [[30_000, 55_000, 97_000], 'cabai'],
  'Cabai Merah Keriting': [[31_000, 45_000, 60_000], 'cabai'],
  'Cabai Rawit': [[55_000, 80_000, 135_000], 'cabai'],
  'Daging Sapi': [[140_000, 155_000, 180_000], 'datar'],
  'Daging Ayam Ras': [[34_000, 40_000, 50_000], 'datar'],
  'Telur Ayam Ras': [[28_000, 31_000, 36_000], 'datar'],
  'Gula Pasir': [[17_500, 18_000, 19_500], 'datar'],
  'Minyak Goreng Kemasan': [[17_000, 20_000, 22_000], 'datar'],
  'Tepung Terigu': [[12_500, 13_500, 14_500], 'datar'],
  'Garam Beryodium': [[11_000, 11_700, 13_000], 'datar'],
  'Kacang Tanah': [[25_000, 28_000, 33_000], 'datar'],
  'Kacang Hijau': [[23_000, 26_000, 30_000], 'datar'],
  Tempe: [[13_000, 15_000, 17_000], 'datar'],
  Tomat: [[14_000, 20_000, 28_000], 'bawang'],
  Kentang: [[15_000, 17_000, 21_000], 'datar'],
  Wortel: [[14_000, 17_000, 22_000], 'datar'],
  Kol: [[11_000, 14_000, 19_000], 'datar'],
  Kangkung: [[3_000, 5_000, 7_000], 'datar'],
  Singkong: [[5_000, 6_000, 8_000], 'datar'],
  'Ikan Layang': [[38_000, 42_000, 48_000], 'ikan'],
  'Ikan Tongkol': [[38_000, 43_000, 48_000], 'ikan'],
  'Ikan Haruan': [[50_000, 58_000, 68_000], 'ikan'],
  'Ikan Patin': [[36_000, 40_000, 45_000], 'ikan'],
  'Ikan Nila': [[38_000, 42_000, 47_000], 'ikan'],
  'Pisang Kepok': [[12_000, 15_000, 20_000], 'datar'],
  'Pepaya California': [[7_000, 9_000, 12_000], 'datar'],
  'Lemon Lokal': [[15_000, 16_500, 18_000], 'datar'],
};

export const komoditiSeed: readonly KomoditiSeed[] = komoditiAcuan.map(({ nama, pangan }) => {
  const [harga, musim] = market[nama];
  return { nama, pangan, harga, musim };
});

export interface PanganSeed {
  nama: NamaPangan;
  /** Tons that the 186,581 people of the regency need in a month (fakta.md 3). */
  kebutuhanTonPerBulan: number;
  /** The usual retail price in rupiah. */
  harga: number;
  /** The share that the regency grows itself; the rest comes up the river. */
  swasembada: number;
}

const balance: Record<NamaPangan, Omit<PanganSeed, 'nama'>> = {
  Beras: { kebutuhanTonPerBulan: 1263, harga: 14_500, swasembada: 0.08 },
  Jagung: { kebutuhanTonPerBulan: 16.4, harga: 8_000, swasembada: 0.55 },
  Kedelai: { kebutuhanTonPerBulan: 14.9, harga: 11_000, swasembada: 0.03 },
  'Bawang Merah': { kebutuhanTonPerBulan: 26.1, harga: 38_000, swasembada: 0.06 },
  'Bawang Putih': { kebutuhanTonPerBulan: 15.7, harga: 38_000, swasembada: 0 },
  'Cabai Merah': { kebutuhanTonPerBulan: 29.1, harga: 55_000, swasembada: 0.3 },
  'Cabai Rawit': { kebutuhanTonPerBulan: 35.8, harga: 80_000, swasembada: 0.35 },
  'Daging Sapi': { kebutuhanTonPerBulan: 55.2, harga: 155_000, swasembada: 0.4 },
  'Daging Ayam Ras': { kebutuhanTonPerBulan: 106, harga: 40_000, swasembada: 0.45 },
  'Telur Ayam Ras': { kebutuhanTonPerBulan: 209, harga: 31_000, swasembada: 0.25 },
  'Gula Pasir': { kebutuhanTonPerBulan: 88.8, harga: 18_000, swasembada: 0 },
  'Minyak Goreng': { kebutuhanTonPerBulan: 148.6, harga: 20_000, swasembada: 0.12 },
};

export const panganSeed: readonly PanganSeed[] = panganAcuan.map((nama) => ({ nama, ...balance[nama] }));
