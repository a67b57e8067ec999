import type { TimbangBalita } from '../api/timbang-balita';

/** N/D: how many of the weighed toddlers gained, in per cent; null when nobody was weighed. */
export const nPerD = ({
  jumlah_balita,
  berat_badan_naik,
}: Pick<TimbangBalita, 'jumlah_balita' | 'berat_badan_naik'>) =>
  jumlah_balita > 0 ? (berat_badan_naik / jumlah_balita) * 100 : null;

/** BGM/D: how many of the weighed toddlers are below the red line, in per cent; null when nobody was weighed. */
export const bgmPerD = ({
  jumlah_balita,
  dibawah_garis_merah,
}: Pick<TimbangBalita, 'jumlah_balita' | 'dibawah_garis_merah'>) =>
  jumlah_balita > 0 ? (dibawah_garis_merah / jumlah_balita) * 100 : null;
