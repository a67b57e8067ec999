import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { clockShiftMs } from '../../tests/support/clock/run-on-test-day';
import { shiftClock } from '../../tests/support/clock/shift-clock';

/** Most tests let no service worker in, and are told so. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/** A journey whose screens change their shape with the width: it is walked on a phone and on a desk. */
export const DUA_UKURAN = '@dua-ukuran';

/** A journey of those who have a keyboard: it is walked on a desk. */
export const MEJA = '@meja';

/**
 * A page on which any complaint of the browser fails the test; say beforehand which are expected. Pages of every context
 * have the clock of the tests' day.
 */
export const test = base.extend<{ expected: RegExp[] }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftClock, clockShiftMs);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  expected: async ({}, use) => use([]),
  page: async ({ page, expected }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text() === WITHOUT_WORKER) return;
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(page);
    expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until React has taken over what the server rendered. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const button = document.querySelector('header button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });

/** The message that the server has stored a write. A late answer is announced by the row's name instead. */
export const storedMessage = (page: Page, done: string) =>
  page.getByText(new RegExp(`^${done}|^Terkirim: |data terkirim$`)).first();

/** So long a message stays; the bar below it runs down meanwhile. */
const MESSAGE_MS = 5_000;

/** Waits until nothing moves by an animation of its own, except messages and what never ends. */
export const atRest = (page: Page) =>
  page.evaluate(
    (messageMs) =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < messageMs)
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .map(({ finished }) => finished.catch(() => undefined)),
      ),
    MESSAGE_MS,
  );

/** Waits until what lies over the screen has come to its place: a spring moves it, which is no animation of the browser's. */
const overlaysRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const places = () =>
      JSON.stringify([...document.querySelectorAll('[role=dialog]')].map((sheet) => sheet.getBoundingClientRect()));
    let before = places();
    for (let restingFrames = 0; restingFrames < 3; ) {
      await frame();
      const now = places();
      restingFrames = now === before ? restingFrames + 1 : 0;
      before = now;
    }
  });

/**
 * How far a page is scrolled once its rows have their true heights: after a first scroll they get them when the processor
 * has nothing better to do (long-list.module.css), and what is at the end moves by what they differ.
 */
export async function scrolledTo(page: Page): Promise<number> {
  await page.waitForFunction(() => document.querySelector('[data-awal]') === null);
  return page.evaluate(() => window.scrollY);
}

export async function expectAccessible(page: Page): Promise<void> {
  // A screen that is still fading in has colours of its own for a moment.
  await atRest(page);
  await overlaysRest(page);
  const { violations } = await new AxeBuilder({ page })
    // The app has no frames: a page of axe's own to gather theirs would cost half of the time.
    .setLegacyMode()
    // No rule of these reads style sheets, which axe would fetch anew, also where a journey has cut the network.
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

export { expect };

/** When all code has come that opens over a screen; asked before the sign at which it is fetched. */
export async function overlaysArrive(page: Page): Promise<void> {
  const parts = ['chakra', 'pengguna'].map((part) => page.waitForResponse(new RegExp(`/assets/${part}-.*\\.js$`)));
  await Promise.all(parts.map(async (part) => (await part).finished()));
}
