import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig, type Plugin, type UserConfig } from 'vite';
import viteConfig from '../../vite.config.ts';
import { type Precached, precached } from '../precache.ts';
import { ROOT } from '../run.ts';
import { workerConfig } from '../worker-config.ts';

const entry = '/src/app/demo/entry.tsx';

/** The one page of the app starts with the demo; the app's own entry has no part in this build. */
const startsDemo: Plugin = {
  name: 'starts-demo',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/entry-client.tsx', entry),
  },
};

/** Builds the page, with the API and the address of its seed inside. */
export async function buildPage(site: string, seed: string): Promise<void> {
  const app: UserConfig = await viteConfig({ command: 'build', mode: 'production', isSsrBuild: false });
  await build(
    mergeConfig(app, {
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      define: { __BENIH__: JSON.stringify(seed) },
      plugins: [startsDemo],
      // The seed lies there already. SQLite is large, and comes once.
      build: { outDir: site, emptyOutDir: false, chunkSizeWarningLimit: 2000 },
    } satisfies UserConfig & { configFile: false }),
  );
}

/** Builds the service worker: the app's own, behind the demo's answers for pages and pictures. */
export async function buildWorker(site: string, seed: string): Promise<void> {
  const source = 'src/app/demo/worker/sw.ts';
  const worker = workerConfig({ site, source, files: await filesAhead(site, seed), apiOrigin: '' });
  await build({ ...worker, root: ROOT, configFile: false, logLevel: 'warn' });
}

/** SQLite brings helpers along that a page without a worker of its own never asks for. */
const UNUSED = /sqlite3-(worker1|opfs)/;

/** What the app fetches ahead, its one page in the place of the server's shell, and the seed. */
async function filesAhead(site: string, seed: string): Promise<Precached[]> {
  const files = (await precached(site)).filter(({ url }) => url !== '/dashboard' && !UNUSED.test(url));
  const revised = async (url: string, file: string) => {
    const hash = createHash('sha256').update(await readFile(join(site, file)));
    return { url, revision: hash.digest('hex').slice(0, 16) };
  };
  return [
    await revised('/', 'index.html'),
    await revised('/gambar-contoh.json', 'gambar-contoh.json'),
    { url: seed, revision: null },
    ...files,
  ];
}
