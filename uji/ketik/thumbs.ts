import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A point of the screen, in pixels. */
export type Spot = readonly [x: number, y: number];

/** Two thumbs that tap by the clock, and never wait for the screen. */
export interface Thumbs {
  /** Taps a key. @returns once the next tap is due */
  tap: (spot: Spot) => Promise<void>;
  /** Takes both thumbs off the glass. */
  lift: () => void;
  /** From now on the page's processor is so many times slower than this one. */
  slow: (times: number) => Promise<void>;
}

/**
 * Two thumbs at a page: the browser is told of each when it comes down and when it is lifted, whether or not the page has
 * taken the one before.
 *
 * @param rhythm milliseconds from one tap to the next
 * @param overlap for so many milliseconds after a thumb has come down the other one stays on its key
 */
export async function createThumbs(page: Page, rhythm: number, overlap: number): Promise<Thumbs> {
  const session = await page.context().newCDPSession(page);
  let down: { x: number; y: number; id: number }[] = [];
  let taps = 0;
  let due = 0;
  const tell = (type: 'touchStart' | 'touchEnd', touchPoints: typeof down) => {
    // A page that is closed or killed in the middle of a row hears no more.
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
  };
  /** Leaves only so many thumbs on the glass, those that came down last. */
  const liftBut = (last: number) => {
    const lifted = down.slice(0, Math.max(0, down.length - last));
    if (lifted.length === 0) return;
    down = down.slice(lifted.length);
    tell('touchEnd', lifted);
  };
  return {
    tap: async ([x, y]) => {
      // Never quicker than the rhythm, even when this process was held up.
      due = Math.max(due, performance.now()) + rhythm;
      liftBut(overlap === 0 ? 0 : 1);
      taps += 1;
      down = [...down, { x, y, id: taps % 10 }];
      tell('touchStart', down);
      await pause(Math.min(overlap, rhythm));
      liftBut(1);
      await pause(Math.max(0, due - performance.now()));
    },
    lift: () => liftBut(0),
    slow: async (times) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    },
  };
}

/** The centre of each key of the keypad, by its name. */
export const keysIn = (page: Page): Promise<Record<string, Spot>> =>
  page.evaluate(() => {
    const keys = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button[data-tuts]')];
    return Object.fromEntries(
      keys.map((key) => {
        const { x, y, width, height } = key.getBoundingClientRect();
        return [key.ariaLabel ?? key.textContent?.trim() ?? '', [x + width / 2, y + height / 2]] as const;
      }),
    );
  });

/** The keys of a figure on the keypad: its last noughts at once. */
export const tapsOf = (figure: number): string[] =>
  String(figure)
    .replace('.', ',')
    .match(/000$|00$|\d(?=0*00$)|\d|,/g)
    ?.map((key) => (key === ',' ? 'Koma' : key)) ?? [];

/** Keeps the page's main thread busy at random: for a twentieth to two fifths of a second, also as a thumb comes down. */
export const jam = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((first) => {
    let state = first;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const block = () => {
      const end = performance.now() + 50 + 350 * random();
      while (performance.now() < end);
    };
    const next = () =>
      setTimeout(
        () => {
          block();
          next();
        },
        300 + 1_500 * random(),
      );
    next();
    addEventListener('pointerdown', () => random() < 0.1 && block(), true);
  }, seed);
