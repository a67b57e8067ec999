import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

const ROWS = 4;

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

test('an officer types prices by keyboard alone, a refresh in the middle loses nothing, leaving asks, and the public sees them', async ({
  page,
}) => {
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', 'Minggu ketik', '2026-03-03');
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await expect(page.getByRole('heading', { level: 1, name: nama_periode })).toBeVisible();
  await expect(page.getByText('Tidak Ada Data Harga Pangan')).toBeVisible();

  await page.getByRole('button', { name: 'Tambah' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const lalu = dialog.getByText(/^Periode lalu/);
  await expect(lalu).toHaveCount(2);
  await expectAccessible(page);

  const typed = keys(page);
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  for (let row = 1; row <= ROWS; row += 1) {
    await expect(eceran).toBeFocused();
    await expect(eceran).toHaveValue('');
    const [before = '', wholesale = ''] = (await lalu.allTextContents()).map((text) => text.replace(/\D/g, ''));
    await typed.digits(before);
    await typed.press('Tab');
    await typed.digits(wholesale);
    await typed.press('Enter');
    // Behind the dialog the table is hidden from those who cannot see it.
    await expect(page.getByRole('row', { includeHidden: true })).toHaveCount(row + 1);
  }
  expect(typed.count() / ROWS).toBeLessThanOrEqual(5);

  await expect(eceran).toHaveValue('');
  await typed.digits('14500');
  await expect(eceran).toHaveValue('14.500');
  await page.reload();
  await expect(dialog.getByText('Isian yang belum disimpan dikembalikan.')).toBeVisible();
  await expect(eceran).toHaveValue('14.500');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(eceran).toHaveValue('14.500');
  await page.goBack();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Showing 1 to ${ROWS} of ${ROWS} entries`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/harga-pangan/melak?periode=${periode}`);
  await expect(page.getByRole('main').getByRole('button', { name: /Rp/ })).toHaveCount(ROWS);
});
