import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { expect, expectAccessible, test } from '../support/page';
import { logIn } from '../support/petugas';

async function openPrices(page: Page) {
  await page.goto('/dashboard/harga-pangan');
  await page
    .getByRole('link', { name: /^Detail/ })
    .nth(1)
    .click();
  await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption({ label: 'Melak' });
  await expect(page.getByText('Showing 1 to 10 of 36 entries')).toBeVisible();
}

async function take(page: Page, name: string): Promise<Download> {
  await page.getByRole('button', { name: 'Unduh', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name, exact: true }).click(),
  ]);
  await expect(page.getByText('Berkas telah diunduh').first()).toBeVisible();
  return download;
}

test('an officer takes the prices of a place home: as a workbook, as a text file, on paper', async ({ page }) => {
  await logIn(page, 'petugas');
  await openPrices(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-dicetak', '');
  });

  const workbook = await take(page, 'Excel (XLSX)');
  expect(workbook.suggestedFilename()).toMatch(/^harga-pangan-melak-minggu-ke-\d-[a-z]+-\d{4}\.xlsx$/);
  const { sheets } = await readXlsx(await readFile(await workbook.path()));
  const [titles, ...rows] = sheets[0]?.rows ?? [];
  expect(titles?.slice(0, 6)).toEqual(['Periode', 'Kecamatan', 'Komoditi', 'Satuan', 'Harga Eceran', 'Harga Grosir']);
  expect(rows).toHaveLength(36);
  expect(rows.every(([, place, , , retail]) => place === 'Melak' && typeof retail === 'number')).toBe(true);

  const text = await take(page, 'CSV');
  expect(text.suggestedFilename()).toBe(workbook.suggestedFilename().replace('.xlsx', '.csv'));
  const read = parseCsv(await readFile(await text.path(), 'utf8'), { delimiter: ';' }) as string[][];
  expect(read.slice(1).map(([, , name, , retail]) => [name, Number(retail)])).toEqual(
    rows.map(([, , name, , retail]) => [name, retail]),
  );

  await page.getByRole('button', { name: 'Unduh', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Cetak' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Unduh', exact: true })).toBeFocused();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Unduh', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Excel (XLSX)' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('body[data-dicetak]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-cetak]');
  await expect(sheet.getByRole('heading', { name: 'Harga pangan' })).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(37);
  await expect(page.getByRole('main')).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4 upright, two sheets of it.
  expect(paper).toMatch(/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});
