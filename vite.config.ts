import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/vite-first-paint.ts';
import { parsedDocuments } from './scripts/vite-gql.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page needs comes in one file: a phone asks for few things at once. */
const core = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  /node_modules\/(@apollo\/client|apollo-link-rest|graphql|graphql-tag|rxjs|optimism|@wry\/[a-z-]+|tslib)\//,
  /node_modules\/lucide-react\/dist\/esm\/(create|Icon|shared|context|default|icons\/chevron-(left|right))/,
  /src\/shared\/(api(?!\/(save|use-save|use-submit|use-page-in-address|use-paged|address-of|aside|use-whole-list|use-freshness|refresh|unanswered))|config|lib(?!\/(device|picture|upload|uuid))|routes)\//,
  /src\/entities\/session\/|\/contract\/(routes|slug)\.ts|vite\/preload-helper/,
  /src\/shared\/ui\/(button|empty-state|error-state|logo|native-select|page-meta|photo|search-field|skeleton)\//,
];

/** What only accounts and dashboards show: a visitor's first load carries none of it, style sheets included. */
const later =
  /src\/(pages\/(auth|profil|dashboard)|features\/(auth|edit-profil|change-password|change-avatar|manage-[a-z-]+|pick-kecamatan-tugas|prepare-offline|send-outbox|install-app)|widgets\/periode-table|shared\/(form|ui\/(confirm-dialog|data-table|file-field|sheet-form)))\//;

/** The style sheets of all public screens travel in the page itself: a further request would cost a round trip. */
const isFirst = (id: string) =>
  !later.test(id) && (core.some((pattern) => pattern.test(id)) || /\/src\/.*\.css$/.test(id));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [parsedDocuments(), react(), firstPaint()],
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
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { polyfill: false },
          target: ['chrome87', 'safari15.4', 'firefox90'],
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: 'inti', test: isFirst }],
              },
            },
          },
        }),
  },
  // The built renderer has everything in it; while developing, only what needs the alias above or Node cannot load.
  ssr: { noExternal: isSsrBuild || ['apollo-link-rest'] },
}));
