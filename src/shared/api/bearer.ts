import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { isRefusal } from './api-error';

export interface LinkSession {
  token: () => string | null;
  /** The server did not take this token. */
  refused: (token: string) => void;
  /** The account may not do this, perhaps no longer: its role may have changed. */
  forbidden?: () => void;
}

/** Sends the bearer token with operations asked `asUser`, and tells when the server no longer takes it. */
export const bearer = (session: LinkSession): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { asUser, headers, token: own } = operation.getContext();
    const token = asUser ? (own ?? session.token()) : null;
    if (!token) return forward(operation);
    operation.setContext({ headers: { ...headers, Authorization: `Bearer ${token}` } });
    const hear = (error: unknown) => {
      if (isRefusal(error, 401)) session.refused(token);
      // The profile's own refusal would ask for the profile again.
      if (isRefusal(error, 403) && operation.operationName !== 'CurrentUser') session.forbidden?.();
    };
    return forward(operation).pipe(tap({ error: hear }));
  });
