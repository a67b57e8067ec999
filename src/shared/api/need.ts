import { type ApolloClient, gql, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import type { ListDocument, ListPage } from './page';

/**
 * A question to the API as a value. Whoever renders, reads ahead, keeps for later or shows the answer takes the same
 * value, so that each finds in the cache what another has asked.
 */
export interface Need<Data> {
  readonly query: TypedDocumentNode<Data, OperationVariables>;
  readonly variables: OperationVariables;
}

export type ListNeed<Row> = Need<{ page: ListPage<Row> | null }>;

export const need = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): Need<Data> => ({ query: query as TypedDocumentNode<Data, OperationVariables>, variables });

export const listNeed = <Row, Filter>(document: ListDocument<Row, Filter>, filter: NoInfer<Filter>): ListNeed<Row> =>
  need(document, { filter });

/** Above every name list and every list of periods: those are asked for whole (rulings 20). */
export const WHOLE = 10_000;

/** Names that may be chosen from are not asked for again within this time (spec section 9, Village list cache). */
export const NAMES_FRESH_MS = 30_000;

/** What hooks hand to Apollo, which wants a document even where nothing is asked. */
export const NOTHING: TypedDocumentNode<never, OperationVariables> = gql`
  query Nothing {
    nothing
  }
`;

/** Answers a need; undefined where the answer is not known and is not waited for. */
export type Read = <Data>(need: Need<Data>) => Promise<Data | undefined>;

/** Reads through a client: from the server what its cache does not have. Rejects when that fails. */
export const readFrom =
  (client: ApolloClient, options: Pick<ApolloClient.QueryOptions, 'fetchPolicy' | 'context'> = {}): Read =>
  <Data>({ query, variables }: Need<Data>) =>
    client.query<Data, OperationVariables>({ query, variables, ...options }).then(({ data }) => data);

export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  /** The region's name, as texts use it. */
  wilayah: string;
}

/**
 * What a page asks, said once. It reads one need after the other, for some follow from the answers of others. The server
 * waits for it before it renders; the browser starts it and draws the page meanwhile, reads a rendered page's answers out
 * of the cache with it, and has them kept on the device. The page's hooks follow the same needs.
 *
 * Resolves to 404 when what the address names does not exist. Rejects when something cannot be read: then the server
 * says 503, and the page asks again and says why.
 */
export type Needs = (read: Read, address: PageAddress) => Promise<200 | 404>;
