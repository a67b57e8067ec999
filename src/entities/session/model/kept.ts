import type { User } from '#contract/resources/akun.ts';
import { stored, withFields } from '@/shared/lib/browser';

/** The access token, in local storage as spec section 4 says. */
export const accessToken = stored<string>('accessToken', (value): value is string => typeof value === 'string');

/** The account's own profile as the server told it last: an officer opens the app without signal (rulings 1). */
interface Profil {
  user: User;
  /** When it was told, in milliseconds. */
  sejak: number;
}

const isKept = withFields({ sejak: 'number', user: 'object' });
const isUser = withFields({ id: 'number', roles: 'object' });

const isProfil = (value: unknown): value is Profil =>
  isKept(value) && isUser(value.user) && Array.isArray(value.user.roles);

export const profil = stored<Profil>('profil', isProfil);

/** A profile is asked for again after this time (spec section 9). */
const FRESH_MS = 5 * 60_000;

export const isProfilFresh = (now = Date.now()): boolean => {
  const known = profil.read();
  return known !== null && now - known.sejak < FRESH_MS && now >= known.sejak;
};
