import { randomToken, sha256 } from '../http/crypto.ts';
import { sessionEnd } from '../http/rights/session.ts';
import type { Db } from '../ports.ts';
import type { Device } from './device.ts';

/** Starts a session. The token is returned once; only its hash is stored. */
export async function startSession(db: Db, user_id: number, now: Date, device?: Device): Promise<string> {
  const token = randomToken();
  await db
    .insertInto('sesi')
    .values({
      sidik: await sha256(token),
      user_id,
      created_at: now.toISOString(),
      terakhir: now.toISOString(),
      berlaku_sampai: sessionEnd(now, now),
      ...device,
    })
    .execute();
  await db.updateTable('pengguna').set({ terakhir_masuk: now.toISOString() }).where('id', '=', user_id).execute();
  return token;
}

/** Ends all sessions of an account, except one if given. */
export async function endSessions(db: Db, user_id: number, except = ''): Promise<void> {
  await db.deleteFrom('sesi').where('user_id', '=', user_id).where('sidik', '<>', except).execute();
}
