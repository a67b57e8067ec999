import { ApolloLink } from '@apollo/client';
import { RestLink } from 'apollo-link-rest';
import { bearer, type LinkSession } from './bearer';
import { fetchData } from './fetch-data';
import { multipart } from './multipart';

interface LinkOptions {
  /** Where the API lives, without `/api`; empty for the page's own origin. */
  origin: string;
  fetch: typeof fetch;
  session: LinkSession;
}

/**
 * Turns `@rest` documents into calls of the API. Of an operation's context it reads `asUser`, `aside`, `headers`,
 * `nextPageUrl` (followed exactly as written) and `send` (used in the place of fetch, to tell how far an upload is).
 */
export function createLink({ origin, fetch: send, session }: LinkOptions): ApolloLink {
  const rest = (customFetch: RestLink.CustomFetch) =>
    new RestLink({ uri: `${origin}/api`, customFetch, defaultSerializer: multipart });
  const plain = rest((path, init) => fetchData(send, path, init));
  const special = new ApolloLink((operation, forward) => {
    const { nextPageUrl, send: own = send, aside } = operation.getContext();
    return rest((path, init) => fetchData(own, nextPageUrl ?? path, init, aside)).request(operation, forward);
  });
  const isSpecial = (operation: ApolloLink.Operation) => {
    const { nextPageUrl, send: own, aside } = operation.getContext();
    return Boolean(nextPageUrl ?? own ?? aside);
  };
  return bearer(session).concat(ApolloLink.split(isSpecial, special, plain));
}
