import { ApolloClient, InMemoryCache, type NormalizedCacheObject, type TypePolicies } from '@apollo/client';
import { kegiatanPolicies } from '@/entities/kegiatan-dinas';
import { produkPolicies } from '@/entities/produk';
import { accessToken, expireSession, refreshProfil } from '@/entities/session';
import { createLink, pagePolicies } from '@/shared/api';

interface ClientOptions {
  /** Where the API lives, without `/api`; empty for the page's own origin. */
  origin: string;
  fetch: typeof fetch;
  /** What the server read while it rendered the page. */
  cache?: NormalizedCacheObject | undefined;
  /** Whether pages are rendered to text here. */
  ssr?: boolean;
}

/** Several entities have policies of fields of `Query`: these are merged, else the last would win. */
const merged = (...all: TypePolicies[]): TypePolicies => ({
  ...Object.assign({}, ...all),
  Query: { fields: Object.assign({}, ...all.map(({ Query }) => Query?.fields)) },
});

export function createClient({ origin, fetch, cache, ssr = false }: ClientOptions): ApolloClient {
  const forbidden = () => void refreshProfil(client);
  const client = new ApolloClient({
    link: createLink({ origin, fetch, session: { token: accessToken.read, refused: expireSession, forbidden } }),
    cache: new InMemoryCache({
      resultCaching: !ssr,
      typePolicies: merged(pagePolicies, produkPolicies, kegiatanPolicies),
    }).restore(cache ?? {}),
    ssrMode: ssr,
    assumeImmutableResults: true,
    devtools: { enabled: import.meta.env.DEV },
  });
  return client;
}
