import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { unfold } from '../support/filters';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { unreadable } from '../support/readable';
import { robotServer } from '../support/servers';

// A week that is opened is the newest one for everybody: on a server on which nobody else reports.
test.use({ baseURL: robotServer.url });

test.describe.configure({ timeout: 240_000 });

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function openAcuan(page: Page, jenis: string) {
  await open(page, `/kantor/data-acuan/${jenis}`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
}

test('the secretary opens the next week, adds a commodity, merges it into the one it is, and brings the villages’ toddlers', {
  tag: MEJA,
}, async ({ page, expected }) => {
  expected.push(/status of 422/);
  await logIn(page, 'admin');
  const tag = crypto.randomUUID().slice(0, 6);
  const year = 2032;

  await test.step('opens the next week by a tap', async () => {
    await openAcuan(page, 'periode-harga-pangan');
    const button = page.getByRole('button', { name: /^Buka Minggu ke-/ });
    const week = (await button.innerText()).replace('Buka ', '').trim();
    await button.click();
    await expect(page.getByText(`${week} dibuka`)).toBeVisible();
    await expect(rowOf(page, week)).toBeVisible();
    await expectAccessible(page);
    expect(await unreadable(page)).toEqual([]);
  });

  await test.step('adds a commodity by keys alone', async () => {
    await page.getByRole('link', { name: 'Komoditi', exact: true }).click();
    await expect(rowOf(page, 'Bawang Merah')).toBeVisible();
    await page.getByRole('button', { name: 'Tambah' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page, 'Tambah komoditi').getByLabel('Nama komoditi')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(`Lombok ${tag}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Komoditi disimpan')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('merges it into the commodity that it is', async () => {
    await page.getByRole('searchbox').fill(tag);
    await page.getByRole('button', { name: `Gabung Lombok ${tag}` }).click();
    const sheet = dialogOf(page, `Gabung Lombok ${tag}`);
    await sheet.getByLabel('Gabung ke komoditi').selectOption('Cabai Rawit');
    await expect(sheet.getByRole('list', { name: 'Yang pindah' })).toContainText('0 harga acuan');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Gabung' }).click();
    await expect(page.getByText(`Lombok ${tag} digabung ke Cabai Rawit, 0 baris pindah`)).toBeVisible();
    await expect(page.getByText('Tidak ada komoditi yang cocok')).toBeVisible();
  });

  await test.step('brings the toddlers of the villages, after a wrong row was put right', async () => {
    await openAcuan(page, 'sasaran-balita');
    const file = async (desa: string) => ({
      name: 'sasaran.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(
        await writeXlsx({
          sheets: [
            {
              name: 'S',
              rows: [
                ['Kecamatan', 'Desa', 'Tahun', 'Balita', 'Sumber'],
                ['Melak', 'Empas', year, 81, 'Dinas Kesehatan'],
                ['Melak', desa, year, 120, 'Dinas Kesehatan'],
              ],
            },
          ],
        }),
      ),
    });
    await page.getByRole('button', { name: 'Impor' }).click();
    const sheet = dialogOf(page, 'Impor sasaran balita');
    const picker = sheet.getByLabel('Berkas XLSX atau CSV');
    await picker.setInputFiles(await file('Melak Entah'));
    await expect(sheet.getByText('sasaran.xlsx: 1 dari 2 baris keliru. Tidak ada yang disimpan.')).toBeVisible();
    await expect(sheet.getByRole('row', { name: /^3 Desa\/Kelurahan Melak Entah/ })).toBeVisible();
    await expectAccessible(page);
    expect(await unreadable(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    expect(await unreadable(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await picker.setInputFiles(await file('Melak Ulu'));
    await sheet.getByRole('button', { name: 'Simpan 2 baris' }).click();
    await expect(page.getByText('Sasaran balita diimpor')).toBeVisible();
    await unfold(page);
    await page.getByLabel('Tahun').selectOption('');
    await page.getByRole('searchbox').fill('Empas');
    await expect(page).toHaveURL(/query=Empas/);
    await expect(rowOf(page, 'Empas').filter({ hasText: String(year) })).toBeVisible();
  });

  await test.step('and the whole list comes back from its own file unchanged', async () => {
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh' }).click();
    await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
    const path = await (await taken).path();
    await page.getByRole('button', { name: 'Impor' }).click();
    const sheet = dialogOf(page, 'Impor sasaran balita');
    await sheet.getByLabel('Berkas XLSX atau CSV').setInputFiles(path);
    await expect(sheet.getByText(/: 0 baru, 0 berubah, \d+ sudah sama\.$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveValue('Empas');
  });

  await test.step('and what is not wanted any more goes after a question', async () => {
    for (const desa of ['Empas', 'Melak Ulu']) {
      await page.getByRole('searchbox').fill(desa);
      await page.getByRole('button', { name: `Hapus ${desa} ${year}` }).click();
      await dialogOf(page, 'Hapus sasaran balita').getByRole('button', { name: 'Hapus' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name: `Hapus ${desa} ${year}` })).toHaveCount(0);
    }
  });
});
