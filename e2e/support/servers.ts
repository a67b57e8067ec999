import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Two checkouts on one machine take ports of their own. */
const port = Number(process.env['E2E_PORT'] ?? 3210);
const folder = (name: string) => join(tmpdir(), `lumbung-e2e-${name}-${port}`);

export const mailServer = { port: port + 1, folder: folder('surat') };

/** The demo's host, see demo/playwright.config.ts. */
export const DEMO_PORT = port + 2;

/** Asks nobody whether he is a robot: to find that out takes a processor of those whose journey is about other things. */
export const appServer = { url: `http://localhost:${port}`, port, data: folder('data'), robotCheck: 'off' };

export const robotServer = {
  url: `http://localhost:${port + 3}`,
  port: port + 3,
  data: folder('data-robot'),
  robotCheck: 'altcha',
};
