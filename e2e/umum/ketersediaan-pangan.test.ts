import { expect, expectAccessible, open, scrolledTo, test } from '../support/page';

test('a villager looks up whether there is enough rice at the end of the list, and back keeps the place there', async ({
  page,
}) => {
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Ketersediaan Pangan/ })
    .click();
  await expect(page).toHaveURL('/ketersediaan-pangan');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(17);
  await expectAccessible(page);

  const last = rows.last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolledTo(page);
  expect(place).toBeGreaterThan(0);
  const nama = await last.getByRole('link').innerText();
  await last.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: nama })).toBeVisible();
  const rice = page.getByRole('button', { name: /^Beras/ }).first();
  await expect(rice).toContainText(/surplus [\d.,]+ ton|defisit [\d.,]+ ton|seimbang/);
  await expectAccessible(page);

  const address = page.url();
  await rice.click();
  const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
  await expect(detail.getByRole('definition').last()).toHaveText(/^(\+|-)?[\d.,]+ \((surplus|defisit|seimbang)\)$/);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL(address);

  await page.goBack();
  await expect(last).toBeInViewport();
  await expect.poll(() => scrolledTo(page)).toBe(place);
});

test('a villager chooses a food and reads how its year went; its detail says the same', async ({ page }) => {
  await open(page, '/ketersediaan-pangan/melak');
  const year = page.getByRole('region', { name: 'Riwayat neraca' });
  await year.getByRole('combobox', { name: 'Pangan' }).selectOption('Beras');
  await expect(page).toHaveURL(/[?&]pangan=\d+/);
  // The address is there before the screen.
  await expect(year.getByRole('slider', { name: 'Tersedia dan dibutuhkan: Beras' })).toBeVisible();
  const words = await year.getByText(/ton dari yang dibutuhkan|Sama dengan yang dibutuhkan/).innerText();
  await year.getByText('Angka setiap periode').click();
  await expect(year.getByRole('row')).toHaveCount(53);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Beras/ })
    .first()
    .click();
  const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
  await expect(detail.getByText(words)).toBeVisible();
  await expect(detail.getByText(/^Cukup untuk [\d,]+ hari dari 7 hari periode ini$/)).toBeVisible();
  await expectAccessible(page);
});
