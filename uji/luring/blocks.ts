import type { Page } from '@playwright/test';
import { PATIENCE_MS } from './watching.ts';

/** A row of a block: the commodity beside which it belongs, and its price. */
export interface Line {
  nama: string;
  harga: number;
}

/** A block as a spreadsheet copies it. */
export interface Block {
  text: string;
  /** What is chosen for each column where the app asks; null where its columns are certain. */
  columns: readonly string[] | null;
}

const PASS = 'Abaikan';
const RETAIL = 'Harga Eceran';
const WHOLESALE = 'Harga Grosir';
const NAME = 'Komoditi';

const blockOf = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => cells.join('\t')).join('\r\n');

const bare = (rows: readonly Line[]): Block => ({
  text: blockOf(rows.map(({ harga }) => [harga, harga])),
  columns: null,
});
const titled = (rows: readonly Line[]): Block => ({
  text: blockOf([[NAME, RETAIL, WHOLESALE], ...rows.map(({ nama, harga }) => [nama, harga, harga])]),
  columns: null,
});
const untitled = (rows: readonly Line[]): Block => ({
  text: blockOf(rows.map(({ nama, harga }) => [nama, harga, harga])),
  columns: [NAME, RETAIL, WHOLESALE],
});
/** Last week's price stands beside this week's. */
const unclear = (rows: readonly Line[]): Block => ({
  text: blockOf([
    ['No', NAME, 'Kemarin', 'Hari Ini', 'Partai'],
    ...rows.map(({ nama, harga }, at) => [at + 1, nama, harga - 7, harga, harga]),
  ]),
  columns: [PASS, NAME, PASS, RETAIL, WHOLESALE],
});
const numbered = (rows: readonly Line[]): Block => ({
  text: blockOf(rows.map(({ harga }, at) => [at + 1, harga, harga])),
  columns: [PASS, RETAIL, WHOLESALE],
});

/** Blocks of all kinds, those that are certain and those of which the app asks. */
export const blockKinds: readonly ((rows: readonly Line[]) => Block)[] = [bare, titled, untitled, unclear, numbered];

/** Brings a block to the cell that has the focus, as Ctrl+V does. */
export const pasteInto = (page: Page, text: string): Promise<void> =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

/** Says which column is which, and takes the block in. @param figures the number of figures that it brings */
export async function answerPreview(page: Page, columns: readonly string[], figures: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Periksa sebelum ditempel' });
  await dialog.waitFor({ timeout: PATIENCE_MS });
  for (const [at, wanted] of columns.entries()) {
    const field = dialog.getByRole('combobox', { name: new RegExp(`^Isi kolom ${at + 1}(,|$)`) });
    const chosen = await field.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
    if (wanted === PASS ? chosen.startsWith(PASS) : chosen === wanted) continue;
    await field.selectOption(wanted === PASS ? '' : { label: wanted }, { timeout: PATIENCE_MS });
  }
  await dialog.getByRole('button', { name: `Masukkan ${figures} angka` }).press('Enter', { timeout: PATIENCE_MS });
  await dialog.waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  await page.locator('[role=gridcell] input:focus').waitFor({ timeout: PATIENCE_MS });
}
