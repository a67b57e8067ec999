import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/page';
import { test } from './host';

/** What a link downloads: its file's name and its lines. */
async function taken(page: Page, name: string): Promise<{ name: string; lines: string[] }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: text.trim().split('\n') };
}

test('a visitor finds a commodity, its year, the map and a seller, takes prices home, and is told what only a server has', async ({
  page,
}) => {
  test.setTimeout(180_000);

  await test.step('a visitor finds a commodity, reads its year, looks at the map, and follows a kind of goods to its seller', async () => {
    await page.goto('/');
    const box = page.getByPlaceholder(/^Cari produk/);
    await box.fill('beras m');
    await page.getByRole('option', { name: /^Beras Medium Rp/ }).click();
    await expect(page).toHaveURL('/harga-pangan-kutai-barat/beras-medium');
    await expect(page.getByRole('slider', { name: /^Harga Beras Medium/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Lihat peta' }).click();
    await expect(page.getByRole('group', { name: 'Kecamatan pada peta' }).getByRole('link')).toHaveCount(16);
    await page.getByRole('table').getByRole('link', { name: 'Melak', exact: true }).click();
    await page.getByRole('link', { name: 'Semua harga di Melak' }).click();
    await expect(page.getByRole('button', { name: /^Beras Medium/ })).toContainText(/Rp\s?\d+\.\d{3}/);

    await page.goto('/cari?kata=madu');
    await page.getByRole('link', { name: 'Lihat semua produk' }).click();
    await expect(page).toHaveURL('/etalase?query=madu');
    await page.getByRole('main').getByRole('listitem').getByRole('link', { name: /madu/i }).first().click();
    await page.getByRole('link', { name: /Lihat semua produknya/ }).click();
    await expect(page).toHaveURL(/\/penjual\/\d+$/);
    await expect(page.getByRole('main').getByRole('link', { name: /Stok/ }).first()).toBeVisible();
  });

  await test.step('a visitor takes prices home as files, and is told what only a server has', async () => {
    await page.goto('/data');
    const harga = page.getByRole('article', { name: 'Harga pangan', exact: true });
    const year = (await harga.getByRole('term').nth(1).textContent()) ?? '';
    const all = await taken(page, `CSV: Harga pangan, ${year}`);
    expect(all.name).toBe(`harga-pangan-${year}.csv`);
    expect(all.lines.length).toBeGreaterThan(1000);
    await expect(page.getByText(/demo ini tidak, karena tidak punya server/)).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="/api/"]:not([download])')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/bandingkan');
    await page.getByRole('link', { name: /^Beras di tiga kecamatan/ }).click();
    await page.getByRole('link', { name: '12 minggu' }).click();
    await expect(page.getByRole('row')).toHaveCount(12 + 1);
    expect((await taken(page, 'Unduh CSV')).lines).toHaveLength(12 + 1);
  });
});
