import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Db } from '../../../server/ports.ts';
import { openEngine } from './engine';
import { openJournal } from './journal';
import { loadSeed } from './load-seed';
import { PageDriver, type Turn } from './page-driver';

/** Opens the seed with all that was written since. @param seed its address, which changes with its content */
export async function openDatabase(seed: string): Promise<Db> {
  const [engine, journal] = await Promise.all([
    loadSeed(seed).then(openEngine),
    openJournal(seed, () => window.location.reload()),
  ]);
  return new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new PageDriver(engine, journal, takeTurn),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** One tab at a time; a tab that dies gives its turn away. */
const takeTurn: Turn = () =>
  new Promise((resolve, reject) => {
    navigator.locks.request('lumbung-demo', () => new Promise<void>((giveBack) => resolve(giveBack))).catch(reject);
  });
