import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test('an officer enters, changes and deletes planted areas, and everybody reads what he wrote', async ({ page }) => {
  // One of the past: what others test is the newest.
  const { id, nama_periode } = await newPeriode(page, 'luas-tanam', 'Tanam ketik', '2020-01-01');
  await logIn(page, 'petugas');
  await open(page, '/dashboard/luas-lahan');
  await expect(page.getByText('Pilih Periode Terlebih Dahulu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambah' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Periode' }).selectOption(nama_periode);
  await expect(page.getByText('Tidak Ada Data Luas Tanam')).toBeVisible();
  await page.getByRole('link', { name: 'Tambah' }).click();

  const planted = page.getByRole('textbox', { name: 'Luas Tanam' });
  const komoditi = page.getByRole('combobox', { name: 'Komoditi' });
  await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Melak');
  await expect(komoditi).toHaveValue('padi');
  const village = await page.getByRole('combobox', { name: 'Kelurahan' }).locator('option:checked').textContent();
  await expectAccessible(page);
  await planted.focus();
  for (const crop of ['padi', 'jagung']) {
    await expect(komoditi).toHaveValue(crop);
    await expect(planted).toBeFocused();
    await page.keyboard.type('1200');
    await expect(planted).toHaveValue('1.200');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect(planted).toHaveValue('');
  }
  await expect(komoditi).toHaveValue('ubi kayu');
  await page.goBack();
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: `Edit padi ${village}` }).click();
  await expect(planted).toHaveValue('1.200');
  await planted.fill('1205');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(`/dashboard/luas-lahan?periode=${id}`);

  await page.getByRole('button', { name: `Delete jagung ${village}` }).click();
  const question = page.getByRole('dialog', { name: 'Hapus Data Luas Tanam' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete padi ${village}` })).toBeFocused();

  await open(page, `/laporan/luas-tanam/melak?periode=${id}`);
  await expect(page.getByRole('button', { name: new RegExp(`^${village}`) })).toContainText('1.205 ha');
});

const lastRow = (page: Page) => page.getByRole('table').getByRole('link', { name: /^Edit/ }).last();

/** Changes the last row of a long table. @returns lets the table's answer come, which is slow */
async function changeFarDown(page: Page, halaman: number): Promise<() => void> {
  const far = `/dashboard/luas-lahan?periode=11&halaman=${halaman}&baris=20`;
  await logIn(page, 'petugas');
  await open(page, far);
  await lastRow(page).scrollIntoViewIfNeeded();
  await lastRow(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Luas Tanam' })).toBeVisible();
  await expect(page.getByLabel('Luas Tanam', { exact: true })).not.toHaveValue('');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/luas-lahan\?/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(far);
  await expect(page.getByRole('table', { name: 'Luas Tanam' })).toHaveAttribute('aria-busy', 'true');
  await expect(lastRow(page)).toHaveCount(0);
  return resolve;
}

test('an officer who has changed a row far down in a table that comes slowly stands there again', async ({ page }) => {
  const come = await changeFarDown(page, 2);
  come();
  await expect(lastRow(page)).toBeInViewport();
});

test('an officer who has moved on while the table was coming is left where he is', async ({ page }) => {
  const come = await changeFarDown(page, 3);
  await page.keyboard.press('Home');
  come();
  await expect(lastRow(page)).toBeAttached();
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
  await expect(lastRow(page)).not.toBeInViewport();
});
