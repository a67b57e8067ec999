import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { outboxIn } from '../outbox.ts';

/** A row as whoever typed it knows it. */
export interface Typed {
  petugas: number;
  harga: number;
  periode_id: number;
  kecamatan_id: number;
  /** For which commodity, by what stood there when it was typed or sent; null while that is not known. */
  komoditi_id: number | null;
  /** It lies in the device's outbox; until then nobody was promised anything. */
  isPromised: boolean;
}

/** Who sits down at which page. */
export interface Seat {
  page: Page;
  petugas: number;
  ledger: Typed[];
  /** How many times slower the processor is than this machine's; four times is a cheap phone. */
  slower: number;
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
    /** @returns null when all rows are stored, or are within a while; else what is missing, and what is on screen */
    looksUp: async (): Promise<string | null> => {
      const isDone = () => rows().every(({ isPromised }) => isPromised);
      for (let waited = 0; !isDone() && waited < PATIENCE_MS; waited += 50) await pause(50);
      if (isDone()) return null;
      const missing = rows()
        .filter(({ isPromised }) => !isPromised)
        .map(({ harga }) => harga);
      return `${missing.join(', ')} not stored; on screen: ${await seenOn(page)}`;
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
