import { type KomoditiTanam, komoditiTanam } from '#contract/limits.ts';
import { LAHAN_PETANI_LIST } from '@/entities/lahan-petani';
import { listNeed, type Needs } from '@/shared/api';

/** Farmland a load (spec section 9). */
const limit = 50;

/** What the filter sheet holds; blank means all. The address carries it. */
export interface PanenFilter {
  kecamatan: string;
  komoditi: string;
  bulan: string;
}

const isKomoditi = (value: string): value is KomoditiTanam => komoditiTanam.some((known) => known === value);

/** Values that no filter knows are dropped: they neither narrow the list nor count as filters. */
export function panenFilterOf(query: URLSearchParams): PanenFilter {
  const kecamatan = query.get('kecamatan') ?? '';
  const komoditi = query.get('komoditi') ?? '';
  return {
    kecamatan: /^\d{1,9}$/.test(kecamatan) ? kecamatan : '',
    komoditi: isKomoditi(komoditi) ? komoditi : '',
    bulan: query.get('bulan')?.slice(0, 50) ?? '',
  };
}

export const countFilters = (filter: PanenFilter): number => Object.values(filter).filter(Boolean).length;

/** The plots that an address asks for. */
export function matchingLahan(query: URLSearchParams) {
  const { kecamatan, komoditi, bulan } = panenFilterOf(query);
  const search = query.get('query')?.slice(0, 200);
  return listNeed(LAHAN_PETANI_LIST, {
    ...(search && { search }),
    ...(kecamatan && { kecamatan_id: Number(kecamatan) }),
    ...(isKomoditi(komoditi) && { komoditi }),
    ...(bulan && { bulan }),
    limit,
  });
}

export const lahanPanenNeeds: Needs = async (read, { query }) => {
  await read(matchingLahan(query));
  return 200;
};
