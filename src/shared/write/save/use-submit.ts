import { useApolloClient } from '@apollo/client/react';
import { type Failed, type Outcome, send, type WriteDocument, type WriteVariables } from '../send/send';
import { sentence } from './save-words';

/**
 * Sends what must never be stored, queued or repeated: sign-in, registration, forgotten, reset and changed passwords
 * (rulings 9). Why it failed, and what success means, is for the caller to say.
 */
export function useSubmit<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  failed: string,
) {
  const client = useApolloClient();
  return async (variables: Variables): Promise<Exclude<Outcome<Saved>, Failed> | (Failed & { says: string })> => {
    const outcome = await send(client, document, variables);
    return outcome.error ? { ...outcome, says: sentence(outcome.error, failed) } : outcome;
  };
}
