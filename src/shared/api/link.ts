import { ApolloLink } from '@apollo/client';
import { RestLink } from 'apollo-link-rest';
import { fetchData } from './fetch-data';

interface LinkOptions {
  /** Where the API lives, without `/api`; empty for the page's own origin. */
  origin: string;
  fetch: typeof fetch;
}

/** Turns `@rest` documents into calls of the API; a `nextPageUrl` in the context is followed exactly as written. */
export function createLink({ origin, fetch: send }: LinkOptions): ApolloLink {
  const rest = (customFetch: (path: RequestInfo, init: RequestInit) => Promise<Response>) =>
    new RestLink({ uri: `${origin}/api`, customFetch });
  const firstPage = rest((path, init) => fetchData(send, path, init));
  const nextPage = new ApolloLink((operation, forward) =>
    rest((_path, init) => fetchData(send, operation.getContext()['nextPageUrl'], init)).request(operation, forward),
  );
  return ApolloLink.split((operation) => Boolean(operation.getContext()['nextPageUrl']), nextPage, firstPage);
}
