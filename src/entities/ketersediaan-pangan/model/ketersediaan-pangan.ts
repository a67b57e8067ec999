import type {
  KetersediaanPangan as KetersediaanRow,
  RekapKetersediaanPangan as RekapRow,
} from '#contract/resources/ketersediaan-pangan.ts';

type Unasked = 'created_at' | 'updated_at' | 'nama_periode_ketersediaan_pangan';

export type KetersediaanPangan = Omit<KetersediaanRow, Unasked>;
export type RekapKetersediaanPangan = Omit<RekapRow, Unasked | 'revisi'>;

interface PeriodeFilter {
  periode_ketersediaan_pangan_id: number;
  limit: number;
}

export interface KetersediaanPanganFilter extends PeriodeFilter {
  kecamatan_id?: number;
  user_id?: number;
}

export interface RekapKetersediaanPanganFilter extends PeriodeFilter {
  rekap: 'kabupaten';
}

type Tons = Pick<KetersediaanRow, 'kebutuhan' | 'ketersediaan' | 'neraca'>;

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
