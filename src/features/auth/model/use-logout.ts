import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { accessToken, currentUser, dropSession, expireSession, leaving } from '@/entities/session';
import { isRefusal } from '@/shared/api';
import { drafts } from '@/shared/lib/device';
import { draftOwners } from '@/shared/lib/draft-owners';
import { toast } from '@/shared/ui/toaster';
import { isUnsent, outboxStore, useSubmit } from '@/shared/write';
import { LOGOUT } from '../api/session';
import { isSureToLeave } from './asking';

/** Spec section 9. */
const REDIRECT_DELAY_MS = 500;

/** Ends the session; everything private leaves the browser but what is still to be sent (spec section 4, rulings 6). */
export function useLogout() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const submit = useSubmit(LOGOUT, 'Logout gagal. Silahkan coba lagi.');

  return async (): Promise<void> => {
    const userId = currentUser()?.id ?? 0;
    const unsent = await outboxStore.of(userId).then(
      (items) => items.filter(isUnsent).length,
      // A device that cannot store has nothing waiting.
      () => 0,
    );
    if (unsent > 0 && !(await isSureToLeave(unsent))) return;
    const token = accessToken.read();
    if (!token) return;
    leaving.begin(token);
    const outcome = await submit({ input: {} });
    leaving.end();
    if (outcome.error) toast.error(outcome.says);
    // The server has ended the session before: it is over, and `SessionKeeper` leads on.
    if (isRefusal(outcome.error, 401)) expireSession(token);
    if (outcome.error || !accessToken.read()) return;
    // Before forms close, in any tab: from now on none of this user's drafts is written.
    draftOwners.remove(userId);
    dropSession();
    await Promise.all([drafts.sweep(), client.clearStore(), outboxStore.forgetSent(userId).catch(() => undefined)]);
    toast.success('Logout berhasil!');
    setTimeout(() => navigate(routes.home), pathname === routes.profile ? 0 : REDIRECT_DELAY_MS);
  };
}
