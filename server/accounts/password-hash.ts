import type { Passwords } from '../ports.ts';

/** One letter may come as different code points, as the keyboard likes: one of the ways is kept (NIST SP 800-63B). */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

/** The hash by which a chosen password is known again. */
export const hashOf = (passwords: Pick<Passwords, 'hash'>, typed: string): Promise<string> =>
  passwords.hash(normalPassword(typed));

/** Whether a password is the one that was chosen. Hashes of earlier versions are of what was typed. */
export async function isPassword(passwords: Pick<Passwords, 'verify'>, hash: string, typed: string): Promise<boolean> {
  const normal = normalPassword(typed);
  return (await passwords.verify(hash, normal)) || (normal !== typed && (await passwords.verify(hash, typed)));
}
