import { type UkuranPeta, ukuranPeta } from '#contract/formulas/peta.ts';
import { routes, slugKecamatan } from '#contract/routes.ts';

/** What the address chooses, in its own words. Slugs of what does not exist choose nothing. */
export interface Choice {
  ukuran: UkuranPeta;
  komoditi: string;
  pangan: string;
  /** The sub-district whose figures are open; '' while none is. To open the first is a step that one can take back. */
  tempat: string;
}

export const choiceOf = (query: URLSearchParams): Choice => {
  const of = (name: string) => query.get(name)?.slice(0, 120) ?? '';
  return {
    ukuran: ukuranPeta.find((known) => known === query.get('ukuran')) ?? 'harga',
    komoditi: of('komoditi'),
    pangan: of('pangan'),
    tempat: of('tempat'),
  };
};

/** Whose list a measure chooses from. */
export const chosenFrom = (ukuran: UkuranPeta): 'komoditi' | 'pangan' | null => {
  if (ukuran === 'harga' || ukuran === 'perubahan') return 'komoditi';
  return ukuran === 'neraca' ? 'pangan' : null;
};

/** The address of a choice; only what its measure reads stands in it. */
export function addressOf({ ukuran, tempat, ...choice }: Choice): string {
  const from = chosenFrom(ukuran);
  const query = new URLSearchParams({ ukuran });
  if (from && choice[from]) query.set(from, choice[from]);
  if (tempat) query.set('tempat', tempat);
  return `${routes.peta}?${query}`;
}

/** The one that a slug names; else rice, which everybody buys; else the first. */
export const chosenOf = <Row>(rows: readonly Row[], slug: string, nameOf: (row: Row) => string): Row | undefined =>
  rows.find((row) => slugKecamatan(nameOf(row)) === slugKecamatan(slug)) ??
  rows.find((row) => nameOf(row).startsWith('Beras Medium')) ??
  rows.find((row) => nameOf(row).startsWith('Beras')) ??
  rows[0];
