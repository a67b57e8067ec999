import { type CDPSession, expect, type Page } from '@playwright/test';
import { atRest, BARE_SHEET, drag, toAndFro } from './finger.ts';

/** Something that moves on a phone. */
export interface Scene {
  name: string;
  path: string;
  /** What stands before it moves. */
  prepare?: (page: Page) => Promise<void>;
  act: (stage: { page: Page; session: CDPSession }) => Promise<void>;
}

const opened = async (page: Page, button: string | RegExp) => {
  await page.getByRole('button', { name: button }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await atRest();
};

const tapped = async (page: Page, link: string, heading: string | RegExp) => {
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: link }).tap();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await atRest();
};

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
    act: ({ session }) => drag(session, { from: [200, 520], to: [200, 720] }),
  },
  {
    name: 'a sheet is dragged',
    path: '/harga-pangan/melak',
    prepare: (page) => opened(page, /Bawang Merah/),
    act: ({ session }) => drag(session, { from: [200, 520], to: [200, 720] }),
  },
  {
    name: 'the drawer is dragged',
    path: '/harga-pangan/melak',
    prepare: (page) => opened(page, 'Buka menu'),
    act: ({ session }) => drag(session, { from: [280, 500], to: [90, 500] }),
  },
  {
    name: 'a finger goes along a curve',
    path: '/harga-pangan/melak/beras-medium',
    prepare: (page) => page.getByRole('slider').scrollIntoViewIfNeeded(),
    act: async ({ page, session }) => {
      const field = await page.getByRole('slider').boundingBox();
      if (!field) throw new Error('No curve waits for a finger');
      const y = field.y + field.height / 2;
      await drag(session, { from: [field.x + 1, y], to: [field.x + field.width - 1, y], way: toAndFro, steps: 120 });
    },
  },
  {
    name: 'a page is pulled',
    path: '/harga-pangan/melak',
    prepare: async (page) => {
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => getComputedStyle(document.documentElement).overscrollBehaviorY === 'contain');
    },
    act: ({ session }) => drag(session, { from: [200, 200], to: [200, 380] }),
  },
  {
    name: 'a sheet opens, and closes',
    path: '/harga-pangan/melak',
    act: async ({ page }) => {
      await opened(page, /Bawang Merah/);
      await page.getByRole('button', { name: 'Tutup' }).tap();
      await atRest();
    },
  },
  {
    name: 'forward to a product, and back',
    path: '/etalase',
    act: async ({ page }) => {
      await page.getByRole('main').getByRole('link').first().tap();
      await expect(page.getByRole('link', { name: 'Hubungi' })).toBeVisible();
      await atRest();
      await page.getByRole('button', { name: 'Kembali' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Etalase' })).toBeVisible();
      await atRest();
    },
  },
  {
    name: 'forward to a kecamatan, and back',
    path: '/harga-pangan',
    act: async ({ page }) => {
      await page.getByRole('link', { name: /Melak/ }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Melak' })).toBeVisible();
      await atRest();
      await page.getByRole('button', { name: 'Kembali' }).tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Harga Pangan' })).toBeVisible();
      await atRest();
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
