import { expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test('an officer enters what food there is, and the public sees it', async ({ page }) => {
  const { id: periode, nama_periode } = await newPeriode(page, 'ketersediaan-pangan', 'Stok ketik', '2026-04-07');
  await logIn(page, 'petugas');
  await open(page, `/dashboard/ketersediaan-pangan?query=${encodeURIComponent(nama_periode)}`);
  await page.getByRole('link', { name: `Detail ${nama_periode}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: nama_periode })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Melak');
  await expect(page.getByText('Tidak Ada Data Ketersediaan Pangan')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Tambah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah Ketersediaan Pangan' });
  const pangan = dialog.getByRole('combobox', { name: 'Pangan' });
  await expect(pangan).not.toHaveValue('');
  const namaPangan = (await pangan.locator('option:checked').textContent()) ?? '';
  const lalu = (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/[^\d,]/g, ''));
  await dialog.getByRole('textbox', { name: 'Harga Rata-Rata' }).fill(lalu[0] ?? '');
  await dialog.getByRole('textbox', { name: 'Kebutuhan' }).fill(lalu[1] ?? '');
  await dialog.getByRole('textbox', { name: 'Ketersediaan' }).fill(lalu[2] ?? '');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(namaPangan) })).toBeVisible();
  await expectAccessible(page);

  await open(page, `/ketersediaan-pangan/melak?periode=${periode}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(namaPangan) })
    .click();
  const detail = page.getByRole('dialog', { name: 'Detail Ketersediaan Pangan' });
  await expect(detail.getByText(new RegExp(`^${(lalu[1] ?? '').replace('.', '\\.')}`)).first()).toBeVisible();
});
