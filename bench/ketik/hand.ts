import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { createTypist } from '../../uji/ketik/typist.ts';

/** Milliseconds from one key to the next of somebody who types off paper, and from one tap of a thumb to the next. */
export const KEY_MS = 200;
export const TAP_MS = 450;

/** What a way of entering took. */
export interface Effort {
  keys: number;
  taps: number;
  /** Of the row that took the most; null where rows are not told apart. */
  tapsAtMost: number | null;
  seconds: number;
}

/** A hand that works by the clock, and counts what it does. */
export interface Hand {
  key: (...names: string[]) => Promise<void>;
  /** Keys that are pressed together, which count as one. */
  chord: (names: string) => Promise<void>;
  /** A finger on the glass, or the mouse where there is none. */
  tap: (target: Locator) => Promise<void>;
  /** A row begins: its taps are counted. */
  row: () => void;
  /** A key of the phone's own keypad: a thumb's tap. */
  pad: (...names: string[]) => Promise<void>;
  /** Does something, and says what it took until nothing was left to do. */
  effort: (act: () => Promise<void>) => Promise<Effort>;
}

/** @param hasTouch whether taps are a finger's */
export async function createHand(page: Page, hasTouch: boolean): Promise<Hand> {
  const typist = await createTypist(page, hasTouch ? TAP_MS : KEY_MS);
  const count = { keys: 0, taps: 0 };
  /** How many taps there had been as each row began. */
  let begun: number[] = [];
  return {
    row: () => void begun.push(count.taps),
    key: async (...names) => {
      for (const name of names) {
        count.keys += 1;
        await typist.press(name);
      }
    },
    chord: async (names) => {
      count.keys += 1;
      await page.keyboard.press(names);
      await pause(KEY_MS);
    },
    pad: async (...names) => {
      for (const name of names) {
        count.taps += 1;
        await typist.press(name);
      }
    },
    tap: async (target) => {
      count.taps += 1;
      const due = performance.now() + TAP_MS;
      await (hasTouch ? target.tap() : target.click());
      await pause(Math.max(0, due - performance.now()));
    },
    effort: async (act) => {
      Object.assign(count, { keys: 0, taps: 0 });
      begun = [];
      const since = performance.now();
      await act();
      const seconds = (performance.now() - since) / 1000;
      const rows = begun.map((taps, at) => (begun[at + 1] ?? count.taps) - taps);
      return { ...count, tapsAtMost: rows.length > 0 ? Math.max(...rows) : null, seconds };
    },
  };
}
