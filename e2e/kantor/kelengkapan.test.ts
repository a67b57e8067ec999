import type { Page } from '@playwright/test';
import { letterTo } from '../support/letters';
import { alive, expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn, newPeriode, newPetugas } from '../support/petugas';

test.describe.configure({ timeout: 240_000 });

/** The page itself scrolls not sideways. */
const isWithinWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('the secretary sees who is missing in a week, reminds the officer, the letter arrives; a year of all villages is walked by keys alone', {
  tag: MEJA,
}, async ({ page }) => {
  const tempat = 'Bentian Besar';
  const petugas = newPetugas([tempat]);
  const { id: periode, nama_periode } = await newPeriode(page, 'harga-pangan', 'Minggu lengkap', '2024-05-06');
  await logIn(page, 'admin');
  await open(page, '/kantor');
  await expect(page.getByRole('heading', { level: 1, name: 'Beranda kantor' })).toBeVisible();
  const card = page.getByRole('article', { name: 'Harga Pangan', exact: true });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await isWithinWidth(page)).toBe(true);
    // The numbers for the head of the office fit one screen, above the bar of a phone.
    const last = await page.getByRole('article', { name: 'Kasus gizi buruk' }).boundingBox();
    const bar = page.getByRole('navigation', { name: 'Utama' });
    const end = width < 768 ? (await bar.boundingBox())?.y : height;
    expect((last?.y ?? Number.POSITIVE_INFINITY) + (last?.height ?? 0)).toBeLessThanOrEqual(end ?? 0);
  }

  await card.getByRole('heading', { name: 'Harga Pangan', exact: true }).click();
  await expectAccessible(page);
  await card.getByRole('link', { name: /^Kelengkapan Harga Pangan/ }).click();
  const matrix = page.getByRole('grid', { name: /^Kelengkapan Harga Pangan / });
  await expect(matrix).toBeVisible();
  // The newest weeks are in sight, also where the year is wider than the screen; the page itself scrolls not sideways.
  const newest = matrix.getByRole('columnheader').last();
  await expect(newest).toBeInViewport();
  await expectAccessible(page);
  expect(await isWithinWidth(page)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(newest).toBeInViewport();
  expect(await isWithinWidth(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('combobox', { name: 'Tahun' }).selectOption('2024');
  await expect(page).toHaveURL('/kantor/kelengkapan?jenis=harga-pangan&tahun=2024');
  const cell = page.getByRole('gridcell', { name: `${tempat}, ${nama_periode}: 0 dari 36 harga, belum ada` });
  await cell.click();
  const sheet = page.getByRole('dialog', { name: tempat });
  await expect(sheet.getByText('0 dari 36 harga', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('region', { name: 'Belum diisi' }).getByRole('listitem')).toHaveCount(36);
  await expectAccessible(page);

  // Whoever sends the address on shows the same.
  await page.reload();
  await alive(page);
  const officer = sheet.getByRole('article', { name: 'Ratna Dewi' }).last();
  await expect(officer.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/6281234567890\?text=Halo/,
  );
  const letters = sheet.getByRole('button', { name: /^Kirim surat ke \d+ petugas$/ });
  await letters.click();
  await expect(officer.getByText(/^Surat dikirim /)).toBeVisible();
  await expect(letters).toBeHidden();
  const letter = await letterTo(`${petugas}@contoh.id`);
  expect(letter).toContain(`Halo Ratna Dewi,`);
  expect(letter).toContain(`untuk periode ${nama_periode} belum lengkap`);
  expect(letter).toContain(`${tempat}: belum ada yang diisi (36 harga).`);
  expect(letter).toContain(`/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=`);

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(matrix).toBeVisible();

  await test.step('a year of all villages by keys alone', async () => {
    await open(page, '/kantor/kelengkapan?jenis=timbang-balita&kecamatan=desa');
    const villages = page.getByRole('grid', { name: /^Kelengkapan Timbang Balita / });
    await expect(villages).toHaveAttribute('aria-rowcount', '195');
    await villages.locator('td[tabindex="0"]').focus();
    await page.keyboard.press('Control+End');
    const last = villages.locator('td[data-baris="193"]').last();
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.keyboard.press('ArrowUp');
    await expect(villages.locator('td[data-baris="192"]').last()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const village = page.getByRole('dialog');
    await expect(village.getByText(/^[01] dari 1 desa$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(village).toBeHidden();
    await expect(villages.locator('td[data-baris="192"]').last()).toBeFocused();
  });
});
