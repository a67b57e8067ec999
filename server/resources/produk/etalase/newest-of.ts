import { sql } from 'kysely';
import { placeholder } from '../../../db/compiled-query.ts';
import type { Finding } from '../../../http/read/finding.ts';
import type { Large } from '../../../http/read/large.ts';
import { ask } from '../../../http/read/question.ts';
import { isPriced, type ProdukFilter } from './asked.ts';
import { COUNTED, cheapest, firstOf, merged, newest, type Position } from './first-of.ts';
import { partsOf, partsOfAnyPrice, priceOf, type Wanted } from './parts.ts';

/** How many of the newest products are looked at for those of a price that very many have. */
const LOOKED_AT = 5_000;

export interface Listed {
  ids: number[];
  /** How many of them come in the order asked for, if not all: the cheapest follow. */
  sorted?: number;
}

interface Asked {
  finding: Finding<ProdukFilter>;
  large: Large<ProdukFilter>;
  wanted: Wanted;
  given: Record<string, unknown>;
  /** Names the shape of what is wanted. */
  name: string;
}

/**
 * The newest ids. No index has a range of prices in the order of time: those of a price that few have are collected and
 * sorted; of more, first come those among the newest products of any price, and then, of whatever age, the cheapest.
 */
export async function newestOf(
  finding: Finding<ProdukFilter>,
  large: Large<ProdukFilter>,
  wanted: Wanted,
  limit: number,
  given: Record<string, unknown> = {},
): Promise<Listed> {
  const name = wanted.kecamatan ? `terbaru di ${given['tempat'] === null ? 'mana' : 'kecamatan'}` : 'terbaru';
  const parts = partsOf(large, wanted);
  if (!isPriced(finding.question.filter)) return { ids: await firstOf(finding, parts, newest, limit, name, given) };

  const asked = { finding, large, wanted, given, name };
  const few = wanted.isMany ? null : await fewOfPrice(asked);
  if (few && few.length <= COUNTED) return { ids: sortedByTime(few).slice(0, limit) };
  const met = await amongNewest(asked, limit);
  if (met.length === limit) return { ids: met };
  const known = new Set(met);
  const others = await firstOf(finding, parts, cheapest, limit, `termurah ${name}`, given);
  return { ids: [...met, ...others.filter((id) => !known.has(id))].slice(0, limit), sorted: met.length };
}

/** All of a price, or one more than are counted. */
async function fewOfPrice({ finding: { question }, large, wanted, given, name }: Asked): Promise<Position[]> {
  const parts = partsOf(large, wanted);
  if (parts.length === 0) return [];
  const build = () => {
    const found = parts.map((part) => sql`select id, created_at from produk where ${part}`);
    const all = sql<Position>`${sql.join(found, sql` union all `)} limit ${sql.lit(COUNTED + 1)}`;
    return { compile: () => all.compile(question.db) };
  };
  return ask(question, `seharga ${name}`, build, given);
}

/** Those of the price among the newest products. */
async function amongNewest({ finding: { question }, large, wanted, given, name }: Asked, limit: number) {
  const build = () => {
    const any = partsOfAnyPrice(large, wanted);
    const last = sql`${merged(any, newest)} order by ${newest} limit ${sql.lit(LOOKED_AT)}`;
    const all = sql<Position>`
      select id, created_at from (${last}) as terakhir
      where ${sql.join(priceOf(question.filter), sql` and `)} order by ${newest} limit ${placeholder('sampai')}
    `;
    return { compile: () => all.compile(question.db) };
  };
  const found = await ask(question, `seharga di antara ${name}`, build, { ...given, sampai: limit });
  return found.map(({ id }) => id);
}

const byTime = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);

const sortedByTime = (found: readonly Position[]): number[] =>
  found.toSorted((one, other) => byTime(one.created_at, other.created_at) || other.id - one.id).map(({ id }) => id);
