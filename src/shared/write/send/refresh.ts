import type { ApolloClient } from '@apollo/client';

/** Forgets lists by the names of their query fields, every filter and page; what is on screen asks again by itself. */
export function refresh({ cache }: ApolloClient, fieldNames: readonly string[]): void {
  cache.batch({
    update: () => {
      for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  cache.gc();
}
