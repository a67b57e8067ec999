import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A row as whoever typed it knows it. */
export interface Typed {
  petugas: number;
  harga: number;
  periode_id: number;
  kecamatan_id: number;
  komoditi_id: number;
  /** The app has said that it is stored; until then nobody was promised anything. */
  isPromised: boolean;
}

/** Which form the officer fills in. */
export interface Sheet {
  periode_id: number;
  kecamatan_id: number;
}

const PATIENCE_MS = 20_000;

/** Opens the price form of a sheet, however long it takes. @returns whether the first attempt succeeded */
export async function openSheet(page: Page, origin: string, { periode_id, kecamatan_id }: Sheet): Promise<boolean> {
  const address = `${origin}/dashboard/harga-pangan/edit?periode=${periode_id}&kecamatan=${kecamatan_id}`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      await page.goto(address, { timeout: PATIENCE_MS });
      const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
      const button = page.getByRole('button', { name: 'Tambah', exact: true });
      await button.or(dialog).first().waitFor({ timeout: PATIENCE_MS });
      if (!(await dialog.isVisible())) await button.click({ timeout: PATIENCE_MS });
      await dialog.getByRole('combobox', { name: 'Komoditi' }).waitFor({ timeout: PATIENCE_MS });
      return attempt === 0;
    } catch {
      await pause(500);
    }
  }
  throw new Error(`${address} did not open`);
}

/** Types one row and waits until the app says that it is stored. */
export async function typeRow(
  page: Page,
  petugas: number,
  sheet: Sheet,
  harga: number,
  ledger: Typed[],
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const komoditi = dialog.getByRole('combobox', { name: 'Komoditi' });
  const before = await komoditi.inputValue();
  const row: Typed = { petugas, harga, ...sheet, komoditi_id: Number(before), isPromised: false };
  ledger.push(row);
  await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(String(harga));
  await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(String(harga));
  await dialog.getByRole('textbox', { name: 'Harga Grosir' }).press('Enter');
  // The form goes on to the next commodity once the row is stored.
  await page.waitForFunction(
    (known) => document.querySelector<HTMLSelectElement>('[role=dialog] select[name=komoditi_id]')?.value !== known,
    before,
    { timeout: PATIENCE_MS },
  );
  row.isPromised = true;
}

/** How many rows the header says are waiting. */
export async function waitingIn(page: Page): Promise<number> {
  const label = await page
    .locator('header a[aria-label^="Kotak keluar"]')
    .getAttribute('aria-label', { timeout: 1_000 })
    .catch(() => null);
  return Number(label?.replace(/\D/g, '') ?? 0);
}
