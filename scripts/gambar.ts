import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../bench/lib/server.ts';
import { DEMO_PASSWORD } from '../demo/world/people.ts';
import { ROOT } from './run.ts';
import { scenesOf } from './scenes.ts';
import { findChromium } from './test/find-chromium.ts';

const sizes = {
  hp: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true },
  meja: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/**
 * Photographs the screens of the running app into docs/gambar: `npm run gambar`. With names behind it, only the scenes
 * whose name begins with one of them.
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.some((begin) => name.startsWith(begin));
const folder = join(ROOT, 'docs', 'gambar');
await mkdir(folder, { recursive: true });
await using server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const [size, device] of Object.entries(sizes)) {
  for (const [username, scenes] of Object.entries(scenesOf)) {
    const context = await browser.newContext({ ...device, locale: 'id-ID', reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (username) await logIn(page, username);
    for (const [name, path, prepare] of scenes.filter(([name]) => isWanted(name))) {
      await page.goto(server.origin + path, { waitUntil: 'networkidle' });
      await prepare?.(page);
      await pictures(page);
      const picture = await page.screenshot({ animations: 'disabled' });
      await sharp(picture)
        .webp({ quality: 75, effort: 6 })
        .toFile(join(folder, `${name}-${size}.webp`));
    }
    await context.close();
  }
}
await browser.close();

/** Waits for what is to be seen: other pictures load when somebody comes near. */
async function pictures(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return image.complete || top > window.innerHeight || left > window.innerWidth || left < 0;
    }),
  );
}

async function logIn(page: Page, username: string): Promise<void> {
  const answer = await page.request.post(`${server.origin}/api/login`, { data: { username, password: DEMO_PASSWORD } });
  const { data } = await answer.json();
  const kept = {
    accessToken: JSON.stringify(data.access_token),
    profil: JSON.stringify({ user: data.user, sejak: Date.now() }),
  };
  await page.addInitScript((entries) => Object.assign(localStorage, entries), kept);
}
