import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Somebody who types by the clock, and never waits for the screen. */
export interface Typist {
  /** Presses a key. @returns once the next one is due */
  press: (key: string) => Promise<void>;
  /** From now on the page's processor is so many times slower than this one. */
  slow: (times: number) => Promise<void>;
}

/** How a key is told to the browser. */
function named(key: string): { key: string; code: string; windowsVirtualKeyCode: number; text?: string } {
  if (key === 'Tab') return { key, code: 'Tab', windowsVirtualKeyCode: 9 };
  if (key === 'Enter') return { key, code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  if (key === ',') return { key, code: 'Comma', windowsVirtualKeyCode: 188, text: key };
  if (/^\d$/.test(key)) return { key, code: `Digit${key}`, windowsVirtualKeyCode: key.charCodeAt(0), text: key };
  throw new Error(`No key '${key}'`);
}

/** Half of the time from one key to the next a finger rests on the key, at most so long. */
const RESTS_AT_MOST_MS = 80;

/**
 * A typist at a page. The browser is told of each key when it is due, in order, whether or not the page has taken the
 * one before.
 *
 * @param rhythm milliseconds from one key to the next
 */
export async function createTypist(page: Page, rhythm: number): Promise<Typist> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let due = 0;
  const tell = (type: 'keyDown' | 'keyUp', key: ReturnType<typeof named>) => {
    const { text, ...rest } = key;
    const heard = session.send('Input.dispatchKeyEvent', {
      type,
      ...rest,
      ...(type === 'keyDown' && text && { text }),
    });
    // A page that is closed or killed in the middle of a row hears no more.
    heard.catch(() => undefined);
  };
  return {
    press: async (name) => {
      const key = named(name);
      // Never quicker than the rhythm, even when this process was held up.
      due = Math.max(due, performance.now()) + rhythm;
      tell('keyDown', key);
      await pause(Math.min(rhythm / 2, RESTS_AT_MOST_MS));
      tell('keyUp', key);
      await pause(Math.max(0, due - performance.now()));
    },
    slow: async (times) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    },
  };
}
