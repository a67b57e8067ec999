import { defineConfig } from 'vite';
import { oneByteLetters } from './scripts/build/vite-one-byte-letters.ts';

/** What packages read beside their code, or have compiled for a machine, stays in node_modules. */
const STAYS = ['sharp', '@node-rs/argon2', 'idn-area-data'];

/** The program that answers, as few files of JavaScript (docs/decisions/0025). All of them lie in one folder. */
export default defineConfig({
  publicDir: false,
  plugins: [oneByteLetters()],
  ssr: { noExternal: true, external: STAYS },
  build: {
    ssr: true,
    outDir: 'dist/program',
    target: 'node24',
    rolldownOptions: {
      input: {
        serve: 'server/serve.ts',
        'picture-process': 'server/adapters/pictures/picture-process.ts',
      },
      external: [
        // Offered by pg to those who have them.
        ...['pg-native', 'cloudflare:sockets'],
        // The trial reads it from the repository; production has none.
        '#demo/world/seed-demo.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
