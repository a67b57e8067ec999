import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/vite-first-paint.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), firstPaint()],
  resolve: {
    alias: {
      '@': here('src'),
      // apollo-link-rest joins flat filters only: 12 kB less in every first load (docs/decisions/0010).
      qs: here('src/shared/lib/qs.ts'),
    },
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node22' }
    : {
        outDir: 'dist/client',
        manifest: true,
        // One style sheet for all screens, written into each page: a further request would cost a round trip.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: ['chrome87', 'safari15.4', 'firefox90'],
      },
  // Everything is bundled into the page renderer, so that it has the same aliases as the browser's half.
  ssr: { noExternal: true },
}));
