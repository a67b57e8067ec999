import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import type { Precached } from './precache.ts';
import { ROOT } from './run.ts';

interface WorkerOptions {
  /** The folder of the built app, which gets `sw.js`. */
  site: string;
  /** Where the worker's source begins. */
  source: string;
  /** What it fetches ahead. */
  files: readonly Precached[];
  /** Where the API lives when it is not the page's own origin. */
  apiOrigin: string;
}

/** The service worker: built after the app, whose files it names. */
export const workerConfig = ({ site, source, files, apiOrigin }: WorkerOptions): UserConfig => ({
  publicDir: false,
  resolve: { alias: { '@': join(ROOT, 'src') } },
  define: {
    __BERKAS__: JSON.stringify(files.filter(({ isLater }) => !isLater).map(({ url, revision }) => ({ url, revision }))),
    __NANTI__: JSON.stringify(files.filter(({ isLater }) => isLater).map(({ url }) => url)),
    __MASUK__: JSON.stringify(entryOf(readFileSync(join(site, 'index.html'), 'utf8'))),
    __API__: JSON.stringify(apiOrigin),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  build: {
    outDir: site,
    emptyOutDir: false,
    copyPublicDir: false,
    target: ['chrome87', 'safari15.4', 'firefox90'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(ROOT, source),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

/** The script that a page of this build starts with. */
function entryOf(html: string): string {
  const [, entry] = /<script type="module"[^>]*\bsrc="([^"]+)"/.exec(html) ?? [];
  if (!entry) throw new Error('index.html names no script');
  return entry;
}
