import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/run.ts';

const ask = promisify(execFile);
const git = async (folder: string, ...args: string[]) => (await ask('git', ['-C', folder, ...args])).stdout.trim();
const as = ['-c', 'user.name=uji', '-c', 'user.email=uji@example.go.id'];

const STEP = `import type { Kysely } from 'kysely';

export const up = (db: Kysely<unknown>) => db.schema.createTable('uji_naik').addColumn('id', 'integer').execute();
`;

/** The program as it stands here, committed or not, in a repository of its own. */
export async function publishHere(repository: string): Promise<void> {
  const commit = (await git(ROOT, ...as, 'stash', 'create')) || 'HEAD';
  await mkdir(repository, { recursive: true });
  await git(repository, 'init', '--quiet', '--bare', '--initial-branch=main');
  await git(ROOT, 'push', '--quiet', '--force', repository, `${commit}:refs/heads/main`);
}

/** A newer version, which brings the database one step further. */
export async function publishNewer(repository: string, clone: string): Promise<void> {
  await ask('git', ['clone', '--quiet', repository, clone]);
  const folder = join(clone, 'server', 'db', 'migrations');
  await writeFile(join(folder, '9000-uji-naik.ts'), STEP);
  const index = await readFile(join(folder, 'index.ts'), 'utf8');
  const named = index.replace(/^};$/m, "  '9000-uji-naik': { up: newer },\n};");
  await writeFile(join(folder, 'index.ts'), `import { up as newer } from './9000-uji-naik.ts';\n${named}`);
  await git(clone, 'add', '.');
  await git(clone, ...as, 'commit', '--quiet', '-m', 'Go one step further');
  await git(clone, 'push', '--quiet', 'origin', 'HEAD:main');
}
