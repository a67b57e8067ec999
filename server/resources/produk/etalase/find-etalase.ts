import { type RawBuilder, sql } from 'kysely';
import { placeholder } from '../../../db/compiled-query.ts';
import { tooLarge } from '../../../http/read/find-by-walk.ts';
import type { Finding, Found } from '../../../http/read/finding.ts';
import type { Large } from '../../../http/read/large.ts';
import { ask } from '../../../http/read/question.ts';
import { rowsInOrder } from '../../../http/read/rows-with-ids.ts';
import { isPriced, orderOf, type ProdukFilter } from './asked.ts';
import { allKecamatan, nearestFirst } from './nearness.ts';
import { partsOf, partsOfAnyPrice, priceOf, type Wanted } from './parts.ts';

/** Counting stops here, and there are no pages beyond. */
const COUNTED = 10_000;

/** How many of the newest products are looked at for those of a price that very many have. */
const LOOKED_AT = 20_000;

const newest = sql`created_at desc, id desc`;
const cheapest = sql`harga, created_at, id`;

interface Position {
  id: number;
  created_at: string;
}

/** A page of the products that a filter and an order of the showcase ask for, by index. */
export async function findEtalase(finding: Finding<ProdukFilter>, large: Large<ProdukFilter>): Promise<Found> {
  const { question, page } = finding;
  const { filter, reader } = question;
  const wanted: Wanted = { filter, reader };
  const order = orderOf(filter);
  const total = await finding.once('terhitung', () => countOf(finding, partsOf(large, wanted)));
  const end = Math.min(page.offset + page.limit, total);
  if (page.offset >= end) return { rows: [], total };

  const ids =
    order === 'terdekat'
      ? await nearest(finding, large, wanted, end)
      : order === 'termurah'
        ? await firstOf(finding, partsOf(large, wanted), cheapest, end, 'termurah')
        : await newestOf(finding, large, wanted, end);
  return { rows: await rowsInOrder(finding, large, ids.slice(page.offset, end)), total };
}

async function countOf({ question }: Finding<ProdukFilter>, parts: RawBuilder<unknown>[]): Promise<number> {
  if (parts.length === 0) return 0;
  const [row] = await ask(question, 'terhitung', () => {
    const found = parts.map((part) => sql`select 1 as satu from produk where ${part}`);
    const all = sql<{ jumlah: number }>`
      select count(*) as jumlah from (${sql.join(found, sql` union all `)} limit ${sql.lit(COUNTED)}) as terhitung
    `;
    return { compile: () => all.compile(question.db) };
  });
  return Number(row?.jumlah ?? 0);
}

/** The first ids of all parts in an order that each of them has by its index. */
async function firstOf(
  { question }: Finding<ProdukFilter>,
  parts: RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  limit: number,
  called: string,
  given: Record<string, unknown> = {},
): Promise<number[]> {
  if (parts.length === 0) return [];
  const found = await ask(
    question,
    called,
    () => {
      const all = sql<Position>`${merged(parts, order)} order by ${order} limit ${placeholder('sampai')}`;
      return { compile: () => all.compile(question.db) };
    },
    { ...given, sampai: limit },
  );
  return found.map(({ id }) => id);
}

/** Each part with an order of its own: otherwise PostgreSQL would sort all of its rows (find-in-groups.ts). */
const merged = (parts: RawBuilder<unknown>[], order: RawBuilder<unknown>) =>
  sql.join(
    parts.map((part, at) => {
      const rows = sql`select id, created_at, harga from produk where ${part}`;
      return parts.length > 1
        ? sql`select id, created_at, harga from (${rows} order by ${order}) as ${sql.ref(`bagian_${at}`)}`
        : rows;
    }),
    sql` union all `,
  );

/**
 * The newest ids. Those of a price are collected and sorted where they are few; where they are many they are met soon
 * enough among the newest. @throws Refusal 503 where that is not so
 */
async function newestOf(
  finding: Finding<ProdukFilter>,
  large: Large<ProdukFilter>,
  wanted: Wanted,
  limit: number,
  given: Record<string, unknown> = {},
): Promise<number[]> {
  const { question } = finding;
  const name = wanted.kecamatan ? `terbaru di ${given['tempat'] === null ? 'mana' : 'kecamatan'}` : 'terbaru';
  const parts = partsOf(large, wanted);
  if (parts.length === 0) return [];
  if (!isPriced(question.filter)) return firstOf(finding, parts, newest, limit, name, given);

  const many = COUNTED + 1;
  const few = await ask(
    question,
    `seharga ${name}`,
    () => {
      const found = parts.map((part) => sql`select id, created_at from produk where ${part}`);
      const all = sql<Position>`${sql.join(found, sql` union all `)} limit ${sql.lit(many)}`;
      return { compile: () => all.compile(question.db) };
    },
    given,
  );
  if (few.length < many) {
    const byTime = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0);
    return few
      .toSorted((one, other) => byTime(one.created_at, other.created_at) || other.id - one.id)
      .slice(0, limit)
      .map(({ id }) => id);
  }
  const any = partsOfAnyPrice(large, wanted);
  const met = await ask(
    question,
    `seharga di antara ${name}`,
    () => {
      const last = sql`${merged(any, newest)} order by ${newest} limit ${placeholder('sampai')}`;
      const all = sql<Position>`
        select id, created_at from (${last}) as terakhir
        where ${sql.join(priceOf(question.filter), sql` and `)} order by ${newest} limit ${placeholder('banyak')}
      `;
      return { compile: () => all.compile(question.db) };
    },
    { ...given, sampai: LOOKED_AT, banyak: limit },
  );
  if (met.length < limit) throw tooLarge();
  return met.map(({ id }) => id);
}

/** Sub-district by sub-district, the nearest first; in each the newest first. */
async function nearest(
  finding: Finding<ProdukFilter>,
  large: Large<ProdukFilter>,
  wanted: Wanted,
  limit: number,
): Promise<number[]> {
  const { db, given } = finding.question;
  const places = await finding.once('kecamatan', () => allKecamatan(db));
  const ids: number[] = [];
  for (const tempat of nearestFirst(Number(given['dekat']), places)) {
    if (ids.length >= limit) break;
    const id = tempat === null ? null : placeholder<number>('tempat');
    const here = { ...wanted, kecamatan: { id } };
    ids.push(...(await newestOf(finding, large, here, limit - ids.length, { tempat })));
  }
  return ids;
}
