import { atRest, DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';

test('a buyer filters the showcase, opens WhatsApp about a product, and looks at what else its seller has', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  await open(page, '/etalase');
  await page.getByRole('button', { name: 'Saring' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saring' });
  await sheet.getByLabel('Jenis').selectOption('hasil hutan');
  await sheet.getByLabel('Harga sampai').fill('150.000');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Terapkan' }).click();
  await expect(page).toHaveURL('/etalase?jenis=hasil+hutan&harga_sampai=150000');
  await expect(sheet).toBeHidden();

  await page.getByLabel('Urutkan').selectOption('termurah');
  await expect(page).toHaveURL('/etalase?jenis=hasil+hutan&harga_sampai=150000&urut=termurah');
  await expectAccessible(page);
  const card = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /madu/i }).first();
  await card.click();
  await expect(page).toHaveURL(/\/detail-produk\/madu/);
  await atRest(page);
  const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
  const address = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/628\d+$/);
  expect(address.searchParams.get('text')).toContain(heading);
  expect(address.searchParams.get('text')).toContain(page.url());
  await expectAccessible(page);

  await page.getByRole('link', { name: /Lihat semua produknya/ }).click();
  await expect(page).toHaveURL(/\/penjual\/\d+$/);
  await atRest(page);
  await expect(page.getByRole('link', { name: new RegExp(heading ?? '') })).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/etalase?jenis=hasil+hutan&harga_sampai=150000&urut=termurah');
  await page.getByRole('link', { name: 'Hapus saringan hasil hutan' }).click();
  await expect(page).toHaveURL('/etalase?harga_sampai=150000&urut=termurah');
});
