import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** The region's name, as texts use it. */
  wilayah: string;
}

/**
 * Asks for what a page shows before it is shown. The server waits for it and renders with it; the browser only starts
 * it, while the page's code is on its way. Resolves to 404 when what the address names does not exist.
 */
export type PageLoad = (client: Asked, address: PageAddress) => Promise<200 | 404>;

/** Whom a page's questions are put to. */
export type Asked = Pick<ApolloClient, 'query'>;

/** Reads into the cache. Rejects when it fails: the server then says 503, the page asks again and says why. */
export const ask = <Data, Variables extends OperationVariables>(
  client: Asked,
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data | undefined> => client.query<Data, OperationVariables>({ query, variables }).then(({ data }) => data);
