import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { SHELL } from './scripts/build/precache.ts';
import { firstPaint } from './scripts/build/vite-first-paint.ts';
import { parsedDocuments } from './scripts/build/vite-gql.ts';
import { oneByteLetters } from './scripts/build/vite-one-byte-letters.ts';
import { parts } from './scripts/build/vite-parts.ts';
import { pwa } from './scripts/build/vite-pwa.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const site = here('dist/client');

/** What a built app has in the place of a library's own parts (docs/decisions/0010). */
export const smaller: UserConfig = {
  resolve: {
    alias: [
      // Apollo Client's own module, which brings GraphQL's printer along.
      { find: /^\.\/graphql\/print\.js$/, replacement: here('src/shared/api/stand-ins/libraries.ts') },
      // The router as it is meant for production, which no condition of its package names.
      { find: /^react-router$/, replacement: here('node_modules/react-router/dist/production/index.mjs') },
      { find: 'react-router/dom', replacement: here('node_modules/react-router/dist/production/dom-export.mjs') },
      // For browsers that have classes: a fifth smaller, and without the helpers of those that have none.
      { find: 'rxjs', replacement: here('node_modules/rxjs/dist/esm/index.js') },
    ],
  },
};

/** The app, but for what makes it a guest of the device. */
export const app = (isSsrBuild: boolean): UserConfig => ({
  plugins: [parsedDocuments(), react(), firstPaint(), ...(isSsrBuild ? [oneByteLetters()] : [])],
  resolve: {
    alias: [
      { find: '@', replacement: here('src') },
      { find: 'graphql-tag', replacement: here('src/shared/api/stand-ins/libraries.ts') },
      // Its "main" is a bundle with a second copy of what it needs.
      { find: 'apollo-link-rest', replacement: here('node_modules/apollo-link-rest/index.js') },
      // apollo-link-rest joins flat filters only: 12 kB less in every first load (docs/decisions/0010).
      { find: 'qs', replacement: here('src/shared/api/stand-ins/libraries.ts') },
    ],
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
    ? mergeConfig(mergeConfig(app(isSsrBuild), smaller), {
        plugins: [pwa({ worker: 'src/app/pwa/worker', site, shell: SHELL })],
      })
    : app(isSsrBuild),
);
