import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { apt } from '../apt.ts';

const DEBIAN = '/usr/lib/postgresql';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Folders in which the machine may keep PostgreSQL's own programs, the newest version first. */
async function candidates(): Promise<string[]> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...newestFirst.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
  ];
}

async function installed(): Promise<string | undefined> {
  for (const folder of await candidates()) {
    if ((await isThere(join(folder, 'initdb'))) && (await isThere(join(folder, 'postgres')))) return folder;
  }
  return undefined;
}

/** The folder of `initdb` and `postgres`; where they are missing, Debian's are installed by whoever may. */
export async function findPostgres(): Promise<string> {
  const found = (await installed()) ?? ((await install()) ? await installed() : undefined);
  if (found) return found;
  throw new Error(
    "PostgreSQL tidak ditemukan. Pasang dahulu, misalnya 'apt-get install postgresql', atau tambahkan foldernya ke PATH.",
  );
}

async function install(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await isThere('/usr/bin/apt-get'))) return false;
  // Only the programs are wanted: Debian would else set up a database server of its own and start it.
  const settings = '/etc/postgresql-common';
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'createcluster.conf'), 'create_main_cluster = false\n', { flag: 'wx' }).catch(
    () => {},
  );
  const postgresql = ['-o', 'Dpkg::Options::=--force-confold', '--no-install-recommends', 'postgresql'];
  if ((await apt('install', postgresql)) === 0) return true;
  return (await apt('update')) === 0 && (await apt('install', postgresql)) === 0;
}
