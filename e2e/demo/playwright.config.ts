import '../../tests/support/clock/run-on-test-day';
import { defineConfig, devices } from '@playwright/test';
import { DEMO_PORT as port } from '../support/servers';
import { resultsOf, use } from '../support/settings';

/** The built demo, on a host that knows files and nothing else. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys.ts', 'visitor.ts'],
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    ...use,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 360, height: 740 },
  },
  outputDir: resultsOf('demo'),
  webServer: {
    command: `"${process.execPath}" demo/build.ts --coba`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    timeout: 400_000,
    env: { PORT: String(port) },
  },
});
