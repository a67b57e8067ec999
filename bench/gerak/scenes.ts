import { type CDPSession, expect, type Page } from '@playwright/test';

/** Something that moves on a phone. */
export interface Scene {
  name: string;
  path: string;
  /** What stands before it moves. */
  prepare?: (page: Page) => Promise<void>;
  act: (stage: { page: Page; session: CDPSession }) => Promise<void>;
}

type Spot = readonly [x: number, y: number];

/** A screen's own step. */
const FRAME_MS = 1000 / 60;

/** So long everything has come to rest. */
const REST_MS = 900;

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A finger that goes from here to there and back, sixty times a second, whatever the page has made of it by then. */
async function drag(session: CDPSession, from: Spot, to: Spot): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y]) => ({ x, y })) });
  const steps = 60;
  const sent = [send('touchStart', [from])];
  const begun = performance.now();
  for (let step = 1; step <= steps; step += 1) {
    await after(Math.max(0, begun + step * FRAME_MS - performance.now()));
    // There with the first half, nearly back with the second: it springs the rest of the way.
    const part = Math.sin((Math.PI * 0.9 * step) / steps);
    sent.push(send('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]));
  }
  sent.push(send('touchEnd', []));
  await Promise.all(sent);
  await after(REST_MS);
}

const opened = async (page: Page, button: string | RegExp) => {
  await page.getByRole('button', { name: button }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await after(REST_MS);
};

const tapped = async (page: Page, link: string, heading: string | RegExp) => {
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: link }).tap();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await after(REST_MS);
};

/** A sheet of bare paper, which a finger moves without any code of the app: what it misses, the machine misses. */
const BARE_SHEET = `<!doctype html><meta name="viewport" content="width=device-width">
<body style="margin: 0; background: #faf8f3; touch-action: none"><nav></nav>
<div style="position: fixed; inset: 320px 0 0; background: #fff; border-radius: 16px; will-change: transform"></div>
<script>
  const sheet = document.querySelector('div');
  let from = 0;
  addEventListener('touchstart', ({ touches }) => (from = touches[0].clientY));
  addEventListener('touchmove', (event) => {
    event.preventDefault();
    sheet.style.transform = 'translateY(' + (event.touches[0].clientY - from) + 'px)';
  }, { passive: false });
  addEventListener('touchend', () => (sheet.style.transform = ''));
</script>`;

/** What is asked: what a finger moves, and the ways between screens. The first says what this machine can do. */
export const scenes: readonly Scene[] = [
  {
    name: 'bare paper is dragged',
    path: '/robots.txt',
    prepare: async (page) => {
      // No page of the app: its policy would let no script of this sheet run.
      await page.goto('about:blank');
      await page.setContent(BARE_SHEET);
    },
    act: ({ session }) => drag(session, [200, 520], [200, 720]),
  },
  {
    name: 'a sheet is dragged',
    path: '/harga-pangan/melak',
    prepare: (page) => opened(page, /Bawang Merah/),
    act: ({ session }) => drag(session, [200, 520], [200, 720]),
  },
  {
    name: 'the drawer is dragged',
    path: '/harga-pangan/melak',
    prepare: (page) => opened(page, 'Buka menu'),
    act: ({ session }) => drag(session, [280, 500], [90, 500]),
  },
  {
    name: 'a page is pulled',
    path: '/harga-pangan/melak',
    prepare: async (page) => {
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => getComputedStyle(document.documentElement).overscrollBehaviorY === 'contain');
    },
    act: ({ session }) => drag(session, [200, 200], [200, 380]),
  },
  {
    name: 'a sheet opens, and closes',
    path: '/harga-pangan/melak',
    act: async ({ page }) => {
      await opened(page, /Bawang Merah/);
      await page.getByRole('button', { name: 'Tutup' }).tap();
      await after(REST_MS);
    },
  },
  {
    name: 'forward to a product, and back',
    path: '/etalase',
    act: async ({ page }) => {
      await page.getByRole('main').getByRole('link').first().tap();
      await expect(page.getByRole('link', { name: 'Hubungi' })).toBeVisible();
      await after(REST_MS);
      await page.getByRole('button', { name: 'Kembali' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Etalase' })).toBeVisible();
      await after(REST_MS);
    },
  },
  {
    name: 'forward to a kecamatan, and back',
    path: '/harga-pangan',
    act: async ({ page }) => {
      await page.getByRole('link', { name: /Melak/ }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Melak' })).toBeVisible();
      await after(REST_MS);
      await page.getByRole('button', { name: 'Kembali' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Harga Pangan' })).toBeVisible();
      await after(REST_MS);
    },
  },
  {
    name: 'from tab to tab',
    path: '/etalase',
    act: async ({ page }) => {
      await tapped(page, 'Harga Pangan', 'Harga Pangan');
      await tapped(page, 'Etalase', 'Etalase');
    },
  },
];
