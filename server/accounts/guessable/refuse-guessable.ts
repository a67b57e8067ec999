import { invalid } from '../../http/answer.ts';
import { once } from '../../http/read/remembered.ts';
import type { Db } from '../../ports.ts';
import { normalPassword } from '../password.ts';
import { isGuessable } from './is-guessable.ts';
import { type Owner, ownWords } from './own-words.ts';

/** Whether a password, normalised as it is hashed, is too easy to guess for an account. */
export const willNotDo = async (db: Db, password: string, owner: Owner): Promise<boolean> =>
  isGuessable(normalPassword(password), await leakedWords(), await ownWords(db, owner));

/** @throws Refusal 422 */
export async function refuseGuessable(db: Db, password: string, owner: Owner): Promise<void> {
  const message = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
  if (await willNotDo(db, password, owner)) throw invalid(message, { password: [message] });
}

/**
 * The words of the twenty thousand most often leaked passwords (`scripts/draw/draw-leaked-words.ts`), loaded when somebody
 * first chooses a password: in the demo they are a separate download.
 */
export const leakedWords = once(async (): Promise<ReadonlySet<string>> => {
  const { default: words } = await import('./leaked-words.json', { with: { type: 'json' } });
  return new Set(words.split(' '));
});
