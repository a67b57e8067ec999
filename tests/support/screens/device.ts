import 'fake-indexeddb/auto';
import './page.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { deviceDatabase } from '@/shared/lib/device';

/**
 * Takes away what a test leaves on the device, and lets nothing be complained of. To be called by what sets a file up:
 * modules are loaded once a worker.
 *
 * @param ms how long what must come may take
 */
export function tidyDevice(ms: number): void {
  const complaints: unknown[][] = [];
  configure({ asyncUtilTimeout: ms, getElementError: whatIsSeen });

  beforeEach(() => {
    // A dialog that was still opening makes the page deaf once its screen is gone.
    document.body.style.removeProperty('pointer-events');
    vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  });

  afterEach(async () => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    // What the app is still writing comes first: its ledger, which follows the database, would tell the next test of a loss.
    for (const store of ['draf', 'kotak', 'giliran', 'jurnal'] as const) await (await deviceDatabase()).clear(store);
    // Markup that a test wrote there by hand, and sheets that are still on their way out.
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    // What stands in the address bar is asked for the entry that a screen is in.
    window.history.replaceState(null, '', '/');
    expect(complaints.splice(0)).toEqual([]);
  });
}

const ON_SCREEN = '\n\nOn screen: ';

/**
 * What a test did not find, and what somebody would have seen in its place: the whole markup hides both. Looked at when
 * it is read: who waits misses a thing often before it comes.
 */
function whatIsSeen(message: string | null): Error {
  return Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
    configurable: true,
    get: () => sentenceOf(message),
  });
}

function sentenceOf(message: string | null): string {
  const seen = [...document.querySelectorAll<HTMLElement>('body *:not(script, style)')].flatMap((element) => {
    const value = element instanceof HTMLInputElement ? `[${element.value}]` : '';
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return [...own.map(({ textContent }) => textContent?.trim()), element.getAttribute('aria-label'), value].filter(
      Boolean,
    );
  });
  // Who has waited asks once more, with what was said already.
  const missed = message?.split(ON_SCREEN)[0];
  return `${missed}${ON_SCREEN}${seen.join(' | ')}`;
}
