import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const shared = {
  // Its "main" is a browser bundle that Node cannot load.
  server: { deps: { inline: ['apollo-link-rest'] } },
};

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      globalSetup: ['./tests/support/seeded-database.ts'],
      projects: [
        {
          extends: true,
          test: {
            ...shared,
            name: 'aturan dan server',
            environment: 'node',
            include: ['{contract,server,scripts,src}/**/*.test.ts', 'tests/{api,contract}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'layar',
            environment: 'jsdom',
            testTimeout: 20_000,
            include: ['{src,tests}/**/*.test.tsx'],
            setupFiles: ['./tests/support/browser.ts'],
          },
        },
      ],
    },
  }),
);
