import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { Log } from '../ports.ts';
import type { Person } from './ask.ts';
import type { Config } from './config.ts';
import { databasePath, mediaPath, prepareDataFolder, removeDatabase } from './data-folder.ts';
import { factsOf } from './facts.ts';
import { openDatabase } from './open-database.ts';
import { openPorts, type SeedDemo } from './open-ports.ts';
import { StartError } from './start-error.ts';

const WORD = 'ulang';

/** Empties the data folder and fills it with the demo's data anew. @throws StartError when that must not be */
export async function reseed(config: Config, person: Person, log: Log, seedDemo: SeedDemo): Promise<void> {
  const { dataDir } = config;
  await prepareDataFolder(dataDir);
  await refuseRealData(dataDir);
  refuseWhileInUse(dataDir);
  const question = `Semua data dan foto di '${dataDir}' akan dihapus. Ketik "${WORD}" untuk melanjutkan: `;
  const answer = person.isPresent ? await person.ask(question) : await person.handedIn();
  if (answer.trim() !== WORD) throw new StartError('Dibatalkan; tidak ada yang dihapus.');

  await removeDatabase(dataDir);
  await rm(mediaPath(dataDir), { recursive: true, force: true });
  await prepareDataFolder(dataDir);
  const { close } = await openPorts(config, log, seedDemo);
  await close();
}

/** What people entered for real is not to be lost by one word. */
async function refuseRealData(dataDir: string): Promise<void> {
  const db = await openDatabase(databasePath(dataDir));
  try {
    const facts = await factsOf(db);
    if (!facts.has('wilayah') || facts.has('demo') || facts.has('demo_dimulai')) return;
  } finally {
    await db.destroy();
  }
  throw new StartError(`Folder data '${dataDir}' berisi data sungguhan, bukan data contoh; tidak ada yang dihapus.`);
}

/** A program that still has the database open would go on writing into a file that is no longer there. */
function refuseWhileInUse(dataDir: string): void {
  const sqlite = new DatabaseSync(databasePath(dataDir), { timeout: 0 });
  try {
    // SQLite leaves the write-ahead log only for its last user.
    sqlite.exec('pragma journal_mode = delete');
  } catch {
    throw new StartError(`Basis data di '${dataDir}' sedang dipakai; hentikan aplikasinya dahulu.`);
  } finally {
    sqlite.close();
  }
}
