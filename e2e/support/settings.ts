import { join } from 'node:path';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

const RESULTS = join(import.meta.dirname, '..', '..', 'test-results');

/**
 * Where a suite leaves what there is to see of journeys that failed: picture, trace, and what its servers said. Playwright
 * empties it when the suite begins: none may lie within another's.
 */
export const resultsOf = (suite: string): string => join(RESULTS, suite);

/** What journeys in the app and in the demo have in common. */
export const use = {
  locale: 'id-ID',
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    // Browser sandboxes need rights that root in a container does not have.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
  screenshot: 'only-on-failure',
  // Pictures and documents of every step would cost every journey; its last picture and what stood on it lie beside.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
} satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
