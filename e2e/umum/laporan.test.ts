import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, scrolledTo, test } from '../support/page';
import { textAt, unreadable } from '../support/readable';

const villages = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

/** What a link downloads: its file's name and its text. */
async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name, exact: true }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a health worker reads how the toddlers of Melak fare, an officer what was planted, a student takes a year of prices home', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const year = page.getByRole('region', { name: 'Setahun terakhir' });
  const place = year.getByRole('combobox', { name: 'Tempat' }).locator('option:checked');

  await test.step('from home to the reports of Melak', async () => {
    await open(page, '/');
    await page
      .getByRole('navigation', { name: 'Layanan' })
      .getByRole('link', { name: /Laporan/ })
      .click();
    await expect(page).toHaveURL('/laporan');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Timbang Balita/ })
      .click();
    await page.getByRole('link', { name: 'Melak' }).click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Pilih Periode' })).toBeVisible();
  });

  await test.step('the village that needs a look first, and its year, to the last point', async () => {
    await page.getByRole('link', { name: 'Perlu dilihat dahulu' }).click();
    const first = page.getByRole('region', { name: 'Desa yang perlu dilihat lebih dahulu' });
    await expect(first).toBeInViewport();
    const village = first.getByRole('link').first();
    const nama = await village.innerText();
    await village.click();
    await expect(page).toHaveURL(/\?desa=\d+#setahun$/);
    await expect(place).toHaveText(nama);
    await expect(year).toBeInViewport();
    await year.getByText('Arti huruf-hurufnya').click();
    await year.getByText('Angka setiap periode').click();
    await expect(year.getByRole('row')).toHaveCount(13);
    await expectAccessible(page);
    await page.goBack();
    await expect(place).toHaveText('Seluruh kecamatan');
  });

  await test.step('a month of all villages, also in a fresh tab', async () => {
    await open(page, '/laporan/timbang-balita/melak');
    await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 3 });
    await expect(page).toHaveURL(/\/laporan\/timbang-balita\/melak\?periode=\d+$/);
    await expect(villages(page).first()).toContainText(/N\/D [\d,]+\s%BGM\/D [\d,]+\s%/);
    await villages(page).first().click();
    const detail = page.getByRole('dialog', { name: 'Detail Timbang Balita' });
    await expect(detail).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(detail).toBeHidden();
    await expectAccessible(page);
    const reading = await villages(page).first().textContent();
    await page.reload();
    await expect(villages(page).first()).toHaveText(reading ?? '');
  });

  await test.step('planted areas come page by page to the last, and back keeps the place', async () => {
    const list = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data;
    const [kecamatan] = (await list('kecamatan?nama_kecamatan=barong')).data;
    await open(page, '/laporan/luas-tanam/barong-tongkok');
    await expect(year.getByText(/ditanami, [\d.]+ ha puso/)).toBeVisible();
    await year.getByText('Angka setiap periode').click();
    await expect(year.getByRole('row')).toHaveCount(13);
    await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 3 });
    await expect(page).toHaveURL(/periode=\d+$/);
    const periode = new URL(page.url()).searchParams.get('periode');
    const { total, data } = await list(`luas-lahan?kecamatan_id=${kecamatan.id}&periode_id=${periode}&limit=200`);
    expect(total).toBeGreaterThan(50);
    const planted = data.filter(({ luas_tanam }: { luas_tanam: number }) => luas_tanam > 0);
    const count = new Set(planted.map(({ kelurahan_id }: { kelurahan_id: number }) => kelurahan_id)).size;
    await expect(villages(page).first()).toContainText(/Luas Tanam [\d.]+ ha/);
    await expectAccessible(page);
    const scrollOn = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return villages(page).count();
    };
    await expect.poll(scrollOn, { timeout: 30_000 }).toBe(count);

    const last = villages(page).last();
    // The last page may have come after the last scroll; a tap would scroll to it.
    await last.scrollIntoViewIfNeeded();
    const position = await scrolledTo(page);
    await last.click();
    const detail = page.getByRole('dialog', { name: 'Detail Luas Tanam' });
    await expect(detail).toBeVisible();
    await page.goBack();
    await expect(detail).toBeHidden();
    await expect(last).toBeInViewport();
    await expect.poll(() => scrolledTo(page)).toBe(position);
  });

  await test.step('a year of prices as CSV and as JSON, and what the columns mean, also twice as large', async () => {
    await open(page, '/laporan');
    await page.getByRole('main').getByRole('link', { name: 'Data Terbuka' }).click();
    await expect(page).toHaveURL('/data');
    const harga = page.getByRole('article', { name: 'Harga pangan', exact: true });
    await expect(harga).toContainText(/[\d.]+ baris · diubah \d+ \w+ 20\d\d/);
    await harga.getByText(/^Arti \d+ kolomnya$/).click();
    await expect(harga.getByText('Harga eceran dalam rupiah per satuan (angka)')).toBeVisible();
    await expectAccessible(page);

    const tahun = (await harga.getByRole('term').nth(1).textContent()) ?? '';
    const csv = await download(page, `CSV: Harga pangan, ${tahun}`);
    expect(csv.name).toBe(`harga-pangan-${tahun}.csv`);
    const json = await download(page, `JSON: Harga pangan, ${tahun}`);
    expect(json.name).toBe(`harga-pangan-${tahun}.json`);
    const rows = JSON.parse(json.text) as { nama_komoditi: string; harga_eceran: number }[];
    const lines = csv.text.trim().split('\r\n');
    expect(lines.length).toBe(rows.length + 1);
    expect(lines[1]).toContain(`;${rows[0]?.nama_komoditi};`);
    expect(lines[1]).toContain(`;${rows[0]?.harga_eceran};`);
    await textAt(page, 200);
    expect(await unreadable(page)).toEqual([]);
  });
});
