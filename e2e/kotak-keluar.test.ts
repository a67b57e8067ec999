import { expect, expectAccessible, open, test } from './page';
import { logIn, newPeriode } from './petugas';

test.describe('without signal', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] });

  test('an officer types without signal, closes the app, and finds the row sent once when he is back in town', async ({
    page,
    context,
  }, { project }) => {
    const nama = `Minggu luring ${project.name}`;
    const mulai = project.name === 'hp' ? '2026-04-07' : '2026-04-08';
    const periode = await newPeriode(page, 'harga-pangan', nama, mulai);
    await logIn(page, 'petugas');
    const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
    const stored = async () => {
      const answer = await page.request.get(`/api/harga-pangan?periode_harga_pangan_id=${periode}`);
      return (await answer.json()).data.data.map(({ harga_eceran }: { harga_eceran: number }) => harga_eceran);
    };
    await open(page, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
    await page.getByRole('button', { name: 'Tambah' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
    await expect(dialog.getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
    const lalu = (await dialog.getByText(/^Periode lalu/).allTextContents()).map((text) => text.replace(/\D/g, ''));
    await context.setOffline(true);
    await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill(lalu[0] ?? '14500');
    await dialog.getByRole('textbox', { name: 'Harga Grosir' }).fill(lalu[1] ?? '13500');
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    await expect(page.getByText('Tersimpan di perangkat').first()).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('link', { name: 'Kotak keluar: 1 belum terkirim' }).click();
    await expect(page.getByRole('article', { name: /^Harga .*Melak/ })).toContainText('Tersimpan di perangkat');
    await expectAccessible(page);
    expect(await stored()).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText('Semua data sudah terkirim')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Kotak keluar/ })).toBeHidden();
    expect(await stored()).toEqual([Number(lalu[0] ?? 14500)]);
    await expectAccessible(page);
  });
});

test.describe('refused', () => {
  test.use({ expected: [/status of (422|503)/] });

  test('a refused row is mended, in light and in dark', async ({ page }, { project }) => {
    const mulai = project.name === 'hp' ? '2026-04-14' : '2026-04-15';
    const periode = await newPeriode(page, 'harga-pangan', `Minggu tolak ${project.name}`, mulai);
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
    for (const [name, text] of [
      ['Harga Eceran', '14500'],
      ['Harga Grosir', '13500'],
    ] as const) {
      await dialog.getByRole('textbox', { name }).fill(text);
    }
    await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
    await dialog
      .getByRole('button', { name: 'Simpan', exact: true })
      .click({ timeout: 3_000 })
      .catch(() => undefined);
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
    await sheet.getByRole('textbox', { name: 'Harga eceran' }).fill('14750');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Semua data sudah terkirim')).toBeVisible();
  });
});
