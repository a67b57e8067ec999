import { atRest, DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';

test('a buyer searches on home, finds a product with its photos, filters the showcase, opens WhatsApp, looks at what else its seller has, and goes back the way he came', {
  tag: DUA_UKURAN,
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const { data } = await (await request.get('/api/produk?limit=50')).json();
  const produk = data.data.find((row: { produk_fotos: unknown[] }) => row.produk_fotos.length > 2);
  const search = page.getByPlaceholder('Cari produk');
  const cards = page.getByRole('main').getByRole('listitem');
  const isAsWideAsTheScreen = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  /** Both sizes are walked; what looks alike on both is scanned on the phone. */
  const isPhone = (page.viewportSize()?.width ?? 0) < 700;
  const scan = () => (isPhone ? expectAccessible(page) : Promise.resolve());

  await test.step('he searches on home and reads all results, from there all products', async () => {
    await open(page, '/');
    await search.click();
    await search.pressSequentially('beras');
    const list = page.getByRole('listbox', { name: 'Saran pencarian' });
    await expect(list.getByRole('option', { name: /^Beras Medium Rp\s?[\d.]+ per kg/ })).toBeVisible();
    await expectAccessible(page);
    expect(await isAsWideAsTheScreen()).toBe(true);
    await search.fill('madu');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await expect(page).toHaveURL('/cari?kata=madu');
    await expect(page.getByRole('heading', { name: 'Produk di etalase' })).toBeVisible();
    await scan();
    await page.getByRole('link', { name: 'Lihat semua produk' }).click();
    await expect(page).toHaveURL('/etalase?query=madu');
    // The address comes before its screen, and the one before has such a box and such cards too.
    await expect(page.getByRole('heading', { level: 1, name: 'Etalase', exact: true })).toBeVisible();
    await expect(cards.first()).toContainText(/madu/i);
  });

  await test.step('spec §2, /etalase and /detail-produk: typing replaces the history entry, photos turn by dot and key', async () => {
    await search.fill('');
    await search.pressSequentially(produk.judul);
    await expect(page).toHaveURL(/query=(?!madu)/);
    await cards.getByRole('link', { name: produk.judul }).first().click();
    await expect(page).toHaveURL(`/detail-produk/${produk.slug}`);
    await expect(page.getByRole('link', { name: 'Hubungi' })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await atRest(page);
    await expectAccessible(page);

    const photo = (number: number) => page.getByRole('img', { name: `${produk.judul}, foto ${number}` });
    const dot = (number: number) => page.getByRole('button', { name: `Ke foto ${number}` });
    const inside = { ratio: 0.9 };
    await dot(2).click();
    await expect(photo(2)).toBeInViewport(inside);
    await page.keyboard.press('ArrowRight');
    await expect(photo(3)).toBeInViewport(inside);
    await expect(dot(3)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(photo(2)).toBeInViewport(inside);
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');

    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect(search).toHaveValue(produk.judul);
    await page.goBack();
    await expect(page).toHaveURL('/cari?kata=madu');
    await expect(search).toHaveValue('madu');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  const filtered = '/etalase?jenis=hasil+hutan&harga_sampai=150000&urut=termurah';
  await test.step('he filters the showcase and orders it', async () => {
    const menu = page.getByRole('navigation', { name: 'Utama' });
    await menu.getByRole('link', { name: 'Etalase' }).click();
    await page.getByRole('button', { name: 'Saring' }).click();
    const sheet = page.getByRole('dialog', { name: 'Saring' });
    await sheet.getByLabel('Jenis').selectOption('hasil hutan');
    await sheet.getByLabel('Harga sampai').fill('150.000');
    await scan();
    await sheet.getByRole('button', { name: 'Terapkan' }).click();
    await expect(page).toHaveURL('/etalase?jenis=hasil+hutan&harga_sampai=150000');
    await expect(sheet).toBeHidden();
    await page.getByLabel('Urutkan').selectOption('termurah');
    await expect(page).toHaveURL(filtered);
    await expectAccessible(page);
  });

  await test.step('he writes to the seller of honey, and looks at what else he has', async () => {
    await cards.getByRole('link', { name: /madu/i }).first().click();
    await expect(page).toHaveURL(/\/detail-produk\/madu/);
    await atRest(page);
    const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
    const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
    const address = new URL((await whatsapp.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/628\d+$/);
    expect(address.searchParams.get('text')).toContain(heading);
    expect(address.searchParams.get('text')).toContain(page.url());

    await page.getByRole('link', { name: /Lihat semua produknya/ }).click();
    await expect(page).toHaveURL(/\/penjual\/\d+$/);
    await atRest(page);
    await expect(page.getByRole('link', { name: new RegExp(heading ?? '') })).toBeVisible();
    await scan();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(filtered);
  });

  await test.step('a filter with the name of a place of 60 letters keeps the cross that takes it off', async () => {
    const filter = page.getByRole('link', { name: 'Hapus saringan hasil hutan' });
    await filter.evaluate(({ firstChild }) => {
      if (firstChild) firstChild.textContent = 'Mookmanaarbulatn'.repeat(4).slice(0, 60);
    });
    const width = () => filter.locator('svg').evaluate((cross) => cross.getBoundingClientRect().width);
    expect(await width()).toBe(18);
    expect(await isAsWideAsTheScreen()).toBe(true);
    await filter.click();
    await expect(page).toHaveURL('/etalase?harga_sampai=150000&urut=termurah');
  });
});
