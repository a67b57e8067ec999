import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

const directory = '/ketersediaan-pangan';

test('a villager looks up whether there is enough rice in a sub-district, this week and another', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Ketersediaan Pangan/ })
    .click();
  await expect(page).toHaveURL(directory);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toHaveText('Kabupaten Kutai Barat');
  await expect(rows).toHaveCount(17);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveURL(`${directory}/melak`);
  await expect(page.getByRole('heading', { level: 2, name: 'Daftar Pangan' })).toBeVisible();
  const rice = page.getByRole('button', { name: /^Beras/ }).first();
  await expect(rice).toContainText(/surplus [\d.,]+ ton|defisit [\d.,]+ ton|seimbang/);
  await expectAccessible(page);

  await rice.click();
  const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
  await expect(detail.getByRole('term')).toHaveText([
    'Pangan',
    'Harga Rata-rata',
    'Harga Rata-rata Pekan Lalu',
    'Kebutuhan (Ton)',
    'Ketersediaan (Ton)',
    'Ketersediaan Pekan Lalu (Ton)',
    'Neraca',
  ]);
  await expect(detail.getByRole('definition').last()).toHaveText(/^(\+|-)?[\d.,]+ \((surplus|defisit|seimbang)\)$/);
  await expectAccessible(page);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(`${directory}/melak`);

  const periode = page.getByRole('combobox', { name: 'Periode' });
  const newest = await periode.locator('option:checked').textContent();
  await periode.selectOption({ index: 6 });
  await expect(page).toHaveURL(/melak\?periode=\d+$/);
  await expect(rice).toBeVisible();
  await page.getByRole('button', { name: `Lihat ${newest}` }).click();
  await expect(periode.locator('option:checked')).toHaveText(newest ?? '');

  await periode.selectOption('0');
  await expect(page.getByText('Pilih Periode Terlebih Dahulu')).toBeVisible();
  await expect(rice).toBeHidden();
  await expectAccessible(page);
});

test('the regency-wide entry shows the sums of all sub-districts', async ({ page }) => {
  await open(page, directory);
  await page.getByRole('link', { name: 'Kabupaten Kutai Barat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kabupaten Kutai Barat' })).toBeVisible();
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
  await expect(detail.getByRole('definition').last()).toHaveText(/^\d+ dari 16 kecamatan$/);
  await expectAccessible(page);
});

test('the back button keeps the place in the list', async ({ page }) => {
  await open(page, directory);
  const last = page.getByRole('main').getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Daftar Pangan' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('bad input', () => {
  test.use({ expected: [/status of 404/] });

  for (const slug of ['tidak-ada', 'kabupaten-paser', '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'x'.repeat(1500)]) {
    test(`no sub-district is called ${slug.slice(0, 30)}`, async ({ page }) => {
      const answer = await page.goto(`${directory}/${slug}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(/Tidak Ada Data Ketersediaan Pangan|404 \| Not Found/)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('with the network cut in the middle', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was shown opens, what is missing says so, and coming back heals it', async ({ page, context }) => {
    await open(page, `${directory}/melak`);
    const card = page.getByRole('button', { name: /^Beras/ }).first();
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
    await expectAccessible(page);

    await context.setOffline(false);
    await complaint.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(card).toBeVisible();
  });
});
