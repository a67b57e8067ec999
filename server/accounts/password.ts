import { sql } from 'kysely';
import type { Db, Passwords } from '../ports.ts';
import { endSessions } from './sessions.ts';

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

/** A new password ends all sessions, but for the one that asked, and all links to choose another. */
export async function setPassword(
  db: Db,
  user_id: number,
  password_hash: string,
  now: Date,
  keptSession?: string,
): Promise<void> {
  await db
    .updateTable('pengguna')
    .set({ password_hash, revisi: sql`revisi + 1`, updated_at: now.toISOString() })
    .where('id', '=', user_id)
    .execute();
  await endSessions(db, user_id, keptSession);
  await db.deleteFrom('atur_ulang_password').where('user_id', '=', user_id).execute();
}
