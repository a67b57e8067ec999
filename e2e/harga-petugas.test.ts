import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './page';
import { logIn, newPeriode } from './petugas';

/** Presses keys as an officer does, and counts those that are not digits. */
function keys(page: Page) {
  let others = 0;
  return {
    count: () => others,
    digits: (text: string) => page.keyboard.type(text),
    press: async (key: string) => {
      others += 1;
      await page.keyboard.press(key);
    },
  };
}

test('an officer types ten prices by keyboard alone, and the public sees them', async ({ page }) => {
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', 'Minggu ketik', '2026-03-03');
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await expect(page.getByRole('heading', { level: 1, name: nama_periode })).toBeVisible();
  await expect(page.getByText('Tidak Ada Data Harga Pangan')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Tambah' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  await expect(dialog.getByText(/^Periode lalu/).first()).toBeVisible();
  await expectAccessible(page);

  const typed = keys(page);
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  for (let row = 1; row <= 10; row += 1) {
    await expect(eceran).toBeFocused();
    await expect(eceran).toHaveValue('');
    const lalu = (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/\D/g, ''));
    await typed.digits(lalu[0] ?? '');
    await typed.press('Tab');
    await typed.digits(lalu[1] ?? '');
    await typed.press('Enter');
    // Behind the dialog the table is hidden from those who cannot see it.
    await expect(page.getByRole('row', { includeHidden: true })).toHaveCount(row + 1);
  }
  expect(typed.count() / 10).toBeLessThanOrEqual(5);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Showing 1 to 10 of 10 entries')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/harga-pangan/melak?periode=${periode}`);
  await expect(page.getByRole('main').getByRole('button', { name: /Rp/ })).toHaveCount(10);
});

test('what was typed survives a refresh in the middle, and leaving asks', async ({ page }) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu draf', '2026-02-03');
  await logIn(page, 'petugas');
  await open(page, `/dashboard/harga-pangan-kutai-barat/edit?periode=${periode}`);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  await eceran.pressSequentially('14500');
  await expect(eceran).toHaveValue('14.500');
  await page.reload();
  await expect(dialog.getByText('Isian yang belum disimpan dikembalikan.')).toBeVisible();
  await expect(eceran).toHaveValue('14.500');

  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Tinggalkan isian ini?' })).toBeVisible();
  await page.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(eceran).toHaveValue('14.500');
});
