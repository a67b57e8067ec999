import type { Locator } from '@playwright/test';
import { installed, test as onLine } from './line';
import { expect, expectAccessible, open, test } from './page';
import { logIn, newPeriode } from './petugas';

/** What was written in the period before: digits that nobody asks about. */
const before = async (dialog: Locator) =>
  (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/\D/g, ''));

test.describe('without signal', () => {
  test.describe.configure({ timeout: 120_000 });

  onLine(
    'an officer types without signal, closes the app, and finds the row sent once when he is back in town',
    async ({ page, context, line }) => {
      const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu luring', '2026-04-07');
      await logIn(page, 'petugas');
      const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
      const stored = async () => {
        const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}`);
        return (await answer.json()).data.data.map(({ harga_eceran }: { harga_eceran: number }) => harga_eceran);
      };
      await open(page, `${line.origin}/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
      await installed(page);
      await page.getByRole('button', { name: 'Tambah' }).click();
      const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
      await expect(dialog.getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
      const lalu = await before(dialog);
      line.cut();
      await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(lalu[0] ?? '14500');
      await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(lalu[1] ?? '13500');
      await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page.getByText('Tersimpan di perangkat').first()).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.close();

      const later = await context.newPage();
      await open(later, `${line.origin}/dashboard`);
      await later.getByRole('link', { name: 'Kotak keluar: 1 belum terkirim' }).click();
      await expect(later.getByRole('article', { name: /^Harga .*Melak/ })).toContainText('Tersimpan di perangkat');
      await expectAccessible(later);
      expect(await stored()).toEqual([]);

      line.mend();
      await later.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(later.getByText('Semua data sudah terkirim')).toBeVisible();
      await expect(later.getByRole('link', { name: /^Kotak keluar/ })).toBeHidden();
      expect(await stored()).toEqual([Number(lalu[0] ?? 14500)]);
      await expectAccessible(later);
    },
  );
});

test.describe('refused', () => {
  test.use({ expected: [/status of (422|503)/] });

  test('a refused row is mended, in light and in dark', async ({ page }) => {
    const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu tolak', '2026-04-14');
    await logIn(page, 'petugas');
    const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
    await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
    await page.getByRole('button', { name: 'Tambah' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
    const komoditi = dialog.getByRole('combobox', { name: 'Komoditi' });
    await expect(komoditi).not.toHaveValue('');
    // The server cannot be asked at first, and says no later.
    await page.route('**/api/harga-pangan', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    const lalu = await before(dialog);
    await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(lalu[0] ?? '14500');
    await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(lalu[1] ?? '13500');
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: /^Kotak keluar/ }).click();
    const message = 'Harga belum boleh diisi';
    await page.route('**/api/harga-pangan', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({ meta: { status: 'error', message, code: 422 }, data: { message } }),
      }),
    );
    await page.getByRole('button', { name: 'Kirim semua' }).click();
    const card = page.getByRole('article', { name: /^Harga / });
    await expect(card).toContainText('Perlu diperbaiki');
    await expect(card).toContainText(message);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);

    await page.unrouteAll();
    await card.getByRole('button', { name: 'Perbaiki' }).click();
    const sheet = page.getByRole('dialog', { name: 'Perbaiki' });
    await sheet.getByRole('textbox', { name: 'Harga Eceran' }).fill(lalu[0] ?? '14750');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Semua data sudah terkirim')).toBeVisible();
  });
});
