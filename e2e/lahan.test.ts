import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './page';
import { logIn } from './petugas';

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

  test('a farmer puts a plot online from the field, edits it and takes it away', async ({ page, context }) => {
    await logIn(page, 'petani');
    await open(page, '/dashboard');
    await expect(page.getByRole('region', { name: 'Lahan Petani' })).toContainText(/\d+ lahan/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Tambah lahan' }).click();
    await expect(page).toHaveURL(add);

    const alamat = named('Ladang');
    await fill(page, alamat);
    await page.getByRole('button', { name: 'Ambil Lokasi' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.2345678');
    await expect(page.getByLabel('Longitude')).toHaveValue('115.7654321');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan' }).click();

    await expect(page).toHaveURL(table);
    await expect(page.getByText('Berhasil menambahkan luas lahan')).toBeVisible();
    const link = row(page, alamat).getByRole('link', { name: 'Lihat Lokasi' });
    await expect(link).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=-0.2345678,115.7654321',
    );
    await expectAccessible(page);

    await context.setGeolocation({ latitude: -0.5, longitude: 115.5 });
    await page.getByRole('link', { name: `Edit ${alamat}` }).click();
    await expect(page).toHaveURL(`${table}/edit`);
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
    await page.getByRole('button', { name: 'Update Lokasi' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.5');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Berhasil mengubah koordinat')).toBeVisible();
    await expect(link).toHaveAttribute('href', /query=-0\.5,115\.5$/);

    await page.getByRole('button', { name: `Delete ${alamat}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Hapus Data Lahan Petani' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hapus' }).click();
    await expect(row(page, alamat)).toHaveCount(0);
  });

  test('what was typed survives a refresh', async ({ page }) => {
    await logIn(page, 'petani');
    await open(page, add);
    const alamat = named('Ladang setengah jadi');
    await fill(page, alamat);
    await page.reload();
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
    await expect(page.getByLabel('Desa/Kelurahan')).toContainText('Melak Ulu');
    await page.getByRole('button', { name: 'Buang' }).click();
    await expect(page.getByLabel('Alamat')).toHaveValue('');
  });

  test('keyboard alone: Enter submits, the first complaint has the focus', async ({ page }) => {
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
    for (const text of ['Jalan Poros 3', '2', '1500']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    for (const choice of ['padi', 'kg']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(choice);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Januari 2027');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ambil Lokasi' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.2345678');
  });
});

test.describe('a phone that may not tell where it is', () => {
  test.use({ permissions: [] });

  test('a refusal says what to do, and nothing typed is lost', async ({ page }) => {
    await logIn(page, 'petani');
    await open(page, add);
    const alamat = named('Ladang tanpa izin');
    await fill(page, alamat);
    await page.getByRole('button', { name: 'Ambil Lokasi' }).click();
    await expect(page.getByText(/^Geolocation tidak diaktifkan\. Izinkan lokasi/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Latitude dan Longitude harus diisi').first()).toBeVisible();
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
  });
});

test('a phone that finds no satellite says so after five seconds', async ({ page }) => {
  await logIn(page, 'petani');
  // Chromium finds a place at once: this one keeps its asker waiting as long as it was told to.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      value: (_found: unknown, failed: (error: object) => void, { timeout }: { timeout: number }) => {
        const error = {
          code: 3,
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
          message: 'Timeout expired',
        };
        setTimeout(() => failed(error), timeout);
      },
    });
  });
  await open(page, add);
  await page.getByRole('button', { name: 'Ambil Lokasi' }).click();
  await expect(page.getByText('Mencari lokasi...')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(/^Lokasi belum ditemukan dalam 5 detik/)).toBeVisible();
});

test.describe('a refusal between the two steps', () => {
  test.use({ permissions: ['geolocation'], geolocation: place, expected: [/status of 422/] });

  test('the land stays, and saving again completes it', async ({ page }) => {
    await logIn(page, 'petani');
    await open(page, add);
    const alamat = named('Ladang setengah');
    await fill(page, alamat);
    await page.getByRole('button', { name: 'Ambil Lokasi' }).click();
    await expect(page.getByLabel('Latitude')).not.toHaveValue('');
    await page.route('**/api/koordinat-lahan-petani', (route) =>
      route.fulfill({
        status: 422,
        json: { meta: { status: 'error', message: 'Latitude di luar wilayah', code: 422 }, data: {} },
      }),
    );
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText(/^Gagal menambahkan koordinat lahan/)).toBeVisible();
    await page.unroute('**/api/koordinat-lahan-petani');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(table);
    await expect(row(page, alamat)).toHaveCount(1);
    await expect(row(page, alamat).getByRole('link', { name: 'Lihat Lokasi' })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${alamat}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await expect(row(page, alamat)).toHaveCount(0);
  });
});
