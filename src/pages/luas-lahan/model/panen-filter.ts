import { type KomoditiTanam, komoditiTanam } from '#contract/limits.ts';

/** Farmland a load (spec section 9). */
const LIMIT = 50;

export const bulanPanen = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;

/** What the filter sheet holds; blank means all. The address carries it. */
export interface PanenFilter {
  kecamatan: string;
  komoditi: string;
  bulan: string;
}

export const panenFilterOf = (query: URLSearchParams): PanenFilter => ({
  kecamatan: query.get('kecamatan') ?? '',
  komoditi: query.get('komoditi') ?? '',
  bulan: query.get('bulan') ?? '',
});

export const countFilters = (filter: PanenFilter): number => Object.values(filter).filter(Boolean).length;

const isKomoditi = (value: string): value is KomoditiTanam => komoditiTanam.some((known) => known === value);

/** What is asked of the API for an address; what an address cannot mean is left out. */
export function lahanFilter(query: URLSearchParams) {
  const { kecamatan, komoditi, bulan } = panenFilterOf(query);
  const search = query.get('query')?.slice(0, 200);
  return {
    ...(search && { search }),
    ...(/^\d{1,9}$/.test(kecamatan) && { kecamatan_id: Number(kecamatan) }),
    ...(isKomoditi(komoditi) && { komoditi }),
    ...(bulan && { bulan: bulan.slice(0, 50) }),
    limit: LIMIT,
  };
}
