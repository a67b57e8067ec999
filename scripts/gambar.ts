import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../bench/server.ts';
import { findChromium } from './find-chromium.ts';
import { ROOT } from './run.ts';

/** What is photographed: a name, an address, and what to do there first. */
const scenes: [name: string, path: string, prepare?: (page: Page) => Promise<unknown>][] = [
  ['beranda', '/'],
  ['etalase', '/etalase'],
  ['detail-produk', '/detail-produk/lemon-california-ngenyan-asa'],
  ['harga-pangan', '/harga-pangan'],
  ['harga-pangan-melak', '/harga-pangan/melak'],
  [
    'detail-harga-pangan',
    '/harga-pangan/melak',
    async (page) => {
      await page.getByRole('button', { name: /^Cabai Rawit/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
];
const sizes = { hp: { width: 360, height: 740 }, meja: { width: 1280, height: 800 } };

/** Photographs the screens of the running app into docs/gambar: `npm run gambar`. */
const folder = join(ROOT, 'docs', 'gambar');
await mkdir(folder, { recursive: true });
await using server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const [size, viewport] of Object.entries(sizes)) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: 'id-ID',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const [name, path, prepare] of scenes) {
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}-${size}.webp`));
  }
  await context.close();
}
await browser.close();
