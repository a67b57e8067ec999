import { migrate, NewerDatabaseError } from '../db/migrate.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import type { Db } from '../ports.ts';
import { StartError } from './start-error.ts';

/** Opens the database file and brings it up to date. @throws StartError when it cannot be used */
export async function openDatabase(path: string): Promise<Db> {
  let db: Db | undefined;
  try {
    db = openSqlite(path);
    await migrate(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw explained(error, path);
  }
}

/** Primary result codes of SQLite that are the place's fault, not the program's. */
const causes: Record<number, string> = {
  5: 'sedang dipakai program lain; hentikan program itu dahulu',
  8: 'tidak boleh ditulisi; beri izin tulis',
  10: 'gagal dibaca atau ditulis; periksa cakram penyimpanannya',
  11: 'rusak; pulihkan dari cadangan',
  13: 'tidak dapat bertambah karena cakram penuh; beri ruang',
  14: 'tidak dapat dibuka; periksa izinnya',
  26: 'rusak atau bukan basis data; pulihkan dari cadangan',
};

function explained(error: unknown, path: string): unknown {
  if (error instanceof NewerDatabaseError) {
    return new StartError(`Basis data '${path}' dibuat oleh versi Lumbung yang lebih baru; jalankan versi itu.`);
  }
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : Number.NaN;
  const cause = causes[code];
  return cause ? new StartError(`Basis data '${path}' ${cause}.`) : error;
}
