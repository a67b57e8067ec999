import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';
import { textAt, unreadable } from '../support/readable';

/** What a link downloads: its file's name and its text. */
async function taken(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a student takes a year of prices home as CSV and as JSON, and reads what the columns mean', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  await open(page, '/laporan');
  await page.getByRole('main').getByRole('link', { name: 'Data Terbuka' }).click();
  await expect(page).toHaveURL('/data');
  const harga = page.getByRole('article', { name: 'Harga pangan', exact: true });
  await expect(harga).toContainText(/[\d.]+ baris · diubah \d+ \w+ 20\d\d/);
  await harga.getByText(/^Arti \d+ kolomnya$/).click();
  await expect(harga.getByText('Harga eceran dalam rupiah per satuan (angka)')).toBeVisible();
  await expectAccessible(page);

  const year = (await harga.getByRole('term').nth(1).textContent()) ?? '';
  const csv = await taken(page, `CSV: Harga pangan, ${year}`);
  expect(csv.name).toBe(`harga-pangan-${year}.csv`);
  const json = await taken(page, `JSON: Harga pangan, ${year}`);
  expect(json.name).toBe(`harga-pangan-${year}.json`);
  const rows = JSON.parse(json.text) as { nama_komoditi: string; harga_eceran: number }[];
  const lines = csv.text.trim().split('\r\n');
  expect(lines.length).toBe(rows.length + 1);
  expect(lines[1]).toContain(`;${rows[0]?.nama_komoditi};`);
  expect(lines[1]).toContain(`;${rows[0]?.harga_eceran};`);
});

test('its text may be twice as large', async ({ page }) => {
  await open(page, '/data');
  await page
    .getByText(/^Arti \d+ kolomnya$/)
    .first()
    .click();
  await textAt(page, 200);
  expect(await unreadable(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the files are links like any other', async ({ page }) => {
    await page.goto('/data');
    const { name, text } = await taken(page, 'JSON: Komoditi, semua tahun');
    expect(name).toBe('komoditi.json');
    expect(JSON.parse(text).length).toBeGreaterThan(10);
    await page
      .getByText(/^Arti \d+ kolomnya$/)
      .first()
      .click();
    await expect(page.getByText('Harga eceran dalam rupiah per satuan (angka)').first()).toBeVisible();
  });
});
