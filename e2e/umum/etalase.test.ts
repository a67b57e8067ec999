import { DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';

test('a villager searches on home, finds a product with its photos and its seller, and goes back the way he came', {
  tag: DUA_UKURAN,
}, async ({ page, request }) => {
  const { data } = await (await request.get('/api/produk?limit=50')).json();
  const produk = data.data.find((row: { produk_fotos: unknown[] }) => row.produk_fotos.length > 2);
  const search = page.getByPlaceholder('Cari produk');
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
  await expectAccessible(page);

  await search.fill('madu');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page).toHaveURL('/cari?kata=madu');
  await page.getByRole('link', { name: 'Lihat semua produk' }).click();
  await expect(page).toHaveURL('/etalase?query=madu');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toContainText(/madu/i);
  await expectAccessible(page);

  // Spec §2, /etalase: typing searches after a pause and replaces the history entry.
  await search.fill('');
  await search.pressSequentially(produk.judul);
  await expect(page).toHaveURL(/query=(?!madu)/);
  await cards.getByRole('link', { name: produk.judul }).first().click();
  await expect(page).toHaveURL(`/detail-produk/${produk.slug}`);
  await expect(page.getByRole('link', { name: 'Hubungi' })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expectAccessible(page);

  // Spec §2, /detail-produk: the photos turn by dot and by key.
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
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(`a filter with the name of a place of 60 letters keeps the cross that takes it off ${DUA_UKURAN}`, async ({
  page,
}) => {
  await open(page, '/etalase?jenis=sayur');
  const filter = page.getByRole('link', { name: 'Hapus saringan sayur' });
  await filter.evaluate(({ firstChild }) => {
    if (firstChild) firstChild.textContent = 'Mookmanaarbulatn'.repeat(4).slice(0, 60);
  });
  const width = () => filter.locator('svg').evaluate((cross) => cross.getBoundingClientRect().width);
  expect(await width()).toBe(18);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
