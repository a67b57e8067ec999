import { DUA_UKURAN, expect, expectAccessible, MEJA, open, overlaysArrive, test } from '../support/page';

test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

test('a villager looks up what things cost, this week and another, loses the network and gets it back', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Harga Pangan/ })
    .click();
  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveURL('/harga-pangan/melak');
  const rice = page.getByRole('button', { name: /^Beras Medium/ });
  await expect(rice).toContainText(/Rp\s?\d+\.\d{3}/);
  await expectAccessible(page);

  const periode = page.getByRole('combobox', { name: 'Periode' });
  const newest = (await periode.locator('option:checked').textContent()) ?? '';
  await rice.click();
  const detail = page.getByRole('dialog', { name: 'Detail Harga Pangan' });
  await expect(detail.getByRole('definition').first()).toHaveText(newest);
  await expectAccessible(page);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL('/harga-pangan/melak');

  const earlier = (await periode.locator('option').nth(6).getAttribute('value')) ?? '';
  await periode.selectOption(earlier);
  await expect(page).toHaveURL(`/harga-pangan/melak?periode=${earlier}`);
  await rice.click();
  await expect(detail.getByRole('definition').first()).not.toHaveText(newest);
  await page.keyboard.press('Escape');

  // Bad input: 200 letters without a space stay within the page.
  await page.getByPlaceholder('Cari komoditi').fill('x'.repeat(200));
  const words = page.getByText(/^Tidak ada komoditi bernama "x{200}"$/);
  await expect(words).toBeVisible();
  const { x, width } = (await words.boundingBox()) ?? { x: -1, width: 0 };
  expect([x >= 0, x + width <= (page.viewportSize()?.width ?? 0)]).toEqual([true, true]);

  // The choice is remembered, also in another place.
  await open(page, '/harga-pangan/damai');
  await expect(periode).toHaveValue(earlier);
  // What opens over the page is fetched ahead with the first sign of a user.
  const ahead = overlaysArrive(page);
  await page.keyboard.press('Tab');
  await ahead;
  await expect(rice).toBeVisible();
  await context.setOffline(true);
  await rice.click();
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await periode.selectOption({ index: 9 });
  const complaint = page.getByRole('main').getByRole('alert');
  await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server');
  await expectAccessible(page);
  await expect(complaint.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  // The signal is back: nobody has to ask again.
  await context.setOffline(false);
  await expect(rice).toBeVisible();
  await expect(complaint).toBeHidden();
});

test('prices are read with the keyboard alone, and the menu is found with it', { tag: MEJA }, async ({ page }) => {
  await open(page, '/harga-pangan/melak');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
  const card = page.getByRole('button', { name: /^Beras Medium/ });
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();

  const menu = page.getByRole('button', { name: 'Buka menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Etalase' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  // On a desk the way to other screens stands at the side.
  const home = page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' });
  await home.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(home).toHaveAttribute('aria-current', 'page');
});

test(`WCAG 1.4.4: at twice the size no price is cut ${DUA_UKURAN}`, async ({ page }) => {
  await open(page, '/harga-pangan/melak');
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards.nth(5)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const cut = await cards.evaluateAll((all) =>
    all.filter((card) => card.scrollWidth > card.clientWidth).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});
