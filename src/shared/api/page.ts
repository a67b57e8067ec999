import type { FieldMergeFunction, FieldPolicy, TypedDocumentNode, TypePolicies } from '@apollo/client';
import type { Page } from '#contract/envelope.ts';

export type ListPage<Row> = Pick<
  Page<Row>,
  'data' | 'from' | 'to' | 'total' | 'last_page' | 'next_page_url' | 'termurah_sejak'
>;

/** A list query answers one aliased field, `page`, and asks with one variable, `filter`. */
export type ListDocument<Row, Filter> = TypedDocumentNode<{ page: ListPage<Row> | null }, { filter: Filter }>;

/** Appends the page that follows; a page that is asked for again replaces what is known. */
export const joinPages: FieldMergeFunction<ListPage<unknown>> = (existing, incoming) => {
  const offset = existing?.from && incoming.from ? incoming.from - existing.from : 0;
  if (!existing || offset <= 0) return incoming;
  return { ...incoming, from: existing.from, data: [...existing.data.slice(0, offset), ...incoming.data] };
};

/** A policy of the type serves every list: the cache's configuration names no resource. */
export const pagePolicies: TypePolicies = {
  Page: { merge: joinPages, fields: { data: { keyArgs: false } } },
};

/** Answers a row's detail, asked by its id, with what a list has shown of it already. */
export const shownBefore = (__typename: string): FieldPolicy => ({
  read: (existing, { args, toReference }) => existing ?? toReference({ __typename, id: args?.['id'] }),
});
