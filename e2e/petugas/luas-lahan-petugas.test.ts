import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, open, test } from '../support/page';
import { logIn, newPeriode } from '../support/petugas';
import { unreadable } from '../support/readable';

test.describe.configure({ timeout: 240_000 });

const lastRow = (page: Page) => page.getByRole('table').getByRole('link', { name: /^Edit/ }).last();

const far = (halaman: number) => `/dashboard/luas-lahan?periode=11&halaman=${halaman}&baris=20`;

/** Opens the last row of a long table. */
async function openFarDown(page: Page, halaman: number): Promise<void> {
  await open(page, far(halaman));
  await lastRow(page).scrollIntoViewIfNeeded();
  await lastRow(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Luas Tanam' })).toBeVisible();
  await expect(page.getByLabel('Luas Tanam', { exact: true })).not.toHaveValue('');
}

/** Saves the row; its table's answer has not come yet. */
async function saveFarDown(page: Page, halaman: number): Promise<void> {
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(far(halaman));
  await expect(page.getByRole('table', { name: 'Luas Tanam' })).toHaveAttribute('aria-busy', 'true');
  await expect(lastRow(page)).toHaveCount(0);
}

test('an officer enters, changes and deletes planted areas, has one back from what was deleted, and everybody reads what he wrote; far down in a table that comes slowly he stands where he stood', async ({
  page,
}) => {
  // One of the past: what others test is the newest.
  const { id, nama_periode } = await newPeriode(page, 'luas-tanam', 'Tanam ketik', '2020-01-01');
  await logIn(page, 'petugas');
  const planted = page.getByRole('textbox', { name: 'Luas Tanam' });
  const komoditi = page.getByRole('combobox', { name: 'Komoditi' });
  let village: string | null = null;

  await test.step('enters two crops of a village by keyboard', async () => {
    await open(page, '/dashboard/luas-lahan');
    await expect(page.getByText('Pilih Periode Terlebih Dahulu')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tambah' })).toBeDisabled();
    await page.getByRole('combobox', { name: 'Periode' }).selectOption(nama_periode);
    await expect(page.getByText('Tidak Ada Data Luas Tanam')).toBeVisible();
    await page.getByRole('link', { name: 'Tambah' }).click();
    await page.getByRole('combobox', { name: 'Kecamatan' }).selectOption('Melak');
    await expect(komoditi).toHaveValue('padi');
    village = await page.getByRole('combobox', { name: 'Kelurahan' }).locator('option:checked').textContent();
    await expectAccessible(page);
    await planted.focus();
    for (const crop of ['padi', 'jagung']) {
      await expect(komoditi).toHaveValue(crop);
      await expect(planted).toBeFocused();
      await page.keyboard.type('1200');
      await expect(planted).toHaveValue('1.200');
      await page.keyboard.press('Tab');
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await expect(planted).toHaveValue('');
    }
    await expect(komoditi).toHaveValue('ubi kayu');
    await page.goBack();
    await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('changes one', async () => {
    await page.getByRole('link', { name: `Edit padi ${village}` }).click();
    await expect(planted).toHaveValue('1.200');
    await planted.fill('1205');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(page).toHaveURL(`/dashboard/luas-lahan?periode=${id}`);
  });

  await test.step('deletes the other after a question', async () => {
    await page.getByRole('button', { name: `Delete jagung ${village}` }).click();
    const question = page.getByRole('dialog', { name: 'Hapus Data Luas Tanam' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Hapus' }).click();
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await expect(page.getByRole('button', { name: `Delete padi ${village}` })).toBeFocused();
  });

  await test.step('finds it among what was deleted, and has it back', async () => {
    await page.getByRole('button', { name: 'Yang dihapus' }).click();
    const trash = page.getByRole('dialog', { name: 'Yang dihapus' });
    const deleted = trash.getByRole('listitem').filter({ hasText: nama_periode });
    await expect(deleted).toContainText('Dapat dipulihkan: 30 hari lagi.');
    await atRest(page);
    await expectAccessible(page);
    expect(await unreadable(page)).toEqual([]);
    await deleted.getByRole('button', { name: `Pulihkan jagung, ${village}, ${nama_periode}` }).click();
    await expect(deleted).toHaveCount(0);
    await page.goBack();
    await expect(trash).toBeHidden();
    await expect(page.getByRole('button', { name: `Delete jagung ${village}` })).toBeVisible();
  });

  await test.step('everybody reads it', async () => {
    await open(page, `/laporan/luas-tanam/melak?periode=${id}`);
    const report = page.getByRole('button', { name: new RegExp(`^${village}`) });
    await expect(report.filter({ hasText: '1.205 ha' })).toHaveCount(1);
    await expect(report.filter({ hasText: '1.200 ha' })).toHaveCount(1);
  });

  /** What the table's answer waits for. */
  const answer = { come: Promise.resolve() };
  await page.route(/\/api\/luas-lahan\?/, async (route) => {
    await answer.come;
    await route.continue();
  });

  await test.step('who has changed a row far down in a table that comes slowly stands there again', async () => {
    await openFarDown(page, 2);
    const { promise, resolve: letCome } = Promise.withResolvers<void>();
    answer.come = promise;
    await saveFarDown(page, 2);
    letCome();
    await expect(lastRow(page)).toBeInViewport();
  });

  await test.step('who has moved on while it was coming is left where he is', async () => {
    await openFarDown(page, 3);
    const { promise, resolve: letCome } = Promise.withResolvers<void>();
    answer.come = promise;
    await saveFarDown(page, 3);
    // He presses again where a busy browser has lost his key; what is asked is where late rows leave him.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 1_000 }).toBe(0);
    }).toPass();
    letCome();
    await expect(lastRow(page)).toBeAttached();
    await expect(page.getByRole('row').nth(1)).toBeInViewport();
    await expect(lastRow(page)).not.toBeInViewport();
  });
});
