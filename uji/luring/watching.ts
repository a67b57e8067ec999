import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { outboxIn } from '../outbox.ts';
import type { Tally, Typed } from './paper.ts';

/** Who sits down at which page. */
export interface Seat {
  page: Page;
  petugas: number;
  /** Of those that he has open, from 1. */
  tab: number;
  ledger: Typed[];
  tally: Tally;
  /** The commodities' ids by their names, in the order of the sheets. */
  komoditi: ReadonlyMap<string, number>;
  /** The processor is so many times slower than this machine's; four times is a cheap phone. */
  slower: number;
  random: () => number;
}

export const PATIENCE_MS = 20_000;
/** That of practised hands. */
export const KEY_MS = 120;
const WATCH_MS = 200;
/** More than somebody types between two looks, or pastes at once. */
const NEWEST = 200;

/** Watches the device's outbox for the rows that somebody types. */
export function watchRows(page: Page, rows: () => readonly Typed[]) {
  let isWatched = false;
  const watch = async () => {
    while (!page.isClosed()) {
      const written = await outboxIn(page, NEWEST).catch(() => []);
      const stored = new Set(
        written.map(({ variables, saved }) =>
          Number(saved?.['harga_pangan']?.['harga_eceran'] ?? variables.input['harga_eceran']),
        ),
      );
      for (const row of rows()) row.isPromised ||= stored.has(row.harga);
      await pause(WATCH_MS);
    }
  };
  return {
    begin: () => {
      if (!isWatched) void watch();
      isWatched = true;
    },
    isStored: () => rows().every(({ isPromised, isGivenUp, isOutOfTurn }) => isPromised || isGivenUp || isOutOfTurn),
    /** @returns null when all rows are stored, or are within a while; else what is missing, and what is on screen */
    looksUp: async (): Promise<string | null> => {
      const isOpen = ({ isPromised, isGivenUp }: Typed) => !isPromised && !isGivenUp;
      for (let waited = 0; rows().some(isOpen) && waited < PATIENCE_MS; waited += 50) await pause(50);
      const missing = rows().filter(isOpen);
      if (missing.length === 0) return null;
      const prices = missing.map(({ harga }) => harga).join(', ');
      return `${prices} not stored; on screen: ${await seenOn(page)}`;
    },
  };
}

/** The page and its form as they stand, in a line; where the focus is, and what the fields hold. */
export const seenOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
    const fields = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input, [role=dialog] select')];
    const { tagName, textContent } = document.activeElement ?? {};
    const name = document.activeElement?.getAttribute('name') ?? textContent?.slice(0, 40);
    return JSON.stringify({
      address: window.location.href,
      state: `${document.readyState}, ${navigator.serviceWorker.controller?.state ?? 'no worker'}`,
      page: document.querySelector('main')?.innerText.slice(0, 200),
      text: dialogs.map(({ innerText }) => innerText.slice(0, 600)),
      values: fields.map(({ name: field, value }) => `${field}=${value}`),
      focus: `${tagName} ${name}`,
    });
  });
