import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, MEJA, open, scrolledTo, test } from '../support/page';

const villages = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

test('a health worker reads how the toddlers of Melak fare, also in a fresh tab', async ({ page }) => {
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

  await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 3 });
  await expect(page).toHaveURL(/\/laporan\/timbang-balita\/melak\?periode=\d+$/);
  await expect(villages(page).first()).toContainText(/N\/D [\d,]+\s%BGM\/D [\d,]+\s%/);
  await expectAccessible(page);
  await villages(page).first().click();
  const detail = page.getByRole('dialog', { name: 'Detail Timbang Balita' });
  await expect(detail).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(detail).toBeHidden();

  const reading = await villages(page).first().textContent();
  await page.reload();
  await expect(villages(page).first()).toHaveText(reading ?? '');
});

test('an officer reads planted areas page by page to the last, and back keeps his place', async ({ page, request }) => {
  const list = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data;
  const [kecamatan] = (await list('kecamatan?nama_kecamatan=barong')).data;
  await open(page, '/laporan/luas-tanam/barong-tongkok');
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
  const place = await scrolledTo(page);
  await last.click();
  const detail = page.getByRole('dialog', { name: 'Detail Luas Tanam' });
  await expect(detail).toBeVisible();
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(last).toBeInViewport();
  await expect.poll(() => scrolledTo(page)).toBe(place);
});

test(`on a desk a report is a table, figure under figure, and a line opens like a card ${MEJA}`, async ({ page }) => {
  await open(page, '/laporan/timbang-balita/melak');
  await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 3 });
  await expect(villages(page).nth(1)).toBeVisible();
  const main = page.getByRole('main');
  const head = main.getByText('Gizi buruk').first();
  await expect(head).toBeVisible();
  const right = (of: Locator) => of.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const figures = await villages(page).evaluateAll((lines) =>
    lines.map((line) =>
      Math.round(line.querySelectorAll('span > span > span:last-child')[4]?.getBoundingClientRect().right ?? 0),
    ),
  );
  expect(new Set([await right(head), ...figures]).size).toBe(1);
  await expectAccessible(page);
  await villages(page).first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'Detail Timbang Balita' })).toBeVisible();
});

test('a health worker looks at the village that needs it first, and at its year, to the last point', async ({
  page,
}) => {
  await open(page, '/laporan/timbang-balita/melak');
  await page.getByRole('link', { name: 'Perlu dilihat dahulu' }).click();
  const first = page.getByRole('region', { name: 'Desa yang perlu dilihat lebih dahulu' });
  await expect(first).toBeInViewport();
  const village = first.getByRole('link').first();
  const nama = await village.innerText();
  await village.click();
  await expect(page).toHaveURL(/\?desa=\d+#setahun$/);
  const year = page.getByRole('region', { name: 'Setahun terakhir' });
  await expect(year.getByRole('combobox', { name: 'Tempat' }).locator('option:checked')).toHaveText(nama);
  await expect(year).toBeInViewport();
  await year.getByText('Arti huruf-hurufnya').click();
  await year.getByText('Angka setiap periode').click();
  await expect(year.getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await page.goBack();
  await expect(year.getByRole('combobox', { name: 'Tempat' }).locator('option:checked')).toHaveText(
    'Seluruh kecamatan',
  );
});

test('an officer reads a year of planted and lost area', async ({ page }) => {
  await open(page, '/laporan/luas-tanam/melak');
  const year = page.getByRole('region', { name: 'Setahun terakhir' });
  await expect(year.getByText(/ditanami, [\d.]+ ha puso/)).toBeVisible();
  await year.getByText('Angka setiap periode').click();
  await expect(year.getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
});
