import { ApolloLink } from '@apollo/client';
import { RestLink } from 'apollo-link-rest';
import { bearer, type LinkSession } from './bearer';
import { fetchData } from './fetch-data';

/** The operation's context with which the bearer token is sent: writes, the profile and lists of one's own rows (rulings 3). */
export const asUser = { asUser: true } as const;

/**
 * The operation's context of what is asked ahead, for later. If the service worker answers it with a stored answer, the
 * screen does not say 'data per …'; and a question that the screen asks at the same time is sent for itself.
 */
export const aside = { aside: true, queryDeduplication: false } as const;

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
    new RestLink({ uri: `${origin}/api`, customFetch, defaultSerializer: multipart, bodySerializers: { json } });
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

/** Bodies travel as multipart form data (spec section 7); lists as `name[]`, what is absent not at all. */
const multipart: RestLink.Serializer = (input: Record<string, unknown>, headers) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (Array.isArray(value)) for (const one of value) append(body, `${name}[]`, one);
    else append(body, name, value);
  }
  return { body, headers };
};

/** For a body of many rows (`bodySerializer: "json"` in the document). */
const json: RestLink.Serializer = (input: unknown, headers) => {
  headers.set('Content-Type', 'application/json');
  return { body: JSON.stringify(input), headers };
};

const append = (body: FormData, name: string, value: unknown) => {
  if (value instanceof Blob) body.append(name, value);
  else if (value !== undefined && value !== null) body.append(name, String(value));
};
