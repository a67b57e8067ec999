import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { letterFolder } from './letters';

// Two checkouts on one machine take ports of their own.
const port = Number(process.env['E2E_PORT'] ?? 3210);
const mailPort = port + 1;
const data = join(tmpdir(), `lumbung-e2e-${port}`);
// The server of a run starts with a database of its own; workers read this file again and must leave it alone.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const folder of [data, letterFolder]) rmSync(folder, { recursive: true, force: true });
}

const chromium = {
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  // Browser sandboxes need rights that root in a container does not have.
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Journeys wait for more than they work: three keep two cores busy.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    launchOptions: chromium,
    screenshot: 'only-on-failure',
    // A worker that keeps answers would stand between a test and the server; its own tests let it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'hp', grepInvert: /@meja/, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    {
      name: 'meja',
      grep: /@dua-ukuran|@meja/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  outputDir: '../test-results',
  webServer: [
    {
      command: `"${process.execPath}" e2e/mail-server.ts ${mailPort} "${letterFolder}"`,
      cwd: '..',
      port: mailPort,
    },
    {
      command: `"${process.execPath}" server/serve.ts`,
      cwd: '..',
      url: `http://localhost:${port}/api/kecamatan`,
      timeout: 180_000,
      env: {
        PORT: String(port),
        DATA_DIR: data,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: 'Lumbung <lumbung@contoh.id>',
        // So that a test can come from an address of its own.
        TRUSTED_PROXY: '127.0.0.1,::1',
      },
    },
  ],
});
