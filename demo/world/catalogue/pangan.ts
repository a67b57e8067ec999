import type { LogoArt } from '../../art/art.ts';

export interface PanganSeed {
  nama: string;
  /** Tons that the 186,581 people of the regency need in a month (domain.md 4.3). */
  kebutuhanTonPerBulan: number;
  /** The usual retail price in rupiah. */
  harga: number;
  /** The share that the regency grows itself; the rest comes up the river. */
  swasembada: number;
  art: LogoArt;
}

export const panganSeed: readonly PanganSeed[] = [
  {
    nama: 'Beras',
    kebutuhanTonPerBulan: 1263,
    harga: 14_500,
    swasembada: 0.08,
    art: { piece: 'karung-beras', round: 'padi' },
  },
  {
    nama: 'Jagung',
    kebutuhanTonPerBulan: 16.4,
    harga: 8_000,
    swasembada: 0.55,
    art: { piece: 'jagung', round: 'padi' },
  },
  {
    nama: 'Kedelai',
    kebutuhanTonPerBulan: 14.9,
    harga: 11_000,
    swasembada: 0.03,
    art: { piece: 'mangkuk-kedelai', round: 'tanah' },
  },
  {
    nama: 'Bawang Merah',
    kebutuhanTonPerBulan: 26.1,
    harga: 38_000,
    swasembada: 0.06,
    art: { piece: 'bawang-merah', round: 'bata' },
  },
  {
    nama: 'Bawang Putih',
    kebutuhanTonPerBulan: 15.7,
    harga: 38_000,
    swasembada: 0,
    art: { piece: 'bawang-putih', round: 'langit' },
  },
  {
    nama: 'Cabai Merah',
    kebutuhanTonPerBulan: 29.1,
    harga: 55_000,
    swasembada: 0.3,
    art: { piece: 'cabai-besar', round: 'padi' },
  },
  {
    nama: 'Cabai Rawit',
    kebutuhanTonPerBulan: 35.8,
    harga: 80_000,
    swasembada: 0.35,
    art: { piece: 'cabai-rawit', round: 'emas' },
  },
  {
    nama: 'Daging Sapi',
    kebutuhanTonPerBulan: 55.2,
    harga: 155_000,
    swasembada: 0.4,
    art: { piece: 'daging', round: 'emas' },
  },
  {
    nama: 'Daging Ayam Ras',
    kebutuhanTonPerBulan: 106,
    harga: 40_000,
    swasembada: 0.45,
    art: { piece: 'paha-ayam', round: 'langit' },
  },
  {
    nama: 'Telur Ayam Ras',
    kebutuhanTonPerBulan: 209,
    harga: 31_000,
    swasembada: 0.25,
    art: { piece: 'telur', round: 'padi' },
  },
  {
    nama: 'Gula Pasir',
    kebutuhanTonPerBulan: 88.8,
    harga: 18_000,
    swasembada: 0,
    art: { piece: 'mangkuk-gula', round: 'langit' },
  },
  {
    nama: 'Minyak Goreng',
    kebutuhanTonPerBulan: 148.6,
    harga: 20_000,
    swasembada: 0.12,
    art: { piece: 'botol-minyak', round: 'emas' },
  },
];
