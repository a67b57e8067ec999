import type { User } from '#contract/resources/akun.ts';
import { unsavedTyping } from '@/shared/lib/browser';
import { draftOwners } from '@/shared/lib/draft-owners';
import { followed } from '@/shared/lib/followed';

/**
 * The session that ended while its user was typing. His screen stays as it is, nothing is sent, and he logs in again above
 * it.
 */
const interrupted = followed<{ user: User } | null>(null);

export const interruption = {
  get: interrupted.get,
  subscribe: interrupted.subscribe,
  /** @returns false where nothing is typed, or the user has logged out himself */
  begin(user: User | null): boolean {
    if (interrupted.get()) return true;
    if (!user || !unsavedTyping.isAny() || draftOwners.has(user.id) === false) return false;
    unsavedTyping.pause();
    interrupted.set({ user });
    return true;
  },
  end: (): void => {
    if (interrupted.get()) interrupted.set(null);
  },
};
