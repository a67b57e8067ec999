import { build, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { pwa } from '../../scripts/build/vite-pwa.ts';
import { webManifest } from '../../scripts/build/web-manifest.ts';
import { ROOT } from '../../scripts/run.ts';
import { app } from '../../vite.config.ts';

const entry = '/demo/page/entry.tsx';

/** The one page of the app starts with the demo; the app's own entry has no part in this build. */
const startsDemo: Plugin = {
  name: 'starts-demo',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/app/entry-client.tsx', entry),
  },
};

/** SQLite brings helpers along that a page without a worker of its own never asks for. */
const UNUSED = /sqlite3-(worker1|opfs)/;

/**
 * Builds the one page, with the API and the address of its seed inside, and the service worker: the app's own, behind
 * the demo's answers for pages and pictures.
 */
export async function buildSite(site: string, seed: string): Promise<void> {
  const installable = pwa({
    worker: 'demo/page/worker',
    site,
    shell: '/',
    // Whoever installs the demo must not take it for the office's app.
    manifest: { name: `${webManifest.name} (Demo)`, short_name: `${webManifest.short_name} Demo` },
    besides: ['gambar-contoh.json', seed.slice(1)],
    unused: UNUSED,
  });
  await build(
    mergeConfig(app(false), {
      root: ROOT,
      configFile: false,
      logLevel: 'warn',
      define: { __BENIH__: JSON.stringify(seed) },
      plugins: [startsDemo, installable],
      // The folder holds the seed already; SQLite's part is large, and known to be.
      build: { outDir: site, emptyOutDir: false, chunkSizeWarningLimit: 2000 },
    } satisfies UserConfig & { configFile: false }),
  );
}
