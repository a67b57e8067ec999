import { useApolloClient } from '@apollo/client/react';
import { uuid } from '../lib/uuid';
import { toast } from '../ui/toaster';
import type { ApiError } from './api-error';
import { refresh } from './refresh';
import { type Outcome, type SendOptions, send, type WriteDocument, type WriteVariables } from './save';

/** What failed, said when the server did not say why; or a sentence that tells both. */
type Failed = string | ((reason: string) => string);

interface SaveWords {
  /** Said when the write is stored; nothing where further writes belong to it. */
  done?: string;
  failed: Failed;
  /** The lists that the write makes stale, by the names of their query fields. */
  refresh: readonly string[];
}

/** The only door to a write (rulings 8): sends it with a key of its own, says how it went, refreshes what it made stale. */
export function useSave<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  { done, failed, refresh: stale }: SaveWords,
) {
  const client = useApolloClient();
  return async (variables: Variables, options: Omit<SendOptions, 'key'> = {}): Promise<Outcome<Saved>> => {
    const outcome = await send(client, document, variables, { ...options, key: uuid() });
    if (outcome.error) toast.error(sentence(outcome.error, failed));
    else {
      refresh(client, stale);
      if (done) toast.success(done);
    }
    return outcome;
  };
}

/** The server's own words; without any what failed, and why, when it did not answer (spec section 8). */
export const sentence = ({ code, message, data }: ApiError, failed: Failed): string => {
  if (typeof failed === 'function') return failed(message);
  if (code === 0) return `${failed.replace(/\.$/, '')}. ${message}`;
  return data === undefined ? failed : message || failed;
};
