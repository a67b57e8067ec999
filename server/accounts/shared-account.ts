import { Refusal } from '../http/answer.ts';
import { type ApiContext, bindingsOf } from '../http/context.ts';

/**
 * Whether a demo account is used over the network, which `DEMO=terbuka` allows (rulings 24): everybody shares it, so
 * nobody may lock out the others. On the computer itself, and in the page of the demo, its owner may.
 */
export const isShared = (c: ApiContext, account: { demo: number }): boolean =>
  account.demo === 1 && bindingsOf(c).langsung === false;

/** @throws Refusal 403 */
export function refuseShared(c: ApiContext, account: { demo: number }): void {
  if (!isShared(c, account)) return;
  throw new Refusal(403, 'Password akun contoh hanya dapat diubah langsung dari komputer tempat aplikasi ini berjalan');
}
