import '../tests/support/clock/run-on-test-day';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { appServer, mailServer, robotServer } from './support/servers';
import { resultsOf, use } from './support/settings';

// The servers of a run start with data of their own; workers read this file again and must leave it alone.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  for (const folder of [appServer.data, robotServer.data, mailServer.folder]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

const output = resultsOf('perjalanan');

const server = ({ url, port, data, robotCheck }: typeof appServer, log: string) => ({
  command: `"${process.execPath}" e2e/support/serve.ts "${join(output, log)}"`,
  cwd: '..',
  url: `${url}/api/kecamatan`,
  timeout: 180_000,
  env: {
    PORT: String(port),
    DATA_DIR: data,
    ROBOT_CHECK: robotCheck,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'Lumbung <lumbung@contoh.id>',
    // So that a test can come from an address of its own.
    TRUSTED_PROXY: '127.0.0.1,::1',
  },
});

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Journeys wait for more than they work: three keep two cores busy.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...use,
    baseURL: appServer.url,
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
  outputDir: output,
  webServer: [
    {
      command: `"${process.execPath}" e2e/support/mail-server.ts ${mailServer.port} "${mailServer.folder}"`,
      cwd: '..',
      port: mailServer.port,
    },
    server(appServer, 'server.log'),
    server(robotServer, 'server-pemeriksaan-robot.log'),
  ],
});
