import type { Locator, Page } from '@playwright/test';
import { atRest, expect, expectAccessible, open, storedMessage, test } from '../support/page';
import { logIn } from '../support/petugas';
import { twoStepsBack } from '../support/visit';

const table = '/dashboard/lahan-petani';
const add = `${table}/tambah`;
const place = { latitude: -0.2945678, longitude: 115.8154321 };

test.describe.configure({ timeout: 240_000 });

// At first a phone that may not tell where it is.
test.use({ permissions: [], geolocation: place });

/** Leads from the dashboard into the form of a plot, and begins it. */
async function begin(page: Page): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Lahan Petani/ })
    .click();
  await expect(page).toHaveURL(table);
  await page.getByRole('link', { name: 'Tambah', exact: true }).click();
  const alamat = page.getByLabel('Alamat');
  await alamat.fill('Jalan Ladang RT 07');
  return alamat;
}

/** How one thing of an element looks. */
const look = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

test('a farmer leaves a form (spec §2, back), fills it with the keyboard alone where his place is refused (spec §2, Forms), refreshes it, puts the plot online from the field, edits it and takes it away', async ({
  page,
  context,
}) => {
  const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await logIn(page, 'petani');
  await open(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'Lahan Petani' })).toContainText(/\d+ lahan/);
  await expectAccessible(page);

  await test.step("two steps back at once lead nowhere, one asks, and 'Tinggalkan' is one step", async () => {
    const alamat = await begin(page);
    await twoStepsBack(page);
    await expect(page).toHaveURL(add);
    await expect(question).toBeHidden();
    await expect(alamat).toHaveValue('Jalan Ladang RT 07');
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page).toHaveURL(table);
    await expect(page.getByRole('heading', { level: 1, name: 'Lahan Petani', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step("who goes on at once after 'Tinggalkan' is not asked a second time, and not kept", async () => {
    await begin(page);
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    // A thumb that taps back again before the screen below has been drawn.
    await page.evaluate(() =>
      window.addEventListener('popstate', () => setTimeout(() => history.back()), { once: true }),
    );
    await question.getByRole('button', { name: 'Tinggalkan' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(question).toBeHidden();
  });

  await test.step('what nobody can change looks it, a select without a choice too; fields stand in one column, on a desk in pairs', async () => {
    await page.getByRole('link', { name: 'Tambah lahan' }).click();
    await expect(page).toHaveURL(add);
    const satuan = page.getByLabel('Satuan Panen');
    await expect(satuan).toBeVisible();
    expect(await look(page.getByLabel('Latitude'), 'border-top-style')).toBe('dashed');
    expect(await look(page.getByLabel('Desa/Kelurahan'), 'border-top-style')).toBe('dashed');
    expect(await look(page.getByLabel('Alamat'), 'border-top-style')).toBe('solid');
    const quiet = await look(satuan, 'color');
    await satuan.selectOption('kg');
    expect(await look(satuan, 'color')).not.toBe(quiet);
    expect(await look(satuan, 'color')).toBe(await look(page.getByLabel('Alamat'), 'color'));
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const first = await boxOf(page.getByLabel('Luas Tanam (Hektar)'));
      const second = await boxOf(page.getByLabel('Jumlah Panen'));
      expect(first.y === second.y).toBe(width > height);
      expect(first.x === second.x).toBe(width < height);
      await expect(page.getByRole('button', { name: 'Simpan' })).toBeInViewport();
    }
  });

  const take = page.getByRole('button', { name: 'Ambil Lokasi' });
  await test.step('keyboard alone: Enter submits, the first complaint has the focus', async () => {
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
  });

  await test.step('a refused place says what to do, nothing typed is lost, and it is found once he allows it', async () => {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(take).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Geolocation tidak diaktifkan\. Izinkan lokasi/)).toBeVisible();
    await page.getByLabel('Alamat').press('Enter');
    await expect(page.getByText('Latitude dan Longitude harus diisi').first()).toBeVisible();
    await expect(page.getByLabel('Alamat')).toHaveValue('Jalan Poros 3');
    await expect(page.getByLabel('Perkiraan Bulan Panen')).toHaveValue('Januari 2027');
    await expectAccessible(page);

    // The phone searches the sky for a while.
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
    await expect(page.getByRole('textbox', { name: 'Latitude' })).toHaveValue('-0.2945678');
  });

  const alamat = `Ladang ${Date.now()}`;
  const row = page.getByRole('table').getByRole('row').filter({ hasText: alamat });
  const link = row.getByRole('link', { name: 'Lihat Lokasi' });
  await test.step('what is half-filled survives a refresh, and half a hectare needs no comma', async () => {
    await page.getByLabel('Alamat').fill(alamat);
    await page.reload();
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
    await expect(page.getByLabel('Desa/Kelurahan')).toContainText('Melak Ulu');
    await page.getByRole('button', { name: 'Isi dalam meter persegi' }).click();
    await page.getByLabel('Luas Tanam (Meter Persegi)').fill('5000');
    await expect(page.getByText('Sama dengan 0,5 hektar.')).toBeVisible();
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.2945678');
    await expect(page.getByLabel('Longitude')).toHaveValue('115.8154321');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(table);
    await expect(storedMessage(page, 'Berhasil menambahkan luas lahan')).toBeVisible();
    await expect(link).toHaveAttribute('href', /query=-0\.2945678,115\.8154321$/);
    await expectAccessible(page);
  });

  await test.step('he edits where it lies', async () => {
    await context.setGeolocation({ latitude: -0.3, longitude: 115.82 });
    await page.getByRole('link', { name: `Edit ${alamat}` }).click();
    await expect(page).toHaveURL(`${table}/edit`);
    await expect(page.getByLabel('Alamat')).toHaveValue(alamat);
    await expect(page.getByLabel('Luas Tanam (Hektar)')).toHaveValue('0,5');
    await page.getByRole('button', { name: 'Update Lokasi' }).click();
    await expect(page.getByLabel('Latitude')).toHaveValue('-0.3');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(storedMessage(page, 'Berhasil mengubah koordinat')).toBeVisible();
    await expect(link).toHaveAttribute('href', /query=-0\.3,115\.82$/);
  });

  await test.step('he takes it away after a question', async () => {
    // A click that is tried while the screen still comes scrolls the row below a message.
    await atRest(page);
    await page.getByRole('button', { name: `Delete ${alamat}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Hapus Data Lahan Petani' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hapus' }).click();
    await expect(row).toHaveCount(0);
  });
});
