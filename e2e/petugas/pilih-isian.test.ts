import { DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';

test.describe(() => {
  test.use({ expected: [/412 \(Precondition Failed\)/] });

  test('a price that was changed on another device meanwhile: both versions side by side, chosen by keyboard', {
    tag: DUA_UKURAN,
  }, async ({ page, isMobile }) => {
    const size = isMobile ? 'hp' : 'meja';
    const periode = await newPeriode(
      page,
      'harga-pangan',
      `Minggu pilih ${size}`,
      isMobile ? '2025-02-04' : '2025-02-18',
    );
    await logIn(page, 'petugas');
    const rows = async (path: string) => (await (await page.request.get(`/api/${path}`)).json()).data.data;
    const [{ id: melak }] = await rows('kecamatan?nama_kecamatan=Melak');
    await open(page, `/dashboard/harga-pangan/edit?periode=${periode.id}&kecamatan=${melak}`);

    await page.getByRole('button', { name: 'Tambah' }).click();
    const added = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
    const komoditi = added.getByRole('combobox', { name: 'Komoditi' });
    const eceran = added.getByRole('textbox', { name: 'Harga Eceran' });
    await expect(eceran).toBeFocused();
    if (isMobile) await komoditi.selectOption({ index: 3 });
    else {
      await expect(komoditi).toHaveAttribute('aria-autocomplete', 'list');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('cabairawit');
      await expect(page.getByRole('option')).toHaveText([/^Cabai Rawit/]);
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(komoditi).toHaveValue(/^Cabai Rawit/);
    }
    await eceran.fill('90000');
    await added.getByRole('textbox', { name: 'Harga Grosir' }).fill('80000');
    await added.getByRole('button', { name: 'Simpan', exact: true }).click();
    const sure = added.getByRole('button', { name: 'Ya, simpan' });
    await expect(sure.or(page.getByRole('button', { name: /^Edit / }))).toBeVisible();
    if (await sure.isVisible()) await sure.click();

    await page.getByRole('button', { name: /^Edit / }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Periode Harga Pangan' });
    await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill('91000');
    const list = `harga-pangan?periode_harga_pangan_id=${periode.id}&kecamatan_id=${melak}`;
    const [{ id }] = await rows(list);
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? '""'));
    await page.request.post(`/api/harga-pangan/${id}`, {
      data: { _method: 'put', harga_eceran: 92_000, harga_grosir: 81_000 },
      headers: { Authorization: `Bearer ${token}` },
    });
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('region', { name: 'Pilih isian yang dipakai' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(
      dialog.getByRole('group', { name: 'Harga Eceran' }).getByRole('radio', { name: /^Di server/ }),
    ).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Berhasil mengubah data harga pangan')).toBeVisible();
    await expect(async () => {
      const [stored] = await rows(list);
      expect([stored.harga_eceran, stored.harga_grosir]).toEqual([92_000, 80_000]);
    }).toPass();
  });
});
