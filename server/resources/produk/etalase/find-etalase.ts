import { type RawBuilder, sql } from 'kysely';
import { placeholder } from '../../../db/compiled-query.ts';
import type { Finding, Found } from '../../../http/read/finding.ts';
import type { Large } from '../../../http/read/large.ts';
import { ask } from '../../../http/read/question.ts';
import { rowsInOrder } from '../../../http/read/rows-with-ids.ts';
import { orderOf, type ProdukFilter } from './asked.ts';
import { COUNTED, cheapest, firstOf } from './first-of.ts';
import { allKecamatan, nearestFirst } from './nearness.ts';
import { type Listed, newestOf } from './newest-of.ts';
import { partsOf, type Wanted } from './parts.ts';

/** Up to here a page is found by itself; whoever goes on has the list found as a whole. */
const NEAR = 1_000;

/** A page of the products that a filter and an order of the showcase ask for, by index. */
export async function findEtalase(finding: Finding<ProdukFilter>, large: Large<ProdukFilter>): Promise<Found> {
  const { question, page } = finding;
  const { filter, reader } = question;
  const wanted: Wanted = { filter, reader };
  const order = orderOf(filter);
  const total = await finding.once('terhitung', () => countOf(finding, partsOf(large, wanted)));
  const end = Math.min(page.offset + page.limit, total);
  if (page.offset >= end) return { rows: [], total };

  const isMany = total === COUNTED;
  const list = (limit: number): Promise<Listed> =>
    order === 'terdekat'
      ? nearest(finding, large, wanted, limit)
      : order === 'termurah'
        ? firstOf(finding, partsOf(large, wanted), cheapest, limit, 'termurah').then((ids) => ({ ids }))
        : newestOf(finding, large, { ...wanted, isMany }, limit);
  const { ids, sorted = end } = end <= NEAR ? await list(end) : await allOf(finding, () => list(total));
  const rows = await rowsInOrder(finding, large, ids.slice(page.offset, end));
  return { rows, total, ...(sorted < end && { also: { termurah_sejak: sorted + 1 } }) };
}

/** The whole list, kept for its further pages; as one array, by whose length the memory is reckoned. */
async function allOf(finding: Finding<ProdukFilter>, list: () => Promise<Listed>): Promise<Listed> {
  const [sorted, ...ids] = await finding.once('daftar', async () => {
    const { ids, sorted = ids.length } = await list();
    return [sorted, ...ids];
  });
  return { ids, sorted };
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

/** Sub-district by sub-district, the nearest first; in each the newest first. */
async function nearest(
  finding: Finding<ProdukFilter>,
  large: Large<ProdukFilter>,
  wanted: Wanted,
  limit: number,
): Promise<Listed> {
  const { db, given } = finding.question;
  const places = await finding.once('kecamatan', () => allKecamatan(db));
  const ids: number[] = [];
  for (const tempat of nearestFirst(Number(given['dekat']), places)) {
    if (ids.length >= limit) break;
    const id = tempat === null ? null : placeholder<number>('tempat');
    const here = await newestOf(finding, large, { ...wanted, kecamatan: { id } }, limit - ids.length, { tempat });
    // The cheapest of a place fill what is asked for: no other place follows them.
    if (here.sorted !== undefined) return { ids: [...ids, ...here.ids], sorted: ids.length + here.sorted };
    ids.push(...here.ids);
  }
  return { ids };
}
