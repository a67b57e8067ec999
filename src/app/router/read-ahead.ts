import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { RouteMatch } from 'react-router-dom';
import type { Asked } from '@/shared/api';
import { breathe } from '@/shared/lib/timing';
import type { PageHandle } from './create-routes';
import { readRows } from './read-rows';

/**
 * Reads what a rendered page asks for out of the cache, one question and some rows at a time: drawing it finds each
 * answer at hand, and a finger on a slow phone is answered in between. Nothing is fetched; what the server could not read
 * is missing.
 */
export async function readAhead(client: ApolloClient, matches: readonly RouteMatch[], wilayah: string): Promise<void> {
  let hasWatched = false;
  const reader: Asked = {
    query: async <Data, Variables extends OperationVariables>(options: ApolloClient.QueryOptions<Data, Variables>) => {
      await breathe();
      const query = client.documentTransform.transformDocument(options.query);
      await breathe();
      const { variables } = options;
      await readRows(client.cache, query, variables);
      const { result, complete } = client.cache.diff<Data>({
        query,
        variables,
        returnPartialData: true,
        optimistic: true,
      });
      if (complete && !hasWatched) {
        hasWatched = true;
        await watchOnce(client, { query: options.query, variables });
      }
      return { data: complete ? result : undefined };
    },
  };
  const query = new URLSearchParams(window.location.search);
  for (const { route, params } of matches) {
    const page = await (route.handle as PageHandle | undefined)?.open();
    await page?.load(reader, { params, query, wilayah }).catch(() => {
      // The page asks for the same and says what went wrong.
    });
  }
}

/**
 * Follows an answer that lies in the cache for a moment. What that takes is compiled with its first use: here in tasks of
 * its own, else while the screen is drawn, which nothing interrupts.
 */
async function watchOnce(client: ApolloClient, question: ApolloClient.WatchQueryOptions): Promise<void> {
  await breathe();
  const watched = client.watchQuery(question);
  await breathe();
  const watching = watched.subscribe(() => {});
  await breathe();
  watching.unsubscribe();
}
