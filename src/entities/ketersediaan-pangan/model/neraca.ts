import type { KetersediaanPangan } from '../api/ketersediaan-pangan';

type Tons = Pick<KetersediaanPangan, 'kebutuhan' | 'ketersediaan' | 'neraca'>;

/** The balance; of a server that does not tell it, the difference. Null when there is none to tell. */
export const neracaOf = ({ neraca, ketersediaan, kebutuhan }: { [Name in keyof Tons]: Tons[Name] | null }) => {
  if (neraca !== null || ketersediaan === null || kebutuhan === null) return neraca;
  return Math.round((ketersediaan - kebutuhan) * 100) / 100;
};

/** A balance in words: its sign, and what it means. */
export const neracaKata = (neraca: number): 'surplus' | 'defisit' | 'seimbang' => {
  if (neraca === 0) return 'seimbang';
  return neraca > 0 ? 'surplus' : 'defisit';
};
