import type { z } from 'zod';
import type { Page } from '#contract/envelope.ts';
import { invalid } from '../answer.ts';
import type { ApiContext } from '../context.ts';

export interface Paging {
  page: number;
  limit: number;
}

/** Parses the query, or refuses it with 422. Unknown filters are ignored; of a repeated one the first counts. */
export function parseQuery<Filter>(c: ApiContext, schema: z.ZodType<Filter>): Filter {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    errors[name] = [...(errors[name] ?? []), `Parameter ${name} ${message}`];
  }
  throw invalid(Object.values(errors)[0]?.[0] ?? 'Parameter tidak sah', errors);
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
