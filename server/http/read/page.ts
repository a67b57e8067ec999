import type { Page } from '#contract/envelope.ts';
import type { ApiContext } from '../context.ts';

export interface Paging {
  page: number;
  limit: number;
}

/** The page object of a collection. Neighbours' addresses keep every filter of the request (kontrak.md, Envelope). */
export function pageOf<Row>(c: ApiContext, data: Row[], total: number, { page, limit }: Paging): Page<Row> {
  const last_page = Math.max(1, Math.ceil(total / limit));
  const before = (page - 1) * limit;
  const address = (number: number) => {
    const url = new URL(c.req.url);
    url.searchParams.set('page', String(number));
    return c.get('origin') + url.pathname + url.search;
  };
  return {
    data,
    from: data.length > 0 ? before + 1 : null,
    to: data.length > 0 ? before + data.length : null,
    total,
    per_page: limit,
    current_page: page,
    last_page,
    next_page_url: page < last_page ? address(page + 1) : null,
    prev_page_url: page > 1 ? address(Math.min(page - 1, last_page)) : null,
  };
}
