import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precached } from './scripts/precache.ts';
import { workerConfig } from './scripts/worker-config.ts';

const site = fileURLToPath(new URL('dist/client', import.meta.url));

export default defineConfig(async () =>
  workerConfig({
    site,
    source: 'src/app/pwa/worker/sw.ts',
    files: await precached(site),
    apiOrigin: (process.env['VITE_API_URL'] ?? '').replace(/\/$/, ''),
  }),
);
