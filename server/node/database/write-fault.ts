import type { Db, Ports } from '../../ports.ts';
import { explainSystem } from '../process/system-faults.ts';
import { explainPostgres, explainSqlite } from './database-faults.ts';

/** Strangers may ask as often as they like, and each look is a write. */
const HOLDS_MS = 5_000;

/** More than what a database file has left in its last pages, and less than anybody would miss. */
const BYTES = 16_384;

const ROW = 'uji_tulis';
const FILE = 'uji-tulis.tmp';

/**
 * Finds out by trying whether rows and pictures can be written: a full disk, or one that has become read-only, still
 * answers every question.
 *
 * @param holds for how many milliseconds what was found out is told again
 * @returns what is the matter, or null
 */
export function writeFault({ db, files }: Pick<Ports, 'db' | 'files'>, holds = HOLDS_MS): () => Promise<string | null> {
  let found: Promise<string | null> | undefined;
  let foundAt = 0;
  return () => {
    if (!found || performance.now() - foundAt >= holds) {
      foundAt = performance.now();
      found = look({ db, files });
    }
    return found;
  };
}

async function look({ db, files }: Pick<Ports, 'db' | 'files'>): Promise<string | null> {
  try {
    await tryRow(db);
  } catch (error) {
    return `basis data ${explainSqlite(error) ?? explainPostgres(error) ?? 'tidak dapat ditulisi'}`;
  }
  try {
    await files.write(FILE, new Uint8Array(BYTES));
    await files.remove(FILE);
    return null;
  } catch (error) {
    return explainSystem(error) ?? 'folder gambar tidak dapat ditulisi';
  }
}

/** Outside of a transaction, so that it waits for nobody's turn; the rows of public answers stay as they are. */
async function tryRow(db: Db): Promise<void> {
  const nilai = 'x'.repeat(BYTES);
  await db
    .insertInto('keterangan')
    .values({ nama: ROW, nilai })
    .onConflict((conflict) => conflict.column('nama').doUpdateSet({ nilai }))
    .execute();
  await db.deleteFrom('keterangan').where('nama', '=', ROW).execute();
}
