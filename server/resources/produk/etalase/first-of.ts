import { type RawBuilder, sql } from 'kysely';
import { placeholder } from '../../../db/compiled-query.ts';
import type { Finding } from '../../../http/read/finding.ts';
import { ask } from '../../../http/read/question.ts';
import type { ProdukFilter } from './asked.ts';

/** Counting stops here, and there are no pages beyond. */
export const COUNTED = 10_000;

export const newest = sql`created_at desc, id desc`;
export const cheapest = sql`harga, created_at, id`;

export interface Position {
  id: number;
  created_at: string;
}

/** The first ids of all parts in an order that each of them has by its index. */
export async function firstOf(
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
export const merged = (parts: RawBuilder<unknown>[], order: RawBuilder<unknown>) =>
  sql.join(
    parts.map((part, at) => {
      const rows = sql`select id, created_at, harga from produk where ${part}`;
      return parts.length > 1
        ? sql`select id, created_at, harga from (${rows} order by ${order}) as ${sql.ref(`bagian_${at}`)}`
        : rows;
    }),
    sql` union all `,
  );
