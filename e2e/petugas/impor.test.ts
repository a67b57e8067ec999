import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, installed, READY, test } from '../support/line';
import { expectAccessible, open } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

// It installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Impor harga pangan/ });

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Impor' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Unduh templat' })).toBeVisible();
  return dialogOf(page);
}

/** The template as an officer fills it in: prices of the week before, a little dearer; one is written in words. */
async function filledIn(path: string): Promise<Buffer> {
  const [sheet] = (await readXlsx(await readFile(path))).sheets;
  const rows = (sheet?.rows ?? []).map((row, at) =>
    row.map((cell, column) => {
      if (at === 0 || at > 20 || (column !== 3 && column !== 4)) return cell;
      if (at === 7 && column === 3) return 'seribu';
      return Number(row[column + 2] ?? 10_000) + 100;
    }),
  );
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Isian', rows }] }));
}

test('an officer fills his template in, imports it without signal, mends a cell, closes the app on the way, goes on, and all of it is sent once', async ({
  page,
  context,
  line,
}) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu impor di jalan', '2025-11-11');
  await logIn(page, 'petugas');
  const stored = async () => {
    const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}&limit=200`);
    return (await answer.json()).data.data.length as number;
  };
  const address = `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}`;
  await open(page, address);
  await installed(page);
  // It lies over the head of a dialog that fills the phone.
  await expect(page.getByText(READY)).toBeHidden();
  const dialog = await openImport(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Unduh templat' }).click(),
  ]);
  const buffer = await filledIn(await download.path());

  line.cut();
  await dialog
    .getByLabel('Berkas XLSX atau CSV')
    .setInputFiles({ name: 'harga.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(dialog.getByRole('button', { name: 'Simpan 19 data' })).toBeVisible();
  await expectAccessible(page);
  const cell = dialog.getByRole('textbox', { name: 'Harga Eceran, baris 8' });
  await expect(cell).toHaveAccessibleDescription('Isi bilangan bulat');
  await cell.fill('10.100');
  await cell.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Simpan 20 data' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.close();

  const later = await context.newPage();
  await open(later, address);
  const again = await openImport(later);
  await again.getByRole('button', { name: 'Lanjutkan' }).click();
  await again.getByRole('button', { name: 'Simpan 20 data' }).click();
  const sure = again.getByRole('button', { name: 'Ya, simpan 20 data' });
  const done = again.getByText(/^20 data tersimpan di perangkat/);
  await expect(sure.or(done)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(done).toBeVisible();
  await later.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(later);
  expect(await stored()).toBe(0);

  line.mend();
  await later.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(stored, { timeout: 90_000 }).toBe(20);
});
