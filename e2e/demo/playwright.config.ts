import { defineConfig, devices } from '@playwright/test';
import { DEMO_PORT as port } from '../servers';

/** The built demo, on a host that knows files and nothing else. */
export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.ts',
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    viewport: { width: 360, height: 740 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  outputDir: '../../test-results/demo',
  webServer: {
    command: `"${process.execPath}" scripts/demo.ts --coba`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    timeout: 400_000,
    env: { PORT: String(port) },
  },
});
