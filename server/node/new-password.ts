import { registerInput } from '#contract/inputs/akun.ts';
import { limits } from '#contract/limits.ts';
import { isCommonPassword } from '../accounts/is-common-password.ts';
import type { Complaint } from './account-fields.ts';
import type { Person } from './ask.ts';
import { StartError } from './start-error.ts';

/**
 * Asks for a password twice, or takes the one that was handed in. Never from a flag: what stands in a command line is
 * seen by others and kept in the shell's history.
 *
 * @param own the account's names, which are the first that others try
 */
export async function newPassword(person: Person, ...own: string[]): Promise<string> {
  const complaintOf = (password: string): Complaint =>
    registerInput.shape.password.safeParse(password).error?.issues[0]?.message ??
    (isCommonPassword(password, ...own) ? 'Password terlalu mudah ditebak' : undefined);

  if (!person.isPresent) {
    const password = await person.handedIn();
    const complaint = complaintOf(password);
    if (complaint) throw new StartError(`${complaint}.`);
    return password;
  }
  for (;;) {
    const password = await person.askSecret(`Password (minimal ${limits.passwordMin} karakter, tidak ditampilkan): `);
    const complaint = complaintOf(password);
    if (!complaint && password === (await person.askSecret('Ulangi password: '))) return password;
    person.tell(`${complaint ?? 'Password tidak sama'}.`);
  }
}
