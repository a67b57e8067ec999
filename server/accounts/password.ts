import { sql } from 'kysely';
import type { Db, Passwords } from '../ports.ts';
import { endSessions } from './sessions.ts';

/** Keyboards encode the same letter in different ways, so passwords are normalised (NIST SP 800-63B). */
export const normalPassword = (typed: string): string => typed.normalize('NFKC');

export const hashOf = (passwords: Pick<Passwords, 'hash'>, typed: string): Promise<string> =>
  passwords.hash(normalPassword(typed));

/** Whether a password matches. Hashes of earlier versions were made of the text as typed. */
export async function isPassword(passwords: Pick<Passwords, 'verify'>, hash: string, typed: string): Promise<boolean> {
  const normal = normalPassword(typed);
  return (await passwords.verify(hash, normal)) || (normal !== typed && (await passwords.verify(hash, typed)));
}

/** Sets a password, and ends all sessions except one as well as all reset links. */
export async function setPassword(
  db: Db,
  user_id: number,
  password_hash: string,
  now: Date,
  keptSession?: string,
): Promise<void> {
  await db
    .updateTable('pengguna')
    .set({ password_hash, diundang_sampai: null, revisi: sql`revisi + 1`, updated_at: now.toISOString() })
    .where('id', '=', user_id)
    .execute();
  await endSessions(db, user_id, keptSession);
  await db.deleteFrom('atur_ulang_password').where('user_id', '=', user_id).execute();
}
