import type { ApolloCache, ApolloClient, OperationVariables } from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import type { Need, Read } from '@/shared/api';
import { breathe } from '@/shared/lib/timing';

/** Rows a task: short enough on a slow phone that nobody notices. */
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
 * Reads a list's rows some at a time. Apollo remembers each row that it has read, by its selection set, and reuses that
 * when the whole list is read. A document that asks for no list (shared/api/page.ts) is left to that one read.
 *
 * @param query as the client's document transform gives it: only the same selection sets are found again
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

/** The cache ids of the rows of all lists under a field of the root. */
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
 * Subscribes to a cached answer and leaves again. The browser compiles code at its first use: here that happens in short
 * tasks, otherwise it would happen within React's first commit, which nothing interrupts.
 */
async function watchOnce(client: ApolloClient, { query, variables }: Need<unknown>): Promise<void> {
  await breathe();
  const watched = client.watchQuery({ query, variables });
  await breathe();
  const watching = watched.subscribe(() => {});
  await breathe();
  watching.unsubscribe();
}
