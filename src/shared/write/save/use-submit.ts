import { useApolloClient } from '@apollo/client/react';
import { type Outcome, send, type WriteDocument, type WriteVariables } from '../send/send';
import { sayWhy, sentence } from './save-words';

/**
 * Sends what must never be stored, queued or repeated: sign-in, registration, forgotten, reset and changed passwords
 * (rulings 9). Says why it failed; what success means is for the caller.
 *
 * @param failed said when the server did not say why
 * @param isAllThatIsSaid where spec section 8 names this sentence alone, whatever the server says
 * @param isSaidByForm left to the form that gets the error, where it may stand beside a field
 */
export function useSubmit<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  failed: string,
  { isAllThatIsSaid = false, isSaidByForm = false } = {},
) {
  const client = useApolloClient();
  return async (variables: Variables): Promise<Outcome<Saved>> => {
    const outcome = await send(client, document, variables);
    const { error } = outcome;
    if (!error) return outcome;
    sayWhy(error, isAllThatIsSaid ? failed : sentence(error, failed), isSaidByForm);
    return outcome;
  };
}
