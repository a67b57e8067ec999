import { expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

const figures = ['40', '33', '5', '2', '1'];
const ROWS = 2;

test('an officer weighs villages by keyboard alone, enters what food there is, and everybody reads what he wrote', async ({
  page,
}) => {
  await logIn(page, 'petugas');

  await test.step('weighs villages by keyboard alone', async () => {
    // One of the past: what others test is the newest.
    const { id, nama_periode } = await newPeriode(page, 'timbang-balita', 'Timbang ketik', '2020-01-01');
    await open(page, '/dashboard/timbang-balita');
    await page.getByPlaceholder('Cari Periode Timbang Balita').fill(nama_periode);
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: `Detail ${nama_periode}`, exact: true }).click();
    await expect(page.getByText('Pilih Kecamatan Terlebih Dahulu')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Barong Tongkok');
    await expect(page.getByText('Tidak Ada Data Timbang Balita')).toBeVisible();
    await page.getByRole('button', { name: 'Tambah' }).click();

    const dialog = page.getByRole('dialog', { name: 'Tambah Timbang Balita' });
    const village = dialog.getByRole('combobox', { name: 'Desa/Kelurahan' });
    const weighed = dialog.getByRole('textbox', { name: 'Jumlah Balita Ditimbang' });
    await expect(weighed).toBeFocused();
    const first = await village.locator('option:checked').textContent();
    for (let row = 0; row < ROWS; row += 1) {
      await expect(weighed).toHaveValue('');
      await expect(weighed).toBeFocused();
      const before = await village.inputValue();
      for (const [at, figure] of figures.entries()) {
        if (at > 0) await page.keyboard.press('Tab');
        await page.keyboard.type(row === 0 && at === 1 ? '36' : figure);
      }
      await page.keyboard.press('Enter');
      if (row === 0) {
        // 36 + 5 are more than 40.
        await expect(dialog.getByText(/tidak boleh melebihi jumlah balita ditimbang/).first()).toBeVisible();
        await expect(dialog.getByRole('textbox', { name: 'Jumlah Balita Naik Berat Badan' })).toBeFocused();
        await expectAccessible(page);
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('33');
        await page.keyboard.press('Enter');
      }
      await expect(village).not.toHaveValue(before);
    }
    await expect(dialog.getByText(new RegExp(`^${ROWS} dari 21`))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const rows = page.getByText(`Showing 1 to ${ROWS} of ${ROWS} entries`);
    await expect(rows).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(rows).toBeVisible();

    await open(page, `/laporan/timbang-balita/barong-tongkok?periode=${id}`);
    await expect(page.getByRole('button', { name: new RegExp(`^${first}`) })).toContainText(
      '33 dari 40 balita naik berat badan',
    );
  });

  await test.step('enters what food there is', async () => {
    const { id: periode, nama_periode } = await newPeriode(page, 'ketersediaan-pangan', 'Stok ketik', '2026-04-07');
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
});
