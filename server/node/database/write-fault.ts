import { setFact } from '../../db/facts.ts';
import type { Db, Ports } from '../../ports.ts';
import { explainPostgres, explainSqlite } from '../faults/database-faults.ts';
import { explainSystem } from '../faults/system-faults.ts';

/** Strangers may ask at any rate, and each look is a write. */
const HOLDS_MS = 5_000;

/** More than the free space in a database file's last pages, and little enough to spare. */
const BYTES = 16_384;

const ROW = 'uji_tulis';
const FILE = 'uji-tulis.tmp';

/**
 * Tests by writing whether rows and pictures can be written: with a full or read-only disk, reads still work.
 *
 * @param holds how many milliseconds a result is reused
 * @returns the fault, or null
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

/**
 * Outside a transaction, so that it need not wait for the write lock; and `touch` is not called, so public answers stay
 * cached.
 */
async function tryRow(db: Db): Promise<void> {
  await setFact(db, ROW, 'x'.repeat(BYTES));
  await db.deleteFrom('keterangan').where('nama', '=', ROW).execute();
}
