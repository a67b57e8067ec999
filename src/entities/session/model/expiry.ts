import { leaving } from './leaving';
import { dropSession } from './session';
import { accessToken } from './token';

const listeners = new Set<() => void>();

/** The server no longer takes the token: the session is over, and whoever listens leads to the login. */
export function expireSession(refused: string): void {
  // Another tab may have logged in again since the question was asked.
  if (accessToken.read() !== refused) return;
  // The user has ended it himself: the tab in which he did so tells the others once it has put everything away.
  if (leaving.isOn(refused)) return;
  for (const listener of listeners) listener();
  dropSession();
}

/** Hears of it while the session is still known. @returns how to stop listening */
export function onSessionExpired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
