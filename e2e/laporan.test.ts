import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, scrolledTo, test } from './page';

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
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Pilih Periode');

  await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 3 });
  await expect(page).toHaveURL(/\/laporan\/timbang-balita\/melak\?periode=\d+$/);
  await expect(villages(page).first()).toContainText(/N\/D [\d,]+%BGM\/D [\d,]+%/);
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
  const { total } = await list(`luas-lahan?kecamatan_id=${kecamatan.id}&periode_id=${periode}&limit=1`);
  expect(total).toBeGreaterThan(50);
  await expect(villages(page).first()).toContainText(/Luas Tanam [\d.]+ ha/);
  await expectAccessible(page);
  const scrollOn = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return villages(page).count();
  };
  await expect.poll(scrollOn, { timeout: 30_000 }).toBe(total);

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
