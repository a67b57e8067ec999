import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { precached } from './scripts/precache.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const client = here('dist/client');

/** The service worker: built after the app, whose files it names. */
export default defineConfig(
  async (): Promise<UserConfig> => ({
    publicDir: false,
    resolve: { alias: { '@': here('src') } },
    define: {
      __BERKAS__: JSON.stringify(await precached(client)),
      __MASUK__: JSON.stringify(entryOf(readFileSync(here('dist/client/index.html'), 'utf8'))),
      __API__: JSON.stringify((process.env['VITE_API_URL'] ?? '').replace(/\/$/, '')),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ['chrome87', 'safari15.4', 'firefox90'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: here('src/app/pwa/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  }),
);

/** The script that a page of this build starts with. */
function entryOf(html: string): string {
  const [, entry] = /<script type="module"[^>]*\bsrc="([^"]+)"/.exec(html) ?? [];
  if (!entry) throw new Error('index.html names no script');
  return entry;
}
