import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';

const table = '/dashboard/lahan-petani';
const add = `${table}/tambah`;
const place = { latitude: -0.2345678, longitude: 115.7654321 };

/** Everything but where it lies. */
async function fill(page: Page, alamat: string) {
  await page.getByLabel('Kecamatan', { exact: true }).selectOption('Melak');
  await page.getByLabel('Desa/Kelurahan').selectOption('Melak Ulu');
  await page.getByLabel('Alamat').fill(alamat);
  await page.getByLabel('Luas Tanam (Hektar)').fill('2');
  await page.getByLabel('Jumlah Panen').fill('1500');
  await page.getByLabel('Komoditi').selectOption('padi');
  await page.getByLabel('Satuan Panen').selectOption('kg');
  await page.getByLabel('Perkiraan Bulan Panen').fill('Januari 2027');
}

const row = (page: Page, alamat: string) => page.getByRole('table').getByRole('row').filter({ hasText: alamat });

/** Each device project has its own. */
const named = (what: string) => `${what} ${test.info().project.name} ${Date.now()}`;

test.describe('a phone that knows where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: place });

  test('a farmer puts a plot online from the field, half-filled when the page is refreshed; edits it and takes it away', async ({
    page,
    context,
  }) => {
    await logIn(page, 'petani');
    await open(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'Lahan Petani' })).toContainText(/\d+ lahan/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tambah lahan' }).click();
    await expect(page).toHaveURL(add);

    const alamat = named('Ladang');
    await fill(page, alamat);
    await page.reload();
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
    await expect(page.getByLabel('Desa/Kelurahan')).toContainText('Melak Ulu');
    // Half a hectare, for which a phone needs no comma.
    await page.getByRole('button', { name: 'Isi dalam meter persegi' }).click();
    await page.getByLabel('Luas Tanam (Meter Persegi)').fill('5000');
    await expect(page.getByText('Sama dengan 0,5 hektar.')).toBeVisible();
    await page.getByRole('button', { name: 'Ambil Lokasi' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.2345678');
    await expect(page.getByLabel('Longitude')).toHaveValue('115.7654321');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan' }).click();

    await expect(page).toHaveURL(table);
    // On a slow device the second sentence comes first.
    await expect(page.getByText(/^Berhasil menambahkan luas lahan|^Terkirim|data terkirim$/)).toBeVisible();
    const link = row(page, alamat).getByRole('link', { name: 'Lihat Lokasi' });
    await expect(link).toHaveAttribute('href', /query=-0\.2345678,115\.7654321$/);
    await expectAccessible(page);

    await context.setGeolocation({ latitude: -0.5, longitude: 115.5 });
    await page.getByRole('link', { name: `Edit ${alamat}` }).click();
    await expect(page).toHaveURL(`${table}/edit`);
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
    await expect(page.getByLabel('Luas Tanam (Meter Persegi)')).toHaveValue('5.000');
    await page.getByRole('button', { name: 'Update Lokasi' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.5');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText(/^Berhasil mengubah koordinat|^Terkirim|data terkirim$/)).toBeVisible();
    await expect(link).toHaveAttribute('href', /query=-0\.5,115\.5$/);

    // A click that is tried while the screen still comes scrolls the row below a message.
    await atRest(page);
    await page.getByRole('button', { name: `Delete ${alamat}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Hapus Data Lahan Petani' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hapus' }).click();
    await expect(row(page, alamat)).toHaveCount(0);
  });
});

test.describe('a phone that may not tell where it is', () => {
  test.use({ permissions: [], geolocation: place });

  test('keyboard alone: Enter submits, the first complaint has the focus; a refused place says what to do, and nothing typed is lost', async ({
    page,
    context,
  }) => {
    await logIn(page, 'petani');
    await open(page, add);
    await page.getByLabel('Alamat').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Kecamatan', { exact: true })).toBeFocused();
    await expect(page.getByRole('main').getByText('Kecamatan harus diisi')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('Melak');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Desa/Kelurahan')).toContainText('Melak Ulu');
    await page.keyboard.type('Melak Ulu');
    await expect(page.getByLabel('Desa/Kelurahan').locator('option:checked')).toHaveText('Melak Ulu');
    for (const text of ['Jalan Poros 3', '2', '1500', 'padi', 'kg', 'Januari 2027']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
      // The way to square metres stands behind the area.
      if (text === '2') await page.keyboard.press('Tab');
    }
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    const take = page.getByRole('button', { name: 'Ambil Lokasi' });
    await expect(take).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Geolocation tidak diaktifkan\. Izinkan lokasi/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Alamat').press('Enter');
    await expect(page.getByText('Latitude dan Longitude harus diisi').first()).toBeVisible();
    await expect(page.getByLabel('Alamat')).toHaveValue('Jalan Poros 3');
    await expect(page.getByLabel('Perkiraan Bulan Panen')).toHaveValue('Januari 2027');

    // He allows it now; the phone searches the sky for a while.
    await context.grantPermissions(['geolocation']);
    const found = await page.evaluateHandle(() => {
      const search = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      const { promise, resolve } = Promise.withResolvers<void>();
      navigator.geolocation.getCurrentPosition = (...asked) => void promise.then(() => search(...asked));
      return { resolve };
    });
    await take.press('Enter');
    await expect(page.getByText('Mencari lokasi...')).toBeVisible();
    await expectAccessible(page);
    await found.evaluate(({ resolve }) => resolve());
    await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('-0.2345678');
  });
});
