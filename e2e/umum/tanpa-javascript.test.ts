import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/page';

test.use({ javaScriptEnabled: false });

test('without JavaScript a reader still reads prices and a year of figures, finds products, opens the map and takes data home', async ({
  page,
}) => {
  const rice = page.getByRole('button', { name: /^Beras Medium/ });

  await test.step('prices of a place, of another week, in another order', async () => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Layanan' })
      .getByRole('link', { name: /Harga Pangan/ })
      .click();
    await page.getByRole('link', { name: 'Melak' }).click();
    await expect(page).toHaveTitle('Harga pangan di Melak · Lumbung');
    await expect(rice).toContainText(/Rp\s?\d+\.\d{3}/);

    await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 5 });
    await page.getByRole('button', { name: 'Tampilkan' }).first().click();
    await expect(page).toHaveURL(/\/harga-pangan\/melak\?periode=\d+/);
    await page.getByRole('combobox', { name: 'Urutan' }).selectOption('Paling naik');
    const order = page.getByRole('button', { name: 'Urutkan' });
    expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await order.click();
    await expect(page).toHaveURL(/\/harga-pangan\/melak\?periode=\d+&urut=naik/);
    await expect(rice).toContainText(/Rp\s?\d+\.\d{3}/);
  });

  await test.step('a product and its seller', async () => {
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

  await test.step('a year of another food', async () => {
    await page.goto('/ketersediaan-pangan/melak');
    const year = page.getByRole('region', { name: 'Riwayat neraca' });
    await year.getByRole('combobox', { name: 'Pangan' }).selectOption('Beras');
    await year.getByRole('button', { name: 'Tampilkan' }).click();
    await expect(page).toHaveURL(/\?periode=\d+&pangan=\d+(#setahun)?$/);
    await expect(year.locator('option:checked')).toHaveText('Beras');
    await year.getByText('Angka setiap periode').click();
    await expect(year.getByRole('row').nth(1)).toContainText(/\d+\s%/);
  });

  await test.step('a commodity on the map, and the page of a shape', async () => {
    await page.goto('/peta');
    await page.getByRole('combobox', { name: 'Komoditi' }).selectOption('Tomat');
    await page.getByRole('button', { name: 'Tampilkan' }).click();
    await expect(page.getByRole('heading', { name: 'Harga Tomat dibanding rata-rata' })).toBeVisible();
    await page
      .getByRole('group', { name: 'Kecamatan pada peta' })
      .getByRole('link', { name: /^Nyuatan,/ })
      .click();
    await expect(page.getByRole('region', { name: 'Nyuatan' })).toBeInViewport();
    await page.getByRole('link', { name: 'Semua harga di Nyuatan' }).click();
    await expect(page).toHaveTitle('Harga pangan di Nyuatan · Lumbung');
  });

  await test.step('the files of the open data are links like any other', async () => {
    await page.goto('/data');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'JSON: Komoditi, semua tahun', exact: true }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('komoditi.json');
    expect(JSON.parse(await readFile(await file.path(), 'utf8')).length).toBeGreaterThan(10);
    await page
      .getByText(/^Arti \d+ kolomnya$/)
      .first()
      .click();
    await expect(page.getByText('Harga eceran dalam rupiah per satuan (angka)').first()).toBeVisible();
  });
});
