import type { Page } from '@playwright/test';
import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

const villages = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

test('a health worker reads how the toddlers of Melak fare', { tag: DUA_UKURAN }, async ({ page }) => {
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
  await expect(page).toHaveURL('/laporan/timbang-balita');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(16);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Melak' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Timbang Balita Melak' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Pilih Periode');
  await expectAccessible(page);

  const periode = page.getByRole('combobox', { name: 'Periode' });
  await expect(periode).toHaveValue('0');
  await periode.selectOption({ index: 3 });
  await expect(page).toHaveURL(/\/laporan\/timbang-balita\/melak\?periode=\d+$/);
  await expect(villages(page).first()).toContainText(/N\/D [\d,]+%BGM\/D [\d,]+%/);
  await expectAccessible(page);

  await villages(page).first().click();
  const detail = page.getByRole('dialog', { name: 'Detail Timbang Balita' });
  await expect(detail.getByRole('term')).toHaveText([
    'Jumlah Balita Ditimbang',
    'Jumlah Balita Naik Berat Badan',
    'Jumlah Balita Tidak Naik Berat Badan',
    'Jumlah Balita Dibawah Garis Merah',
    'Kasus Gizi Buruk',
    /^N\/D/,
    /^BGM\/D/,
  ]);
  await expectAccessible(page);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(villages(page).first()).toBeVisible();

  // A fresh tab with this address shows the same.
  const reading = await villages(page).first().textContent();
  await page.reload();
  await expect(villages(page).first()).toHaveText(reading ?? '');
});

test('planted areas come page by page while scrolling', async ({ page, request }) => {
  const list = async (path: string) => (await (await request.get(`/api/${path}`)).json()).data;
  const [kecamatan] = (await list('kecamatan?nama_kecamatan=barong')).data;
  await open(page, '/laporan/luas-tanam');
  await page.getByRole('link', { name: 'Barong Tongkok' }).click();
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
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  const detail = page.getByRole('dialog', { name: 'Detail Luas Tanam' });
  await expect(detail.getByRole('term')).toHaveText([
    'Kecamatan',
    'Desa/Kelurahan',
    'Komoditi',
    'Luas Tanam',
    'Luas Puso',
  ]);
  await expectAccessible(page);
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('bad input', () => {
  test.use({ expected: [/status of 404/] });

  for (const path of ['timbang-balita/tidak-ada', 'luas-tanam/%3Cscript%3E', 'luas-panen']) {
    test(`no report is at ${path}`, async ({ page }) => {
      const answer = await page.goto(`/laporan/${path}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(/^Tidak Ada Data$|404 \| Not Found/)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test.describe('with the network cut in the middle', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('another period says what is missing, and coming back heals it', async ({ page, context }) => {
    await open(page, '/laporan/luas-tanam/melak');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 4 });
    const complaint = page.getByRole('main').getByRole('alert');
    await expect(complaint).toContainText('Error: Tidak dapat terhubung ke server');
    await expectAccessible(page);
    await context.setOffline(false);
    await complaint.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(villages(page).first()).toBeVisible();
    await expect(complaint).toBeHidden();
  });
});
