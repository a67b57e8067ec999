import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { SHELL } from './scripts/precache.ts';
import { firstPaint } from './scripts/vite-first-paint.ts';
import { parsedDocuments } from './scripts/vite-gql.ts';
import { oneByteLetters } from './scripts/vite-one-byte-letters.ts';
import { parts } from './scripts/vite-parts.ts';
import { pwa } from './scripts/vite-pwa.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const site = here('dist/client');

/** The app, but for what makes it a guest of the device. */
export const app = (isSsrBuild: boolean): UserConfig => ({
  plugins: [parsedDocuments(), react(), firstPaint(), ...(isSsrBuild ? [oneByteLetters()] : [])],
  resolve: {
    alias: {
      '@': here('src'),
      'graphql-tag': here('src/shared/api/stand-ins/graphql-tag.ts'),
      // Its "main" is a bundle with a second copy of what it needs.
      'apollo-link-rest': here('node_modules/apollo-link-rest/index.js'),
      // apollo-link-rest joins flat filters only: 12 kB less in every first load (docs/decisions/0010).
      qs: here('src/shared/api/stand-ins/qs.ts'),
    },
  },
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/server', target: 'node22' }
      : {
          outDir: site,
          manifest: true,
          modulePreload: { polyfill: false },
          target: ['chrome87', 'safari15.4', 'firefox90'],
          rolldownOptions: {
            output: {
              codeSplitting: { groups: parts },
            },
          },
        }),
  },
  // The built renderer has everything in it; while developing, only what needs the alias above or Node cannot load.
  ssr: { noExternal: isSsrBuild || ['apollo-link-rest'] },
});

export default defineConfig(({ command, isSsrBuild = false }) =>
  command === 'build' && !isSsrBuild
    ? mergeConfig(app(isSsrBuild), { plugins: [pwa({ worker: 'src/app/pwa/worker', site, shell: SHELL })] })
    : app(isSsrBuild),
);
