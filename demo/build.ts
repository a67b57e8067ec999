import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { APP_SOURCES, hashOf } from '../scripts/build/source-hash.ts';
import { ROOT } from '../scripts/run.ts';
import { buildSite } from './build/build-site.ts';
import { exportSeed } from './build/export-seed.ts';
import { hostFolder } from './build/host.ts';

const SITE = join(ROOT, 'dist', 'demo');
const MARK = join(ROOT, 'dist', '.demo');
const SOURCES = [...APP_SOURCES, 'server', 'demo'];

/**
 * Builds the demo into dist/demo, for any static host: `npm run demo`. With `--coba` it is served from this computer,
 * and built only when its sources have changed, or the day on which its data ends.
 */
if (!process.argv.includes('--coba')) await buildDemo();
else {
  const built = await readFile(MARK, 'utf8').catch(() => null);
  if (built !== (await currentMark())) await buildDemo();
  const port = Number(process.env['PORT'] ?? 4173);
  await hostFolder(SITE, port);
  console.log(`Demo: http://localhost:${port}`);
}

async function buildDemo(): Promise<void> {
  const mark = await currentMark();
  await rm(MARK, { force: true });
  await rm(SITE, { recursive: true, force: true });
  console.log('Menyiapkan data contoh demo:');
  const seed = await exportSeed(SITE);
  console.log('Membangun demo …');
  await buildSite(SITE, seed);
  await rm(join(SITE, '.vite'), { recursive: true });
  // Hosts give it for addresses that are no file; the app then shows the screen.
  await copyFile(join(SITE, 'index.html'), join(SITE, '404.html'));
  // GitHub's host would leave out names that begin with an underscore.
  await writeFile(join(SITE, '.nojekyll'), '');
  await writeFile(MARK, mark);
  console.log(`Demo selesai di dist/demo: ${await described(SITE)}. Pasang di hosting statis mana pun.`);
}

/** The mark of a demo that is built now: its sources, and the day on which its data ends. */
async function currentMark(): Promise<string> {
  return `${await hashOf(ROOT, SOURCES)} ${new Date().toISOString().slice(0, 10)}`;
}

async function described(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${files.length} berkas, ${(total / 1_000_000).toFixed(1)} MB`;
}
