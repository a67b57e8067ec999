import { useSyncExternalStore } from 'react';
import type { Peran } from '#contract/limits.ts';
import type { User } from '#contract/resources/akun.ts';
import { useOnceHydrated, useStored } from '@/shared/lib/browser';
import { draftOwners } from '@/shared/lib/draft-owners';
import { interruption } from './interruption';
import { accessToken, profil } from './kept';

/** Who uses this browser. */
export interface Session {
  /** Null for a visitor. */
  user: User | null;
  /** False on the server, while the page hydrates, and until a token's profile was read. */
  isKnown: boolean;
}

/** Follows logins and logouts, those of other tabs too. */
export function useSession(): Session {
  const user = useUser();
  const token = useStored(accessToken);
  // A token without a profile: the server is being asked whose it is.
  return { user, isKnown: useOnceHydrated(user !== null || !token, false) };
}

/** Who is logged in; null also while that is not known. Where the difference matters, `useSession` tells it. */
export function useUser(): User | null {
  const token = useStored(accessToken);
  const known = useStored(profil);
  const interrupted = useSyncExternalStore(interruption.subscribe, interruption.get, () => null);
  if (interrupted) return interrupted.user;
  return token && known ? known.user : null;
}

/** The sub-districts in which whoever is logged in works; none but for officers. */
export const useTugas = () => (useUser()?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);

/** The account as it is known now, outside of rendering. */
export const currentUser = (): User | null =>
  interruption.get()?.user ?? (accessToken.read() ? (profil.read()?.user ?? null) : null);

/** An account with several roles uses the app in its first. */
export const peranOf = (user: User | null): Peran | null => user?.roles[0] ?? null;

/**
 * Who writes, and the token that proves it; null while the two may belong to different people: another tab may be
 * logging somebody in.
 */
export function currentWriter(): { userId: number; token: string } | null {
  // Its token is refused.
  if (interruption.get()) return null;
  const token = accessToken.read();
  const user = profil.read()?.user;
  return token && user && accessToken.read() === token ? { userId: user.id, token } : null;
}

/** Notes what a login or a profile read has told. */
export function keepSession(user: User, token?: string): void {
  if (token) {
    // At no moment does a new token stand beside the profile of whoever was here before.
    profil.remove();
    accessToken.write(token);
  }
  profil.write({ user, sejak: Date.now() });
  draftOwners.add(user.id);
  interruption.end();
}

/** Forgets who was logged in. What else is private of theirs is for the caller to take away. */
export function dropSession(): void {
  interruption.end();
  accessToken.remove();
  profil.remove();
}
