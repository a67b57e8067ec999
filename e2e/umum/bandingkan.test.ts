import { readFile } from 'node:fs/promises';
import { atRest, DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';

test(`a villager compares rice in three places and shares it ${DUA_UKURAN}`, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/bandingkan');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Beras di tiga kecamatan/ }).click();
  const chosen = page.getByRole('list', { name: 'Yang dibandingkan' }).getByRole('link');
  await expect(chosen).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 2, name: 'Beras Medium, per kg' })).toBeVisible();
  await atRest(page);
  await expectAccessible(page);

  // The last place makes room for the regency's own price, found by a search.
  await chosen.nth(2).click();
  await expect(chosen).toHaveCount(2);
  await page.getByText('Tambah harga lain').click();
  await page.getByPlaceholder('Cari komoditi atau tempat').fill('medium kabupaten');
  await page.getByRole('link', { name: 'Tambah Beras Medium di Kabupaten Kutai Barat' }).click();
  await expect(page).toHaveURL(
    /\/bandingkan\?pilih=[\w-]+\.beras-medium,[\w-]+\.beras-medium,kutai-barat\.beras-medium$/,
  );
  await expect(page.getByRole('columnheader', { name: 'Kabupaten Kutai Barat (diisi) per kg' })).toBeVisible();

  await page.getByRole('link', { name: '12 minggu' }).click();
  await expect(page.getByRole('row')).toHaveCount(12 + 1);
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Unduh CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^perbandingan-harga-12-minggu-beras-medium-[\w-]+\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(12 + 1);

  await page.getByRole('button', { name: 'Bagikan' }).click();
  await expect(page.getByText('Tautan disalin')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shared).href).toBe(page.url());

  // Whoever gets the link sees the same, before any script has come, and a picture of it.
  const answer = await page.request.get(shared);
  const html = await answer.text();
  expect(html).toContain('Kabupaten Kutai Barat (diisi)');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('prices are ordered by what rose most, and stay so after back and a refresh', async ({ page }) => {
  await open(page, '/harga-pangan/melak');
  await page.getByRole('combobox', { name: 'Urutan' }).selectOption('Paling naik');
  await expect(page).toHaveURL('/harga-pangan/melak?urut=naik');
  await page.getByRole('checkbox', { name: 'Hanya yang berubah' }).check();
  await expect(page).toHaveURL('/harga-pangan/melak?urut=naik&berubah=1');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toContainText('▲');
  await expectAccessible(page);
  const before = await cards.allTextContents();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Hanya yang berubah' })).toBeChecked();
  expect(await cards.allTextContents()).toEqual(before);
});
