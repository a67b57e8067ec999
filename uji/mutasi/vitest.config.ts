import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';
import { isTargetName, type Target, targets } from './targets.ts';

const name = process.env['MUTASI'] ?? '';
if (!isTargetName(name)) throw new Error('uji/mutasi.ts says which target it is');
const { node, jsdom = [], asksApi = false }: Target = targets[name];

const shared = {
  // What never comes is a mutant that was found.
  testTimeout: 20_000,
  expect: { poll: { timeout: 5_000 } },
  server: { deps: { inline: ['apollo-link-rest'] } },
  isolate: false,
};

/** The tests of a target and no others, with as little around them as they need: they run once for each mutant. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      globalSetup: asksApi ? ['./tests/support/data/seeded-database.ts'] : [],
      projects: [
        {
          extends: true,
          test: {
            ...shared,
            name: 'node',
            environment: 'node',
            include: [...node],
            setupFiles: asksApi ? ['./tests/support/data/tidy.ts'] : [],
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'jsdom',
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost' } },
            include: [...jsdom],
            setupFiles: ['./uji/mutasi/device.ts'],
          },
        },
      ].filter(({ test }) => test.include.length > 0),
    },
  }),
);
