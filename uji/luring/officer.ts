import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { keysOf } from '../ketik/rows.ts';
import { createTypist } from '../ketik/typist.ts';
import type { InTab, Sheet } from './at-work.ts';
import type { Typed } from './paper.ts';
import { KEY_MS, PATIENCE_MS, type Seat, watchRows } from './watching.ts';

const LOOKS_MS = 1_000;

/** Sits an officer down at the form of one row. */
export async function sitDown({ page, petugas, tab, ledger, komoditi, slower }: Seat): Promise<InTab> {
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
  // 'Beras (per kg), sudah diisi': behind its name a choice says its unit, and that another tab was faster.
  const komoditiIn = (choice: string): number => {
    const names = [...komoditi.keys()].filter((name) => choice.startsWith(name));
    return komoditi.get(names.sort((one, other) => other.length - one.length)[0] ?? '') ?? Number.NaN;
  };
  await page.exposeFunction('dikirim', (choice: string) => {
    sent.push(komoditiIn(choice));
    note();
  });
  await page.addInitScript(tellSubmits);
  const watch = watchRows(page, () => rows);
  const put = (harga: number): Typed => {
    const words = { isPromised: false, isPasted: false, isGivenUp: false, isOutOfTurn: false };
    const row: Typed = { petugas, tab, harga, ...sheet, komoditi_id: null, ...words };
    ledger.push(row);
    rows.push(row);
    note();
    return row;
  };
  const press = async (keys: readonly string[]) => {
    for (const key of keys) await typist.press(key);
  };

  return {
    page: () => page,
    pages: () => [page],
    isStored: watch.isStored,
    open: async (origin, next) => {
      const isFirst = await openSheet(page, origin, next);
      sheet = next;
      const [eceran, grosir] = pricesIn(page);
      const texts = await textsIn(page);
      const back = ledger.find(
        (row) => row.petugas === petugas && !row.isGivenUp && texts.every((text) => text === String(row.harga)),
      );
      rows = back ? [back] : [];
      sent = [];
      returned += rows.length;
      // A whole row that came back, also one that the server has refused, is on his paper; half of one he types anew, under another price.
      if (back) await grosir.press('Enter');
      else for (const field of [grosir, eceran]) await field.fill('');
      watch.begin();
      return isFirst;
    },
    look: async () => {
      await pause(LOOKS_MS);
      // An answer has closed the form.
      await showForm(page);
    },
    type: async ([harga = 0]) => {
      put(harga);
      await press(keysOf({ angka: [harga, harga] }));
      return 1;
    },
    again: async () => {
      const isHeldBack = (row: Typed) => !row.isPromised && !row.isGivenUp && !row.isOutOfTurn;
      const again = rows.filter(isHeldBack);
      rows = [...rows.filter((row) => !isHeldBack(row)), ...again];
      for (const { harga } of again) await press(keysOf({ angka: [harga, harga] }));
    },
    begin: async (harga) => {
      const row = put(harga);
      row.isOutOfTurn = true;
      await press([...String(harga), 'Tab']);
      return row;
    },
    finish: async ({ harga }) => {
      await pause(LOOKS_MS);
      const texts = await textsIn(page);
      if (texts.join() !== `${harga},`) throw new Error(`The form holds ${texts.join(' / ')}, and not ${harga}`);
      await press([...String(harga), 'Enter']);
    },
    returned: () => returned,
    looksUp: watch.looksUp,
  };
}

const textsIn = (page: Page): Promise<string[]> =>
  Promise.all(pricesIn(page).map(async (field) => (await field.inputValue()).replaceAll('.', '')));

async function openSheet(page: Page, origin: string, { periode_id, kecamatan_id }: Sheet): Promise<boolean> {
  const address = `${origin}/dashboard/harga-pangan/edit?periode=${periode_id}&kecamatan=${kecamatan_id}`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await page.goto(address, { timeout: PATIENCE_MS });
      await showForm(page);
      // A draft is read from the device a moment after its form has come.
      await pause(LOOKS_MS);
      return attempt === 0;
    } catch {
      await pause(500);
    }
  }
  throw new Error(`${address} did not open`);
}

async function showForm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const button = page.getByRole('button', { name: 'Tambah', exact: true });
  await button.or(dialog).first().waitFor({ timeout: PATIENCE_MS });
  if (!(await dialog.isVisible())) await button.click({ timeout: PATIENCE_MS });
  await dialog.getByRole('combobox', { name: 'Komoditi' }).waitFor({ timeout: PATIENCE_MS });
  await pricesIn(page)[0].waitFor({ timeout: PATIENCE_MS });
}

const pricesIn = (page: Page): [eceran: Locator, grosir: Locator] => [
  page.getByRole('textbox', { name: 'Harga Eceran' }),
  page.getByRole('textbox', { name: 'Harga Grosir' }),
];

/** Runs in the page: tells for which commodity the form is sent, by the text of its choice. */
function tellSubmits(): void {
  const tell = () => {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>('[role=dialog] [name=komoditi_id]');
    const choice = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field?.value;
    void (window as typeof window & { dikirim: (choice: string) => void }).dikirim(choice ?? '');
  };
  document.addEventListener('submit', tell, true);
}
