import { limits } from '#contract/limits.ts';
import { registerInput } from '#contract/resources/auth.ts';
import type { Owner } from '../../../accounts/guessable/own-words.ts';
import { willNotDo } from '../../../accounts/guessable/refuse-guessable.ts';
import type { Db } from '../../../ports.ts';
import { StartError } from '../../faults/start-error.ts';
import type { Person } from '../ask.ts';
import type { Complaint } from './account-fields.ts';

/**
 * Asks for a password twice, or reads it from standard input. Never from a flag: others can see command lines, and
 * shells keep a history.
 */
export async function newPassword(db: Db, person: Person, owner: Owner): Promise<string> {
  const complaintOf = async (password: string): Promise<Complaint> =>
    registerInput.shape.password.safeParse(password).error?.issues[0]?.message ??
    ((await willNotDo(db, password, owner)) ? 'Password terlalu mudah ditebak' : undefined);

  if (!person.isPresent) {
    const password = await person.firstLine();
    const complaint = await complaintOf(password);
    if (complaint) throw new StartError(`${complaint}.`);
    return password;
  }
  for (;;) {
    const password = await person.askSecret(`Password (minimal ${limits.passwordMin} karakter, tidak ditampilkan): `);
    const complaint = await complaintOf(password);
    if (!complaint && password === (await person.askSecret('Ulangi password: '))) return password;
    person.tell(`${complaint ?? 'Password tidak sama'}.`);
  }
}
