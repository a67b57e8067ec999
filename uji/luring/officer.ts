import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { keysOf } from '../ketik/rows.ts';
import { createTypist } from '../ketik/typist.ts';
import { KEY_MS, PATIENCE_MS, type Seat, type Typed, watchRows } from './watching.ts';

/** Which form the officer fills in. */
export interface Sheet {
  periode_id: number;
  kecamatan_id: number;
}

/** An officer at his phone. He types row after row without looking at the screen. */
export interface AtWork {
  /** Opens the price form of a sheet, however long it takes. @returns whether the first attempt succeeded */
  open: (origin: string, sheet: Sheet) => Promise<boolean>;
  /** Types rows, each with a price of its own. @returns how many of them there was room for */
  type: (prices: readonly number[]) => Promise<number>;
  /** How many rows that he had typed to their end came back in the form, and were sent from there. */
  returned: () => number;
  /**
   * Looks up. @returns null when all that he typed since he opened the form is stored, or is within a while; else what is
   * missing, and what he sees
   */
  looksUp: () => Promise<string | null>;
}

const LOOKS_MS = 1_000;

/**
 * Sits an officer down at a page that has just been opened.
 *
 * @param komoditi their ids by their names: a form shows names
 */
export async function sitDown(
  { page, petugas, ledger, slower }: Seat,
  komoditi: ReadonlyMap<string, number>,
): Promise<AtWork> {
  const typist = await createTypist(page, KEY_MS);
  await typist.slow(slower);
  let sheet: Sheet = { periode_id: 0, kecamatan_id: 0 };
  /** What he typed since he opened the form, and for which commodities it was sent. */
  let rows: Typed[] = [];
  let sent: number[] = [];
  let returned = 0;
  const note = () => {
    for (const [at, row] of rows.entries()) row.komoditi_id = sent[at] ?? null;
  };
  await page.exposeFunction('dikirim', (nama: string) => {
    sent.push(komoditi.get(nama) ?? Number.NaN);
    note();
  });
  await page.addInitScript(tellSubmits);
  const watch = watchRows(page, () => rows);

  return {
    open: async (origin, next) => {
      const isFirst = await openSheet(page, origin, next);
      sheet = next;
      const [eceran, grosir] = pricesIn(page);
      const texts = [await eceran.inputValue(), await grosir.inputValue()].map((text) => text.replaceAll('.', ''));
      const back = ledger.find(
        (row) => row.petugas === petugas && !row.isPromised && texts.every((text) => text === String(row.harga)),
      );
      rows = back ? [back] : [];
      sent = [];
      returned += rows.length;
      // A whole row that came back is on his paper; half of one he types anew, under another price.
      if (back) await grosir.press('Enter');
      else for (const field of [grosir, eceran]) await field.fill('');
      watch.begin();
      return isFirst;
    },
    type: async ([harga = 0]) => {
      const row: Typed = { petugas, harga, ...sheet, komoditi_id: null, isPromised: false };
      ledger.push(row);
      rows.push(row);
      note();
      for (const key of keysOf({ angka: [harga, harga] })) await typist.press(key);
      return 1;
    },
    returned: () => returned,
    looksUp: watch.looksUp,
  };
}

async function openSheet(page: Page, origin: string, { periode_id, kecamatan_id }: Sheet): Promise<boolean> {
  const address = `${origin}/dashboard/harga-pangan/edit?periode=${periode_id}&kecamatan=${kecamatan_id}`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await page.goto(address, { timeout: PATIENCE_MS });
      const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
      const button = page.getByRole('button', { name: 'Tambah', exact: true });
      await button.or(dialog).first().waitFor({ timeout: PATIENCE_MS });
      if (!(await dialog.isVisible())) await button.click({ timeout: PATIENCE_MS });
      await dialog.getByRole('combobox', { name: 'Komoditi' }).waitFor({ timeout: PATIENCE_MS });
      await pricesIn(page)[0].waitFor({ timeout: PATIENCE_MS });
      // A draft is read from the device a moment after its form has come.
      await pause(LOOKS_MS);
      return attempt === 0;
    } catch {
      await pause(500);
    }
  }
  throw new Error(`${address} did not open`);
}

const pricesIn = (page: Page): [eceran: Locator, grosir: Locator] => [
  page.getByRole('textbox', { name: 'Harga Eceran' }),
  page.getByRole('textbox', { name: 'Harga Grosir' }),
];

/** Runs in the page: tells for which commodity the form is sent, by its name. */
function tellSubmits(): void {
  const tell = () => {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>('[role=dialog] [name=komoditi_id]');
    const shown = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field?.value;
    // 'Beras (per kg)'.
    const nama = shown?.replace(/ \(per .*\)$/, '') ?? '';
    void (window as typeof window & { dikirim: (nama: string) => void }).dikirim(nama);
  };
  document.addEventListener('submit', tell, true);
}

/** How many rows the header says are waiting. */
export async function waitingIn(page: Page): Promise<number> {
  const label = await page
    .locator('header a[aria-label^="Kotak keluar"]')
    .getAttribute('aria-label', { timeout: 1_000 })
    .catch(() => null);
  return Number(label?.replace(/\D/g, '') ?? 0);
}
