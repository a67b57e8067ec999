import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOnDisk, syncFolder } from '../../adapters/files-on-disk.ts';
import { NewerDatabaseError, refuseNewer } from '../../db/migrate.ts';
import { openSqlite } from '../../db/open-sqlite.ts';
import { tableNames } from '../../db/tables.ts';
import type { Db } from '../../ports.ts';
import { databasePath, isHalfRestored, mediaPath, workshopPath } from '../database/data-folder.ts';
import { explain, openUnmigrated } from '../database/open-database.ts';
import { StartError } from '../faults/start-error.ts';
import { databaseName, type Place } from '../settings/place.ts';
import { type Manifest, newerBackup, verifiedManifest } from './manifest.ts';
import { importRows } from './rows-in.ts';

/**
 * Restores a backup into an empty place, into either kind of database. Everything is verified and on the disk before it
 * is moved into place: an interrupted restore leaves the place empty.
 *
 * @param sealKey the key it must be sealed with; null: any or none
 * @throws StartError when the backup is damaged or the place is not empty
 */
export async function restore(place: Place, folder: string, sealKey: string | null = null): Promise<Manifest> {
  const manifest = await verifiedManifest(folder, sealKey);
  refuseNewerBackup(manifest, folder);
  const { dataDir, databaseUrl } = place;
  const workshop = workshopPath(dataDir);
  // Pictures there can only come from that restore: the server does not start beside one.
  const isBrokenOff = isHalfRestored(dataDir);
  await rm(workshop, { recursive: true, force: true });
  await refuseFilled(dataDir, isBrokenOff);
  const server = databaseUrl === null ? null : await openEmpty(place, databaseUrl);
  try {
    if (isBrokenOff) await rm(mediaPath(dataDir), { recursive: true, force: true });
    await mkdir(workshop, { recursive: true });
    await importMedia(join(workshop, 'media'), folder, manifest);
    if (server) {
      await importRows(server, folder, manifest, () => putInPlace(workshop, dataDir, 'media'));
    } else {
      await importFile(join(workshop, 'lumbung.db'), folder, manifest);
      await putInPlace(workshop, dataDir, 'media');
      await putInPlace(workshop, dataDir, 'lumbung.db');
    }
    return manifest;
  } catch (error) {
    // The folder was empty before, so all of these are ours.
    await rm(mediaPath(dataDir), { recursive: true, force: true });
    throw explain(place, error);
  } finally {
    await server?.destroy();
    await rm(workshop, { recursive: true, force: true });
  }
}

function refuseNewerBackup({ migrasi }: Manifest, folder: string): void {
  try {
    refuseNewer(migrasi);
  } catch (error) {
    throw error instanceof NewerDatabaseError ? newerBackup(folder) : error;
  }
}

/**
 * Not counted: an empty folder for pictures, which a first start leaves; a filled one of an interrupted restore; hidden
 * files and `lost+found`, which belong to others.
 */
async function refuseFilled(dataDir: string, isBrokenOff: boolean): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const there = (await readdir(dataDir)).filter((name) => !/^(media|lost\+found|\..*)$/.test(name));
  const pictures = isBrokenOff ? [] : await readdir(mediaPath(dataDir)).catch(() => []);
  if (there.length === 0 && pictures.length === 0) return;
  throw new StartError(
    `Folder data '${dataDir}' tidak kosong (${[...there, ...(pictures.length > 0 ? ['media'] : [])].join(', ')}).`,
    'Cadangan hanya dipulihkan ke folder kosong; pilih folder lain lewat DATA_DIR.',
  );
}

async function openEmpty(place: Place, databaseUrl: string): Promise<Db> {
  const db = await openUnmigrated(place);
  const there = (await db.introspection.getTables()).map(({ name }) => name);
  if (!there.some((name) => tableNames.some((ours) => ours === name))) return db;
  await db.destroy();
  throw new StartError(
    `Basis data ${databaseName(databaseUrl)} tidak kosong.`,
    'Cadangan hanya dipulihkan ke basis data kosong; buat yang baru dan sebutkan lewat DATABASE_URL.',
  );
}

async function importMedia(target: string, folder: string, { berkas }: Manifest): Promise<void> {
  await mkdir(target);
  const files = filesOnDisk(target);
  for (const path of Object.keys(berkas)) {
    const [, name] = /^media\/(.+)$/.exec(path) ?? [];
    if (name) await files.write(name, await readFile(join(folder, path)));
  }
}

async function importFile(path: string, folder: string, manifest: Manifest): Promise<void> {
  // Closing checkpoints the write-ahead log into the file.
  await using db = openSqlite(path);
  await importRows(db, folder, manifest);
}

async function putInPlace(workshop: string, dataDir: string, name: 'media' | 'lumbung.db'): Promise<void> {
  await rename(join(workshop, name), name === 'media' ? mediaPath(dataDir) : databasePath(dataDir));
  await syncFolder(dataDir);
}
