import type { Ports } from '../ports.ts';

const HOUR_MS = 3_600_000;
/** A client may resend for at least thirty days (api.md, Writes). */
const ANSWERS_MS = 31 * 24 * HOUR_MS;
const tables = ['pembatas', 'cap_robot', 'atur_ulang_password', 'sesi'] as const;

/** When this process last looked, for each database it has. */
const looked = new WeakMap<Ports['db'], number>();

/** Takes away what serves nobody any more, once an hour, beside the work that comes anyway. */
export function forgetExpired({ db, now, background }: Pick<Ports, 'db' | 'now' | 'background'>): void {
  const moment = now().getTime();
  if (moment - (looked.get(db) ?? 0) < HOUR_MS) return;
  looked.set(db, moment);
  background.run('hapus-kedaluwarsa-gagal', async () => {
    for (const table of tables) {
      await db.deleteFrom(table).where('berlaku_sampai', '<=', new Date(moment).toISOString()).execute();
    }
    await db
      .deleteFrom('idempotensi')
      .where('created_at', '<=', new Date(moment - ANSWERS_MS).toISOString())
      .execute();
  });
}
