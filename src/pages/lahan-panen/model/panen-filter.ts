import { type KomoditiTanam, komoditiTanam } from '#contract/limits.ts';

/** Farmland a load (spec section 9). */
const LIMIT = 50;

/** What the filter sheet holds; blank means all. The address carries it. */
export interface PanenFilter {
  kecamatan: string;
  komoditi: string;
  bulan: string;
}

const isKomoditi = (value: string): value is KomoditiTanam => komoditiTanam.some((known) => known === value);

/** What an address cannot mean narrows nothing, and is not counted. */
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

/** What is asked of the API for an address. */
export function lahanFilter(query: URLSearchParams) {
  const { kecamatan, komoditi, bulan } = panenFilterOf(query);
  const search = query.get('query')?.slice(0, 200);
  return {
    ...(search && { search }),
    ...(kecamatan && { kecamatan_id: Number(kecamatan) }),
    ...(isKomoditi(komoditi) && { komoditi }),
    ...(bulan && { bulan }),
    limit: LIMIT,
  };
}
