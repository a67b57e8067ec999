import type { FieldMergeFunction, TypedDocumentNode, TypePolicies } from '@apollo/client';
import type { Page } from '#contract/envelope.ts';

/** What list documents ask of a page. */
export type ListPage<Row> = Pick<Page<Row>, 'data' | 'from' | 'to' | 'total' | 'last_page' | 'next_page_url'>;

/** A list query answers one aliased field, `page`, and asks with one variable, `filter`. */
export type ListDocument<Row, Filter> = TypedDocumentNode<{ page: ListPage<Row> | null }, { filter: Filter }>;

/** Appends the page that follows, replaces a page asked for again. */
export const joinPages: FieldMergeFunction<ListPage<unknown>> = (existing, incoming) => {
  const offset = existing?.from && incoming.from ? incoming.from - existing.from : 0;
  if (!existing || offset <= 0) return incoming;
  return { ...incoming, from: existing.from, data: [...existing.data.slice(0, offset), ...incoming.data] };
};

/** One policy of the type serves every list: no field of any resource is named in the cache's configuration. */
export const pagePolicies: TypePolicies = {
  Page: { merge: joinPages, fields: { data: { keyArgs: false } } },
};
