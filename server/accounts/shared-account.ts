import { Refusal } from '../http/answer.ts';
import { type ApiContext, bindingsOf } from '../http/context.ts';

/**
 * Whether somebody uses a demo account over the network, as `DEMO=terbuka` allows (rulings 24): it is everybody's, so
 * nobody there may shut the others out of it. Whoever runs the computer, or the page that the API lives in, may.
 */
export const isShared = (c: ApiContext, account: { demo: number }): boolean =>
  account.demo === 1 && bindingsOf(c).langsung === false;

/** @throws Refusal 403 */
export function refuseShared(c: ApiContext, account: { demo: number }): void {
  if (!isShared(c, account)) return;
  throw new Refusal(403, 'Password akun contoh hanya dapat diubah langsung dari komputer tempat aplikasi ini berjalan');
}
