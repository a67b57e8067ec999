import type { Locator } from '@playwright/test';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { textAt } from '../support/readable';

test(`at a desk prices, a comparison, the map, a report and the open data are read with the keyboard alone ${MEJA}`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dialog = page.getByRole('dialog');
  const main = page.getByRole('main');
  const isAsWideAsTheScreen = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  await test.step('the banner leaves two thirds of the height to what stands below it; its words stay inside', async () => {
    await open(page, '/');
    const banner = page.getByRole('region', { name: 'Sorotan' });
    const { height } = (await banner.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(180);
    expect(height).toBeLessThanOrEqual(800 / 3);
    // WCAG 1.4.4: also at twice the size.
    await textAt(page, 200);
    const words = banner.getByRole('group').first().getByText('Harga pangan minggu ini');
    const [frame, text] = await Promise.all([banner.boundingBox(), words.boundingBox()]);
    expect(text?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN);
  });

  await test.step('prices, the detail of one, and the menu', async () => {
    await open(page, '/harga-pangan/melak');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
    const card = page.getByRole('button', { name: /^Beras Medium/ });
    await card.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();

    const menu = page.getByRole('button', { name: 'Buka menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('link', { name: 'Etalase' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();

    // On a desk the way to other screens stands at the side.
    const home = page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Beranda' });
    await home.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(home).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the year of a commodity', async () => {
    await open(page, '/harga-pangan/melak/beras-medium');
    const curve = page.getByRole('slider', { name: /^Harga Beras Medium di Melak/ });
    const newest = (await curve.getAttribute('aria-valuetext')) ?? '';
    await curve.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(curve).not.toHaveAttribute('aria-valuetext', newest);
    await page.keyboard.press('End');
    await expect(curve).toHaveAttribute('aria-valuetext', newest);
    await expectAccessible(page);
    expect(await isAsWideAsTheScreen()).toBe(true);
  });

  await test.step('a comparison', async () => {
    await open(page, '/bandingkan');
    await page.getByRole('link', { name: /^Beras di tiga kecamatan/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Beras Medium, per kg' })).toBeVisible();
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowLeft');
    await expectAccessible(page);
    expect(await isAsWideAsTheScreen()).toBe(true);
  });

  await test.step('the map: from shape to shape in the order of the list, and one is opened', async () => {
    await open(page, '/peta?ukuran=harga&komoditi=cabai-rawit');
    const shapes = page.getByRole('group', { name: 'Kecamatan pada peta' }).getByRole('link');
    await shapes.first().focus();
    await page.keyboard.press('Tab');
    await expect(shapes.nth(1)).toBeFocused();
    const nama = (await shapes.nth(1).getAttribute('aria-label'))?.split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 3, name: nama })).toBeFocused();
    await expectAccessible(page);
    expect(await isAsWideAsTheScreen()).toBe(true);
  });

  await test.step('a report is a table, figure under figure, and a line opens like a card', async () => {
    const villages = main.getByRole('listitem').getByRole('button');
    await open(page, '/laporan/timbang-balita/melak');
    await page.getByRole('combobox', { name: 'Periode' }).selectOption({ index: 3 });
    await expect(villages.nth(1)).toBeVisible();
    const head = main.getByText('Gizi buruk').first();
    await expect(head).toBeVisible();
    const right = (of: Locator) => of.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const figures = await villages.evaluateAll((lines) =>
      lines.map((line) =>
        Math.round(line.querySelectorAll('span > span > span:last-child')[4]?.getBoundingClientRect().right ?? 0),
      ),
    );
    expect(new Set([await right(head), ...figures]).size).toBe(1);
    await expectAccessible(page);
    await villages.first().press('Enter');
    await expect(page.getByRole('dialog', { name: 'Detail Timbang Balita' })).toBeVisible();
  });

  await test.step('the open data and what its columns mean', async () => {
    await open(page, '/data');
    const harga = page.getByRole('article', { name: 'Harga pangan', exact: true });
    await harga.getByText(/^Arti \d+ kolomnya$/).focus();
    await page.keyboard.press('Enter');
    await expect(harga.getByText('Harga eceran dalam rupiah per satuan (angka)')).toBeVisible();
    await expectAccessible(page);
    expect(await isAsWideAsTheScreen()).toBe(true);
  });
});
