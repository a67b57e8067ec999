import { isCurrent } from '../../db/migrate.ts';
import type { Db } from '../../ports.ts';
import { terminalJejak } from '../cli/terminal-jejak.ts';

/** Keeps that all data was copied. A database of another version, or one that cannot be written, is copied all the same. */
export async function noteBackup(db: Db): Promise<void> {
  if (!(await isCurrent(db))) return;
  await terminalJejak(db, { perbuatan: 'cadangkan' }).catch(() =>
    console.error('Peringatan: cadangan ini tidak dapat dicatat di jejak.'),
  );
}
