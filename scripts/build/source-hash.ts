import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What the app is made from. */
export const APP_SOURCES = [
  ...['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'],
  ...['first-paint', 'gql', 'one-byte-letters', 'parts', 'pwa'].map((name) => `scripts/build/vite-${name}.ts`),
  ...['scripts/build/precache.ts', 'scripts/build/web-manifest.ts', 'bench/halaman/first-scripts.ts'],
];

/** What the built server is made from. */
export const PROGRAM_SOURCES = [
  'server',
  'contract',
  'vite.server.config.ts',
  'scripts/build/vite-one-byte-letters.ts',
  'package-lock.json',
];

/** A hash of all that the app is made from: tests aside, settings that Vite writes into it included. */
export async function sourceHash(root: string, env: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256').update(await hashOf(root, APP_SOURCES));
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  for (const [name, value] of settings.sort()) hash.update(`${name}=${value}\0`);
  return hash.digest('hex');
}

/** A hash of files and folders: names and contents, tests aside. */
export async function hashOf(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesUnder(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesUnder(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null);
  if (found?.isFile()) return [path];
  if (!found) return [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
