import type { Page } from '@playwright/test';
import { expect, expectAccessible, MEJA, open, storedMessage, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

// What another device has changed meanwhile is refused first.
test.use({ expected: [/412 \(Precondition Failed\)/] });

const ROWS = 3;

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

test('an officer types prices by keyboard alone, a refresh in the middle loses nothing, leaving asks, the public sees them; a commodity is found by its letters, and of a price that another device has changed he chooses a version', {
  tag: MEJA,
}, async ({ page }) => {
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', 'Minggu ketik', '2026-03-03');
  await logIn(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await expect(page.getByRole('heading', { level: 1, name: nama_periode })).toBeVisible();
  await expect(page.getByText('Tidak Ada Data Harga Pangan')).toBeVisible();

  const rows = async (path: string) => (await (await page.request.get(`/api/${path}`)).json()).data.data;
  const list = `harga-pangan?periode_harga_pangan_id=${periode}&kecamatan_id=${data.data[0].id}`;
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  const typed = keys(page);

  await test.step('types row after row', async () => {
    await page.getByRole('button', { name: 'Tambah' }).focus();
    await page.keyboard.press('Enter');
    const lalu = dialog.getByText(/^Periode lalu/);
    await expect(lalu).toHaveCount(2);
    await expectAccessible(page);

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
  });

  await test.step('a refresh in the middle loses nothing, and leaving asks', async () => {
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
  });

  await test.step('the public sees them', async () => {
    await page.goto(`/harga-pangan/melak?periode=${periode}`);
    await expect(page.getByRole('main').getByRole('button', { name: /Rp/ })).toHaveCount(ROWS);
    await page.goBack();
  });

  await test.step('a commodity is found by its letters', async () => {
    const komoditi = dialog.getByRole('combobox', { name: 'Komoditi' });
    await page.getByRole('button', { name: 'Tambah' }).click();
    await expect(eceran).toBeFocused();
    await expect(komoditi).toHaveAttribute('aria-autocomplete', 'list');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('cabairawit');
    await expect(page.getByRole('option')).toHaveText([/^Cabai Rawit/]);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(komoditi).toHaveValue(/^Cabai Rawit/);
    await eceran.fill('90000');
    await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill('80000');
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    const sure = dialog.getByRole('button', { name: 'Ya, simpan' });
    const edit = page.getByRole('button', { name: 'Edit Cabai Rawit' });
    await expect(sure.or(edit)).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    await edit.click();
  });

  await test.step('both versions of a price that another device has changed stand side by side, and one is chosen by keyboard', async () => {
    const form = page.getByRole('dialog', { name: 'Edit Periode Harga Pangan' });
    const own = async () =>
      (await rows(list)).find((row: { nama_komoditi: string }) => row.nama_komoditi === 'Cabai Rawit');
    await form.getByRole('textbox', { name: 'Harga Eceran' }).fill('91000');
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? '""'));
    await page.request.post(`/api/harga-pangan/${(await own()).id}`, {
      data: { _method: 'put', harga_eceran: 92_000, harga_grosir: 81_000 },
      headers: { Authorization: `Bearer ${token}` },
    });
    await page.keyboard.press('Enter');
    await expect(form.getByRole('region', { name: 'Pilih isian yang dipakai' })).toBeFocused();
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(
      form.getByRole('group', { name: 'Harga Eceran' }).getByRole('radio', { name: /^Di server/ }),
    ).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(storedMessage(page, 'Berhasil mengubah data harga pangan')).toBeVisible();
    await expect(async () => {
      const stored = await own();
      expect([stored.harga_eceran, stored.harga_grosir]).toEqual([92_000, 80_000]);
    }).toPass();
  });
});
