import { withFields } from '@/shared/lib/browser';
import { routes } from '@/shared/routes';

/** What the end of a session leaves in the history: where it was, and whose it was. */
const isEnded = withFields({ kembali: 'string', userId: 'number' });

/** Where a login leads: the same user goes back to where the session ended, everybody else to the dashboard (rulings 2). */
export const afterLogin = (state: unknown, userId: number): string =>
  isEnded(state) && state.userId === userId ? state.kembali : routes.dashboard;
