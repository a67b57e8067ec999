import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { pdfPages } from '../../tests/support/api/pdf.ts';
import { expect, expectAccessible, MEJA, test } from '../support/page';
import { logIn } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

const sheets = (page: Page) => page.locator('article[data-kertas]');

async function taken(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download;
}

test('the secretary fills in the letterhead, prints a week and takes it as PDF and workbook, chooses a report with the keyboard alone, and on paper there is nothing but the sheets', {
  tag: MEJA,
}, async ({ page }) => {
  await logIn(page, 'admin');

  await test.step('fills in the letterhead', async () => {
    await page.goto('/kantor/identitas');
    const name = `Dinas Ketahanan Pangan ${crypto.randomUUID().slice(0, 4)}`;
    await page.getByLabel('Nama dinas', { exact: true }).fill(name);
    await page.getByLabel('Tempat', { exact: true }).fill('Sendawar');
    await page.getByLabel('Nama kepala dinas').fill('Marta Lunsiq, S.P.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Identitas kantor tersimpan').first()).toBeVisible();
  });

  await test.step('takes the report of a place: paper, screen and workbook say the same', async () => {
    await page.goto('/kantor/cetak?jenis=timbang-balita');
    await expect(sheets(page)).toHaveCount(17);
    await page.getByLabel('Kecamatan', { exact: true }).selectOption({ label: 'Melak' });
    await expect(sheets(page)).toHaveCount(1);
    await expectAccessible(page);
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }

    const pdf = await taken(page, 'Unduh PDF');
    expect(pdf.suggestedFilename()).toMatch(/^laporan-timbang-balita-melak-[a-z]+-\d{4}\.pdf$/);
    const [paper = []] = await pdfPages(await readFile(await pdf.path()));
    const rows = paper.filter((line) => /^(\d+|Jumlah)\t/.test(line));
    const onScreen = await sheets(page)
      .locator('tbody tr, tfoot tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')]
            .map((cell) => cell.textContent)
            .filter(Boolean)
            .join('\t'),
        ),
      );
    expect(rows).toEqual(onScreen);
    const workbook = await taken(page, 'Unduh XLSX');
    expect(workbook.suggestedFilename()).toBe(pdf.suggestedFilename().replace('.pdf', '.xlsx'));
  });

  await test.step('chooses and takes a report with the keyboard alone', async () => {
    await page.goto('/kantor/cetak?jenis=harga-pangan-kutai-barat');
    await expect(sheets(page)).toHaveCount(1);
    await page.getByLabel('Laporan', { exact: true }).focus();
    for (const next of ['Periode', 'Tanggal tanda tangan']) {
      await page.keyboard.press('Tab');
      await expect(page.getByLabel(next, { exact: true })).toBeFocused();
    }
    // A date has three parts and a button of its own.
    const print = page.getByRole('button', { name: 'Cetak', exact: true });
    for (let turn = 0; turn < 5 && !(await print.evaluate((one) => one === document.activeElement)); turn += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(print).toBeFocused();
    await page.keyboard.press('Tab');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('on paper there is nothing but the sheets, each on a page of its own', async () => {
    await page.goto('/kantor/cetak?jenis=ketersediaan-pangan');
    await expect(sheets(page)).toHaveCount(17);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cetak' })).toHaveCount(0);
    await expect(sheets(page).first()).toBeVisible();
    const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(17);
    expect(pages.map((lines) => lines.at(-1))).toEqual(pages.map((_, at) => `Halaman ${at + 1} dari 17`));
    for (const lines of pages) expect(lines.join('\n')).toContain('Laporan Ketersediaan Pangan');
  });
});
