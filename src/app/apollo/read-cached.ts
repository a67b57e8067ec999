import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import type { Need, Read } from '@/shared/api';
import { breathe } from '@/shared/lib/timing';

/** Reading so many takes a slow phone a moment that nobody notices. */
const AT_ONCE = 4;

/**
 * Reads a rendered page's needs out of the cache, one need and some rows at a time: drawing the page finds each answer
 * at hand, and a finger on a slow phone is answered in between. Nothing is fetched: what the server could not read is
 * undefined.
 */
export function readCached(client: ApolloClient): Read {
  let hasWatched = false;
  return async <Data>(need: Need<Data>) => {
    const { variables } = need;
    await breathe();
    const query = client.documentTransform.transformDocument(need.query);
    await breathe();
    await readRows(client.cache, query, variables);
    const { result, complete } = client.cache.diff<Data>({
      query,
      variables,
      returnPartialData: true,
      optimistic: true,
    });
    if (!complete) return undefined;
    if (!hasWatched) {
      hasWatched = true;
      await watchOnce(client, need);
    }
    return result;
  };
}

/**
 * Reads a list's rows some at a time. Apollo remembers what it has read by row and selection, and puts the list together
 * from that when it is read whole. Of a document that asks no list (shared/api/page.ts) nothing is read.
 *
 * @param query as the client's document transform gives it: these very selections will be read again
 */
async function readRows(cache: ApolloCache, query: DocumentNode, variables: OperationVariables): Promise<void> {
  const operation = query.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const page = fieldOf(operation?.selectionSet, 'page');
  const row = fieldOf(page?.selectionSet, 'data')?.selectionSet;
  if (!operation || !page || !row) return;
  const rowQuery: DocumentNode = { ...query, definitions: [{ ...operation, selectionSet: row }] };
  const ids = rowsOf(cache, page.name.value);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const id of ids.slice(from, from + AT_ONCE)) {
      cache.diff({ query: rowQuery, variables, id, returnPartialData: true, optimistic: true });
    }
    await breathe();
  }
}

const fieldOf = (selectionSet: SelectionSetNode | undefined, key: string): FieldNode | undefined =>
  selectionSet?.selections
    .filter((selection) => selection.kind === Kind.FIELD)
    .find(({ name, alias }) => (alias ?? name).value === key);

/** The cache's names for the rows of all pages that it knows under a field. */
function rowsOf(cache: ApolloCache, field: string): string[] {
  const ids: string[] = [];
  cache.modify({
    fields: (page, { fieldName, isReference }) => {
      if (fieldName === field) {
        const rows = Object.values(page ?? {})
          .flat()
          .filter(isReference);
        ids.push(...rows.map(({ __ref }) => __ref));
      }
      return page;
    },
  });
  return ids;
}

/**
 * Follows an answer that lies in the cache for a moment. What that takes is compiled with its first use: here in tasks of
 * its own, else while the screen is drawn, which nothing interrupts.
 */
async function watchOnce(client: ApolloClient, { query, variables }: Need<unknown>): Promise<void> {
  await breathe();
  const watched = client.watchQuery({ query, variables });
  await breathe();
  const watching = watched.subscribe(() => {});
  await breathe();
  watching.unsubscribe();
}
