import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

async function take(page: Page, name: string): Promise<Download> {
  await page.getByRole('button', { name: 'Unduh', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name, exact: true }).click(),
  ]);
  await expect(page.getByText('Berkas telah diunduh').first()).toBeVisible();
  return download;
}

test('on a desk all destinations stand in words at the side, for a visitor and for an officer, who takes the prices of a place home as a workbook, as a text file and on paper', {
  tag: MEJA,
}, async ({ page }) => {
  const utama = page.getByRole('navigation', { name: 'Utama' });
  const rooms = utama.getByRole('list', { name: 'Yulius Bahang' });

  await test.step('a visitor finds them before anything else, with the keyboard too', async () => {
    await open(page, '/detail-activity/1');
    await expect(utama).toHaveCount(1);
    await expect(utama.locator('[aria-current=page]')).toHaveText('Kegiatan Dinas');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
    const labels = [
      'Beranda',
      'Etalase',
      'Harga Pangan',
      'Bandingkan Harga',
      'Ketersediaan Pangan',
      'Luas Lahan dan Perkiraan Panen',
      'Peta',
      'Kegiatan Dinas',
      'Laporan',
      'Login',
    ];
    for (const name of labels) {
      await page.keyboard.press('Tab');
      await expect(utama.getByRole('link', { name, exact: true })).toBeFocused();
    }
    // What the eye meets next comes next.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('button').first()).toBeFocused();

    await utama.getByRole('link', { name: 'Laporan' }).click();
    await expect(page).toHaveURL('/laporan');
    await expect(utama.locator('[aria-current=page]')).toHaveText('Laporan');
    await expectAccessible(page);
  });

  await test.step('a phone keeps its bar of three behind the content, and nothing of the desk', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(utama.getByRole('link')).toHaveText(['Beranda', 'Etalase', 'Harga Pangan']);
    await page.getByRole('main').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(utama.getByRole('link', { name: 'Beranda' })).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('whoever is logged in finds the own rooms below, on public screens too', async () => {
    await logIn(page, 'petugas');
    await open(page, '/laporan');
    await rooms.getByRole('link', { name: 'Harga Pangan', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/harga-pangan');
    await expect(utama.locator('[aria-current=page]')).toHaveText('Harga Pangan');
    await expect(rooms.getByRole('link')).toHaveText([
      'Dashboard',
      'Harga Pangan',
      'Harga Pangan Kutai Barat',
      'Ketersediaan Pangan',
      'Luas Tanam',
      'Timbang Balita',
      'Profil',
    ]);
    await expect(utama.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('takes the prices of a place home', async () => {
    await page
      .getByRole('link', { name: /^Detail/ })
      .nth(1)
      .click();
    await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption({ label: 'Melak' });
    await expect(page.getByText('Showing 1 to 10 of 36 entries')).toBeVisible();
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
    // A4 upright, all of it on one sheet.
    expect(paper).toMatch(/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });

  await test.step('logs out there', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.context().setOffline(false);
    await rooms.getByRole('button', { name: 'Keluar' }).click();
    await expect(utama.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(rooms).toHaveCount(0);
  });
});
