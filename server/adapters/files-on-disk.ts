import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, StoredFile } from '../ports.ts';
import { fileStream } from './file-stream.ts';

/** Lower-case words joined by single dots or hyphens: such a name cannot leave its folder. */
const SAFE_NAME = /^[a-z0-9]+([.-][a-z0-9]+)*$/;
const LONGEST_NAME = 150;

/** Stores files under a folder, in subfolders by the first letters of their names. */
export function filesOnDisk(root: string): FileStore {
  const pathOf = (name: string) => {
    if (name.length > LONGEST_NAME || !SAFE_NAME.test(name)) return null;
    return join(root, folderPart(name, 0), folderPart(name, 2), name);
  };

  const ifThere = async <Result>(name: string, read: (path: string) => Promise<Result>): Promise<Result | null> => {
    const path = pathOf(name);
    if (path === null) return null;
    try {
      return await read(path);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

  return {
    read: (name) => ifThere(name, (path) => readFile(path)),
    open: (name) =>
      ifThere(name, async (path) => {
        const { size } = await stat(path);
        return { size, path, stream: () => fileStream(() => open(path)) };
      }),

    async write(name, bytes) {
      const path = pathOf(name);
      if (path === null) throw new Error(`Not a name for a file: ${JSON.stringify(name)}`);
      const folder = dirname(path);
      const isNewFolder = (await mkdir(folder, { recursive: true })) !== undefined;
      await writeWhole(path, bytes);
      await syncFolder(folder);
      if (!isNewFolder) return;
      await syncFolder(dirname(folder));
      await syncFolder(root);
    },

    async remove(name) {
      const path = pathOf(name);
      if (path !== null) await rm(path, { force: true });
    },

    async *list() {
      for (const first of await namesIn(root)) {
        for (const second of await namesIn(join(root, first))) yield* filesIn(join(root, first, second));
      }
    },
  };
}

/** A folder that vanishes during the listing counts as empty. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error) || isNoFolder(error)) return [];
    throw error;
  }
}

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for (const name of await namesIn(folder)) {
    const facts = await stat(join(folder, name)).catch(() => null);
    if (facts?.isFile()) yield { name, writtenAt: facts.mtime };
  }
}

/** Two letters of the name as a folder's name. */
const folderPart = (name: string, from: number) =>
  name
    .slice(from, from + 2)
    .replace(/\W/g, '_')
    .padEnd(2, '_');

/** Readers see all of the bytes or none, after a power cut too. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${crypto.randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A new file's name is durable only once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT');
const isNoFolder = (error: unknown): boolean => hasCode(error, 'ENOTDIR');
