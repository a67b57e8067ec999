import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

test('a villager looks up what things cost in Melak, this week and another', { tag: DUA_UKURAN }, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Harga Pangan/ })
    .click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Harga Kabupaten Kutai Barat');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveURL('/harga-pangan/melak');
  await expect(page.getByRole('heading', { level: 1, name: 'Melak' })).toBeVisible();
  const rice = page.getByRole('button', { name: /^Beras Medium/ });
  await expect(rice).toContainText(/Rp\s?\d+\.\d{3}/);
  await expectAccessible(page);

  const newest = await page.getByRole('combobox', { name: 'Periode' }).locator('option:checked').textContent();
  await rice.click();
  const detail = page.getByRole('dialog', { name: 'Detail Harga Pangan' });
  await expect(detail.getByRole('term')).toHaveText([
    'Periode Harga Pangan',
    'Kecamatan',
    'Komoditi',
    'Harga Eceran',
    'Harga Grosir',
  ]);
  await expect(detail.getByRole('definition').nth(0)).toHaveText(newest ?? '');
  await expect(detail.getByRole('definition').nth(1)).toHaveText('Melak');
  await expectAccessible(page);
  await detail.getByRole('button', { name: 'Tutup' }).click();
  await expect(detail).toBeHidden();

  const periode = page.getByRole('combobox', { name: 'Periode' });
  await periode.selectOption({ index: 6 });
  await expect(page).toHaveURL(/periode=\d+/);
  await expect(page.getByRole('button', { name: `Lihat ${newest}` })).toBeVisible();
  await page.getByRole('button', { name: /^Beras Medium/ }).click();
  await expect(detail.getByRole('definition').nth(0)).not.toHaveText(newest ?? '');

  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(/harga-pangan\/melak\?periode=\d+/);
});

test('the chosen period is remembered, and a link names its own', async ({ page }) => {
  await open(page, '/harga-pangan/melak');
  const periode = page.getByRole('combobox', { name: 'Periode' });
  const chosen = await periode.locator('option').nth(3).getAttribute('value');
  await periode.selectOption(chosen);
  await open(page, '/harga-pangan/damai');
  await expect(periode).toHaveValue(chosen ?? '');
  await open(page, '/harga-pangan/damai?periode=0');
  await expect(page.getByText('Pilih periode harga pangan terlebih dahulu')).toBeVisible();
});

test('a shared price page carries a picture of its title', async ({ page, request }) => {
  await open(page, '/harga-pangan/melak');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toMatch(/^http:\/\/localhost:\d+\/media\/bagikan\/harga-pangan\/melak\.png$/);
  const picture = await request.get(address ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).byteLength).toBeGreaterThan(5000);
  expect((await request.get((address ?? '').replace('melak', 'tidak-ada'))).status()).toBe(404);
});

test('the regency has its own prices', async ({ page }) => {
  await open(page, '/harga-pangan');
  await page.getByRole('link', { name: 'Harga Kabupaten Kutai Barat' }).click();
  await expect(page).toHaveURL('/harga-pangan-kutai-barat');
  await page.getByRole('button', { name: /^Telur Ayam/ }).click();
  await expect(page.getByRole('dialog').getByRole('definition').nth(1)).toHaveText('Kabupaten Kutai Barat');
});

test('bad input: a search of 200 letters without a space stays within the page', async ({ page }) => {
  await open(page, '/harga-pangan/melak');
  await page.getByPlaceholder('Cari komoditi').fill('x'.repeat(200));
  const words = page.getByText(/^Tidak ada komoditi bernama "x{200}"$/);
  await expect(words).toBeVisible();
  const { x, width } = (await words.boundingBox()) ?? { x: -1, width: 0 };
  expect([x >= 0, x + width <= (page.viewportSize()?.width ?? 0)]).toEqual([true, true]);
});

test('prices are read with the keyboard alone', async ({ page }) => {
  await open(page, '/harga-pangan/melak');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
  const card = page.getByRole('button', { name: /^Beras Medium/ });
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
});

test.describe('with the network cut in the middle', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was shown stays, what is missing says so, and coming back heals it', async ({ page, context }) => {
    await open(page, '/harga-pangan/melak');
    const card = page.getByRole('button', { name: /^Beras Medium/ });
    await expect(card).toBeVisible();
    // What opens over the page is fetched ahead with the first sign of a user.
    const ahead = page.waitForResponse(/SheetPanel/);
    await page.keyboard.press('Tab');
    await (await ahead).finished();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);

    await card.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 9 });
    const complaint = page.getByRole('main').getByRole('alert');
    await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server');
    await context.setOffline(false);
    await complaint.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(card).toBeVisible();
  });
});
