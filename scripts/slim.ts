import { glob, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** What runs in production; all it imports is reached from here. */
const RUNS = ['server/**/*.ts', 'contract/**/*.ts', 'dist/server/**/*.js'];
/** What comes with packages and no program reads. */
const UNREAD = ['**/*.map', '**/*.{d.ts,d.mts,d.cts}', 'node/node_modules/node-*/{include,share}'];

const MODULES = join(ROOT, 'node_modules');

/** The package of an imported name: 'kysely/migration' is of 'kysely'. */
export const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The packages that a program text imports, but for those that are the program's own or Node's. */
export function importedBy(text: string): string[] {
  const names = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bresolve\()\s*["']([@a-z][^"'\s]*)["']/g);
  return [...names].map(([, name = '']) => packageOf(name)).filter((name) => !name.startsWith('node:'));
}

/** Those packages, and all that they need themselves, as far as they are there. */
export async function neededOf(
  roots: Iterable<string>,
  read: (name: string) => Promise<string | null>,
): Promise<Set<string>> {
  const needed = new Set<string>();
  const waiting = [...roots];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = needed.has(name) ? null : await read(name);
    if (text === null) continue;
    needed.add(name);
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(text);
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
  }
  return needed;
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const name of await readdir(folder)) {
    if (name.startsWith('@')) names.push(...(await readdir(join(folder, name))).map((inner) => `${name}/${inner}`));
    else if (!name.startsWith('.')) names.push(name);
  }
  return names;
}

/** Leaves of the packages what production needs. For an image only: here it would take the tools away. */
async function slim(): Promise<void> {
  const roots = new Set(['node']);
  for await (const path of glob(RUNS, { cwd: ROOT })) {
    if (/\.test\.ts$|\/test-/.test(path)) continue;
    for (const name of importedBy(await readFile(join(ROOT, path), 'utf8'))) roots.add(name);
  }
  const needed = await neededOf(roots, (name) =>
    readFile(join(MODULES, name, 'package.json'), 'utf8').catch(() => null),
  );
  for (const name of await namesIn(MODULES)) {
    if (!needed.has(name)) await rm(join(MODULES, name), { recursive: true });
  }
  for await (const path of glob(UNREAD, { cwd: MODULES }))
    await rm(join(MODULES, path), { recursive: true, force: true });
  console.log(`${needed.size} paket dipakai di produksi; yang lain dibuang.`);
}

if (import.meta.main) await slim();
