import type { ApolloClient } from '@apollo/client';

/** Forgets lists, whatever their filter and page, by the names of their query fields. What is on screen is asked again. */
export function refresh({ cache }: ApolloClient, fieldNames: readonly string[]): void {
  cache.batch({
    update: () => {
      for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  cache.gc();
}
