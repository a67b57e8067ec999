import { routes } from '@/shared/routes';

/** What the end of a session leaves in the history: where it was, and whose it was. */
interface Ended {
  kembali: string;
  userId: number;
}

const isEnded = (state: unknown): state is Ended =>
  typeof state === 'object' &&
  state !== null &&
  'kembali' in state &&
  typeof state.kembali === 'string' &&
  'userId' in state &&
  typeof state.userId === 'number';

/** Where a login leads: the same user goes back to where the session ended, everybody else to the dashboard (rulings 2). */
export const afterLogin = (state: unknown, userId: number): string =>
  isEnded(state) && state.userId === userId ? state.kembali : routes.dashboard;
