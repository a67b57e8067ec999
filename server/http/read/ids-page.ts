import type { ApiContext } from '../context.ts';
import { type Paging, pageOf } from './page.ts';

/** Counting stops here; whoever looks for more narrows the filter. */
export const COUNTED = 10_000;

/**
 * A page of a list whose ids were found in one walk along an index, at most `COUNTED` of them: they are the count too, and
 * only the rows of the page are read.
 */
export async function pageOfIds<Row>(
  c: ApiContext,
  found: readonly { id: number }[],
  paging: Paging,
  rowsOf: (ids: number[]) => Promise<Row[]>,
) {
  const offset = (paging.page - 1) * paging.limit;
  const ids = found.slice(offset, offset + paging.limit).map(({ id }) => id);
  return pageOf(c, await rowsOf(ids), found.length, paging);
}
