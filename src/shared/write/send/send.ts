import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { ApiError } from '../../api/api-error';
import { asUser } from '../../api/link';
import { equalRow } from './equal-row';

/** What a write sends: the body, and the ids that its address names. */
export interface WriteVariables {
  input: object;
  id?: number;
  [addressPart: string]: unknown;
}

/** A write answers one aliased field, `saved`. */
export type WriteDocument<Saved, Variables extends WriteVariables> = TypedDocumentNode<{ saved: Saved }, Variables>;

/**
 * `error` is null when the write is stored. `saved` is what the server answered; where it has yet to, `key` says under
 * which key the write waits on this device, and `isSetBack` whether it does so because the server has failed.
 * `isEqual` says that the server has refused the write, for it has the very same row already.
 */
export type Outcome<Saved> =
  | { error: null; saved: Saved | null; key?: string; isSetBack?: boolean; isEqual?: boolean }
  | Failed;

/** A refused write with a key lies on this device, to be looked at. */
export interface Failed {
  error: ApiError;
  saved: null;
  key?: string;
  /** Why it failed, where that is left to the form that was sent. */
  says?: string;
}

/** Why values were not taken, as a form shows it: an ApiError tells it, or what came while they were being saved. */
export type Refused = Pick<ApiError, 'message'> & Partial<Pick<ApiError, 'data'>>;

/** A form whose values are being saved. */
export interface SavingForm {
  /** Names of the drafts that keep the values until the outbox does. */
  drafts: readonly string[];
  /** The outbox takes the values: from now on the drafts are not the form's to write. */
  hand: () => void;
  /** The outbox has them. */
  stored: () => void;
  /** The server refuses them: shows them again, unless the form holds another row by now. @returns whether it does */
  takeBack: () => boolean;
}

export interface SendOptions {
  /** The same key for each attempt of one write: the server stores it once (kontrak.md, Writes). */
  key?: string;
  /** Whose the write is, where the session may have changed since it was made. */
  token?: string | undefined;
  /** The revision that the change is based on. */
  revisi?: number | undefined;
  /** In the place of fetch, to tell how far an upload is. */
  send?: typeof fetch | undefined;
}

/** Sends one write once. Rejects never: what went wrong is the outcome. */
export async function send<Saved, Variables extends WriteVariables>(
  client: ApolloClient,
  mutation: WriteDocument<Saved, Variables>,
  variables: Variables,
  { key, revisi, token, send: own }: SendOptions = {},
): Promise<Outcome<Saved>> {
  const headers = {
    ...(key && { 'Idempotency-Key': key }),
    ...(revisi !== undefined && { 'If-Match': `"${revisi}"` }),
  };
  try {
    const { data } = await client.mutate<{ saved: Saved }, OperationVariables>({
      mutation,
      variables,
      fetchPolicy: 'no-cache',
      context: { ...asUser, headers, ...(token && { token }), ...(own && { send: own }) },
    });
    return { error: null, saved: data?.saved ?? null };
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError(String(error), 0);
    const equal = equalRow(failure, mutation, variables);
    return equal ? { error: null, saved: equal as Saved, isEqual: true } : { error: failure, saved: null };
  }
}

/** Forgets lists by the names of their query fields, every filter and page; what is on screen asks again by itself. */
export function refresh({ cache }: ApolloClient, fieldNames: readonly string[]): void {
  cache.batch({
    update: () => {
      for (const fieldName of fieldNames) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  cache.gc();
}
