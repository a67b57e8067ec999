import { entriesOf, isRentangMinggu, MINGGU_BIASA, type RentangMinggu } from '#contract/pilihan.ts';
import { komoditiNames } from '@/entities/acuan';
import { perbandinganHarga } from '@/entities/harga-pangan';
import { allKecamatan, rekapKecamatan } from '@/entities/wilayah';
import type { Needs } from '@/shared/api';

/** What the address asks: which lines, over how many weeks, and what is searched to be added. */
export interface Asked {
  kunci: readonly string[];
  minggu: RentangMinggu;
  cari: string;
}

export function askedOf(query: URLSearchParams): Asked {
  const minggu = query.get('minggu');
  return {
    kunci: entriesOf(query.get('pilih') ?? ''),
    minggu: isRentangMinggu(minggu) ? minggu : MINGGU_BIASA,
    cari: query.get('cari') ?? '',
  };
}

/** Null while nothing is chosen. */
export const comparisonOf = ({ kunci, minggu }: Asked) => (kunci.length > 0 ? perbandinganHarga(kunci, minggu) : null);

/** Which kecamatan have reported prices: what is proposed has something to show. */
export const reported = rekapKecamatan('harga-pangan');

export const bandingkanNeeds: Needs = async (read, { query }) => {
  const comparison = comparisonOf(askedOf(query));
  await Promise.all([read(komoditiNames), read(allKecamatan), comparison ? read(comparison) : read(reported)]);
  return 200;
};
