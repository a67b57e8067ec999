import type { Ports } from '../ports.ts';

const HOUR_MS = 3_600_000;
const tables = ['pembatas', 'cap_robot', 'atur_ulang_password', 'sesi'] as const;

/** When this process last looked, for each database it has. */
const looked = new WeakMap<Ports['db'], number>();

/** Takes away what serves nobody any more, once an hour, beside the work that comes anyway. */
export function forgetExpired({ db, now, background }: Pick<Ports, 'db' | 'now' | 'background'>): void {
  const since = now();
  if (since.getTime() - (looked.get(db) ?? 0) < HOUR_MS) return;
  looked.set(db, since.getTime());
  background.run('hapus-kedaluwarsa-gagal', async () => {
    for (const table of tables) {
      await db.deleteFrom(table).where('berlaku_sampai', '<=', since.toISOString()).execute();
    }
  });
}
