import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../faults/start-error.ts';

/** Paths in the data folder. */
export const databasePath = (dataDir: string) => join(dataDir, 'lumbung.db');
export const mediaPath = (dataDir: string) => join(dataDir, 'media');
/** Bodies that wait to be handled; their files are unlinked. */
export const arrivalsPath = (dataDir: string) => join(dataDir, 'kiriman');
export const mailPath = (dataDir: string) => join(dataDir, 'mail');

/** Where a restore works until it is done; the next restore removes what an interrupted one left. */
export const workshopPath = (dataDir: string) => join(dataDir, '.pulihan-belum-selesai');

/** Creates the data folder and tries to write to it. @throws StartError when that fails */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  const trial = join(dataDir, `.coba-${crypto.randomUUID()}`);
  try {
    await mkdir(mediaPath(dataDir), { recursive: true });
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartError(
      `Folder data '${dataDir}' tidak dapat ditulisi (${code}). Beri izin tulis, atau pilih folder lain lewat DATA_DIR.`,
    );
  }
}

/** Whether a restore there was interrupted or is still running. */
export const isHalfRestored = (dataDir: string): boolean => existsSync(workshopPath(dataDir));

/** Otherwise a new site, started beside an interrupted restore, would pass for the restored one. @throws StartError */
export function refuseHalfRestored(dataDir: string): void {
  if (!isHalfRestored(dataDir)) return;
  throw new StartError(
    `Pemulihan cadangan ke '${dataDir}' belum selesai atau terputus; jalankan 'pulihkan' sekali lagi sampai berhasil.`,
  );
}

/** Removes the database. Pictures stay: they are named by their content. */
export async function removeDatabase(dataDir: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) await rm(databasePath(dataDir) + suffix, { force: true });
}
