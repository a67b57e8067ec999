import { expect, test } from '../support/page';

test.use({ javaScriptEnabled: false });

test('without JavaScript a reader still reads prices, follows links and finds products', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Layanan' })
    .getByRole('link', { name: /Harga Pangan/ })
    .click();
  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page).toHaveTitle('Harga pangan di Melak · Lumbung');
  await expect(page.getByRole('button', { name: /^Beras Medium/ })).toContainText(/Rp\s?\d+\.\d{3}/);

  await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Tampilkan' }).first().click();
  await expect(page).toHaveURL(/\/harga-pangan\/melak\?periode=\d+/);
  await page.getByRole('combobox', { name: 'Urutan' }).selectOption('Paling naik');
  const order = page.getByRole('button', { name: 'Urutkan' });
  expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await order.click();
  await expect(page).toHaveURL(/\/harga-pangan\/melak\?periode=\d+&urut=naik/);
  await expect(page.getByRole('button', { name: /^Beras Medium/ })).toContainText(/Rp\s?\d+\.\d{3}/);

  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' }).click();
  await page.getByPlaceholder('Cari produk').fill('madu');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL('/cari?kata=madu');
  await page.getByRole('link', { name: 'Lihat semua produk' }).click();
  await expect(page).toHaveURL('/etalase?query=madu');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(/madu/i);
  await expect(page.getByRole('link', { name: 'Hubungi' })).toBeVisible();
});

test('without JavaScript a reader opens a year of figures and chooses another food', async ({ page }) => {
  await page.goto('/ketersediaan-pangan/melak');
  const year = page.getByRole('region', { name: 'Riwayat neraca' });
  await year.getByRole('combobox', { name: 'Pangan' }).selectOption('Beras');
  await year.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(page).toHaveURL(/\?periode=\d+&pangan=\d+(#setahun)?$/);
  await expect(year.locator('option:checked')).toHaveText('Beras');
  await year.getByText('Angka setiap periode').click();
  await expect(year.getByRole('row').nth(1)).toContainText(/\d+\s%/);
});
