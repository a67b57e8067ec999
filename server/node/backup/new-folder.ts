import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../../adapters/files-on-disk.ts';
import { StartError } from '../faults/start-error.ts';

/**
 * Creates a folder, readable by its owner only, under a temporary name, and renames it once it is complete.
 *
 * @throws StartError when there is something already
 */
export async function makeWhole<Result>(
  folder: string,
  work: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  await refuseFilled(folder);
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = `${folder}.belum-selesai-${crypto.randomUUID()}`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const result = await work(unfinished);
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
    return result;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function refuseFilled(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartError(`Folder cadangan '${folder}' tidak dapat dipakai (${error.code}).`);
  });
  if (names.length > 0) throw new StartError(`Folder cadangan '${folder}' tidak kosong; pilih folder baru.`);
}
