import type { KetersediaanPangan } from '../api/ketersediaan-pangan';

type Tons = Pick<KetersediaanPangan, 'kebutuhan' | 'ketersediaan' | 'neraca'>;

/** The balance. Another server of the same API may not send it: then it is calculated, or null where that is impossible. */
export const neracaOf = ({ neraca, ketersediaan, kebutuhan }: { [Name in keyof Tons]: Tons[Name] | null }) => {
  if (neraca !== null || ketersediaan === null || kebutuhan === null) return neraca;
  return Math.round((ketersediaan - kebutuhan) * 100) / 100;
};

/** A balance in words: its sign, and what it means. */
export const neracaKata = (neraca: number): 'surplus' | 'defisit' | 'seimbang' => {
  if (neraca === 0) return 'seimbang';
  return neraca > 0 ? 'surplus' : 'defisit';
};
