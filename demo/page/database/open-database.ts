import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Db } from '../../../server/ports.ts';
import { openEngine } from './engine';
import { openJournal } from './journal';
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

/** As every gzip file begins. */
const GZIP = [0x1f, 0x8b];

/** Fetches the seed, a packed database file. Some hosts unpack what they recognise as packed. */
async function loadSeed(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The seed of the demo is missing: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!GZIP.every((byte, at) => bytes[at] === byte)) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
