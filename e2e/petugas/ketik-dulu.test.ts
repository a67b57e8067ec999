import { expect, MEJA, open, test } from '../support/page';
import { logIn } from '../support/petugas';

test(`who types on while a form still opens finds every digit where it belongs ${MEJA}`, async ({ page }) => {
  await logIn(page, 'petugas');
  await open(page, '/dashboard/harga-pangan/edit?periode=9&kecamatan=3');
  await page.getByRole('button', { name: 'Edit Bawang Merah' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('98765');
  await page.keyboard.press('Tab');
  await page.keyboard.type('88000');
  await expect(page.getByRole('textbox', { name: 'Harga Grosir' })).toHaveValue('88.000');
  await expect(page.getByRole('textbox', { name: 'Harga Eceran' })).toHaveValue('98.765');
});
