import './tests/support/clock/run-on-test-day.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { askedOnPostgres } from './tests/support/data/asked-on-postgres.ts';
import viteConfig from './vite.config.ts';

// Workers and the programs that tests start load the same code again and again.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'lumbung-kode');

/** Skips PostgreSQL's own tests. A project's `exclude` would override the `--exclude` of `test:cepat`. */
const NOT_POSTGRES = '!(*.postgres)';

const shared = {
  // Files of a worker share modules: loading them anew for each file takes half of the time.
  isolate: false,
  // Most tests take milliseconds; on a busy machine with two databases a few take seconds. These limits are for what
  // never comes, not for what comes late.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 25_000 } },
  // Its "main" is a browser bundle that Node cannot load.
  server: { deps: { inline: ['apollo-link-rest'] } },
};

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      globalSetup: ['./tests/support/data/seeded-database.ts'],
      // Tests wait now and then, and what reports them has little to do.
      maxWorkers: '200%',
      projects: [
        {
          extends: true,
          test: {
            ...shared,
            name: 'aturan dan API',
            environment: 'node',
            include: [
              `{contract,src}/**/${NOT_POSTGRES}.test.ts`,
              `demo/{art,page,world}/**/${NOT_POSTGRES}.test.ts`,
              `server/{accounts,adapters,cetak,db,http,openapi,resources,share,skpg}/**/${NOT_POSTGRES}.test.ts`,
              `tests/api/**/${NOT_POSTGRES}.test.ts`,
            ],
            setupFiles: ['./tests/support/data/tidy.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'program',
            environment: 'node',
            include: [
              `{bench,scripts,uji,demo/build}/**/${NOT_POSTGRES}.test.ts`,
              `server/node/**/${NOT_POSTGRES}.test.ts`,
              `tests/{contract,outbox,pages}/**/${NOT_POSTGRES}.test.ts`,
            ],
            setupFiles: ['./tests/support/data/tidy.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'postgresql',
            environment: 'node',
            env: { DATABASE: 'postgres' },
            globalSetup: ['./tests/support/data/seeded-postgres.ts'],
            setupFiles: ['./tests/support/data/tidy.ts'],
            include: [...askedOnPostgres],
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'layar',
            environment: 'jsdom',
            server: {
              deps: {
                ...shared.server.deps,
                // Node's own modules, which stay with the libraries: what they keep belongs to a database, and each file has its own.
                external: [/\/(contract|server)\/.*\.ts$/],
              },
            },
            // tests/support/screens/browser.ts cleans the shared page and libraries after each file.
            // In one piece each: their hundreds of files would be read anew for every test file.
            deps: {
              optimizer: {
                client: {
                  enabled: true,
                  include: ['@chakra-ui/react', '@emotion/react', 'lucide-react'],
                  // There must be one of it.
                  exclude: ['react', 'react-dom'],
                },
              },
            },
            // The API answers from the page's own origin, as it does for users.
            environmentOptions: { jsdom: { url: 'http://localhost' } },
            include: ['{src,tests}/**/*.test.tsx'],
            setupFiles: ['./tests/support/screens/browser.ts'],
          },
        },
      ],
    },
  }),
);
