import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { User } from '#contract/resources/akun.ts';
import { asUser, isRefusal } from '@/shared/api';
import { expireSession } from '../model/expiry';
import { currentUser, dropSession, keepSession } from '../model/session';
import { accessToken } from '../model/token';
import { CURRENT_USER } from './current-user';

/**
 * Reads the profile anew. A refusal ends the session (where the link hears of it); without an answer the last known
 * profile stays (rulings 1).
 */
export async function refreshProfil(client: ApolloClient): Promise<void> {
  const token = accessToken.read();
  if (!token) return;
  try {
    const { data } = await client.query<{ user: User }, OperationVariables>({
      query: CURRENT_USER,
      fetchPolicy: 'no-cache',
      context: asUser,
    });
    // Another tab may have logged in as somebody else meanwhile.
    if (data && accessToken.read() === token) keepSession(data.user);
  } catch (error) {
    // The link has heard of a 401 already.
    if (isRefusal(error, 403)) expireSession(token);
    else if (!currentUser() && accessToken.read() === token) dropSession();
  }
}
