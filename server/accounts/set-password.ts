import { sql } from 'kysely';
import type { Db } from '../ports.ts';
import { endSessions } from './sessions.ts';

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
