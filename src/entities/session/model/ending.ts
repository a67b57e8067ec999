import { stored, withFields } from '@/shared/lib/browser';
import { interruption } from './interruption';
import { accessToken } from './kept';
import { currentUser, dropSession } from './session';

/** A tab that dies on the way out must not keep the others in a session that is over. */
const LONGEST_MS = 30_000;

/** Whose session the server was asked to end, and when, in milliseconds. */
const noted = stored('sedangKeluar', withFields({ token: 'string', sejak: 'number' }));

/** A logout that is on its way to the server, in whichever tab. */
export const leaving = {
  begin: (token: string): void => noted.write({ token, sejak: Date.now() }),
  end: (): void => noted.remove(),
  isOn: (token: string): boolean => {
    const known = noted.read();
    return known?.token === token && Math.abs(Date.now() - known.sejak) < LONGEST_MS;
  },
};

const listeners = new Set<() => void>();

/** The server no longer takes the token: the session is over. Its user is led to the login, or logs in above what he types. */
export function expireSession(refused: string): void {
  // Another tab may have logged in again since the question was asked.
  if (accessToken.read() !== refused) return;
  // The user has ended it himself: the tab in which he did so tells the others once it has put everything away.
  if (leaving.isOn(refused)) return;
  if (interruption.begin(currentUser())) return;
  for (const listener of listeners) listener();
  dropSession();
}

/** Hears of it while the session is still known. @returns how to stop listening */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
