import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAccountPath, routes } from '#contract/routes.ts';
import {
  accessToken,
  currentUser,
  dropSession,
  interruption,
  isProfilFresh,
  onSessionExpired,
  refreshProfil,
} from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { toast } from '@/shared/ui/toaster';
import { tidyDrafts } from './tidy-drafts';

const LoginAgain = lazyPart(async () => (await import('@/features/auth')).LoginAgain);

/** Keeps the session true to the server and to the other tabs (spec section 4, Session; rulings 1 and 2). */
export function SessionKeeper() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const interrupted = useSyncExternalStore(interruption.subscribe, interruption.get, () => null);
  const lastUser = useRef<ReturnType<typeof currentUser>>(null);

  useEffect(() => {
    // Another tab's session has ended, and this one's with it: asked before any screen hears of it.
    const hear = ({ key: name, newValue }: StorageEvent) => {
      if (name === 'accessToken' && newValue === null) interruption.begin(lastUser.current);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a login comes with a navigation
  useEffect(() => {
    lastUser.current = currentUser();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each navigation an old profile is asked for again
  useEffect(() => {
    if (accessToken.read() && !isProfilFresh()) void refreshProfil(client);
  }, [client, key]);

  useEffect(() => whenCalm(() => void tidyDrafts()), []);

  useEffect(
    () =>
      onSessionExpired(() => {
        // On a public screen only the menu changes, which its user is told too.
        if (currentUser() || isAccountPath(pathname)) toast.info('Sesi Anda sudah berakhir, silahkan masuk kembali');
        if (!isAccountPath(pathname)) return;
        // What was typed is kept in its draft: nobody needs to be asked whether he wants to leave.
        const userId = currentUser()?.id;
        const address = pathname + search;
        // A token without a profile never showed an account's screen: any login may open the address.
        const destination = userId === undefined ? { tujuan: address } : { kembali: address, userId };
        navigate(routes.login, { state: { ...destination, tanpaTanya: true } });
      }),
    [navigate, pathname, search],
  );

  useEffect(() => {
    /** An interrupted screen stays, unless somebody else has logged in. */
    const goOn = async (token: string | null): Promise<boolean> => {
      const user = interruption.get()?.user;
      if (user && token) await refreshProfil(client);
      return user !== undefined && currentUser()?.id === user.id;
    };
    const follow = async ({ key: name, oldValue, newValue }: StorageEvent) => {
      if (name !== 'accessToken' && name !== null) return;
      if (oldValue === newValue && name !== null) return;
      const isGoingOn = await goOn(newValue);
      if (isGoingOn) return;
      await client.clearStore();
      if (newValue) await refreshProfil(client);
      // Forms of this tab may have written until now.
      void tidyDrafts();
      const isLoginScreen = pathname === routes.login || pathname === routes.register;
      if (newValue && isLoginScreen) navigate(routes.dashboard, { replace: true });
      else if (isAccountPath(pathname) && !isLoginScreen) {
        navigate(newValue ? routes.dashboard : routes.home, { replace: true, state: { tanpaTanya: true } });
      } else await client.refetchQueries({ include: 'active' });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [client, navigate, pathname]);

  const leave = () => {
    const state = { kembali: pathname + search, userId: currentUser()?.id, tanpaTanya: true };
    navigate(routes.login, { state });
    dropSession();
  };
  return interrupted && <LoginAgain user={interrupted.user} onLeave={leave} onMissing={leave} />;
}
