import { invalid } from '../../http/answer.ts';
import type { Db } from '../../ports.ts';
import { normalPassword } from '../password-hash.ts';
import { isGuessable } from './is-guessable.ts';
import { leakedWords } from './leaked-words.ts';
import { type Owner, ownWords } from './own-words.ts';

/** Whether a password will not do for an account, as it is compared: normalised. */
export const willNotDo = async (db: Db, password: string, owner: Owner): Promise<boolean> =>
  isGuessable(normalPassword(password), await leakedWords(), await ownWords(db, owner));

/** @throws Refusal 422 */
export async function refuseGuessable(db: Db, password: string, owner: Owner): Promise<void> {
  const message = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
  if (await willNotDo(db, password, owner)) throw invalid(message, { password: [message] });
}
