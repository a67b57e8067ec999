import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

test('a villager searches on home and finds a product with its seller', { tag: DUA_UKURAN }, async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
  await expectAccessible(page);

  await page.getByPlaceholder('Cari produk').fill('madu');
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page).toHaveURL(/\/etalase\?query=madu$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Etalase' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toContainText(/madu/i);
  await expect(cards.first()).toContainText(/Stok \d+/);
  await expectAccessible(page);

  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail-produk\/[^/]*madu/);
  await expect(page.getByRole('heading', { level: 2, name: /madu/i })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hubungi' })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kembali' }).click();
  await expect(page.getByPlaceholder('Cari produk')).toHaveValue('madu');
});

test('spec §2, /etalase: typing searches after a pause and replaces the history entry', async ({ page }) => {
  await open(page, '/etalase');
  const steps = await page.evaluate(() => window.history.length);
  await page.getByPlaceholder('Cari produk').pressSequentially('cabai', { delay: 40 });
  await expect(page).toHaveURL(/\/etalase\?query=cabai$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/cabai/i);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  await page.getByPlaceholder('Cari produk').fill(`%_'"<script>`);
  await expect(page.getByText('Tidak ada produk')).toBeVisible();
});

test('spec §4: further products come while scrolling, each once', async ({ page }) => {
  await open(page, '/etalase');
  const cards = page.getByRole('main').locator('a[href^="/detail-produk/"]');
  await expect(cards.first()).toBeVisible();
  const scrollOn = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return cards.count();
  };
  // Those of the demo, and what other journeys sell meanwhile.
  await expect.poll(scrollOn, { timeout: 30_000 }).toBeGreaterThanOrEqual(76);
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a product address opens fresh, with its own title and picture', async ({ page, request }) => {
  const { data } = await (await request.get('/api/produk?limit=1')).json();
  const [produk] = data.data;
  await open(page, `/detail-produk/${produk.slug}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(produk.judul);
  await expect(page).toHaveTitle(`${produk.judul} · Lumbung`);
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', /^http:\/\/localhost:\d+\/media\/[0-9a-f]{32}\.jpg\?w=1280$/);
});

test('spec §2, /detail-produk: the photos turn by dot and by key', async ({ page, request }) => {
  const { data } = await (await request.get('/api/produk?limit=50')).json();
  const produk = data.data.find((row: { produk_fotos: unknown[] }) => row.produk_fotos.length > 2);
  await open(page, `/detail-produk/${produk.slug}`);
  const photo = (number: number) => page.getByRole('img', { name: `${produk.judul}, foto ${number}` });
  const inside = { ratio: 0.9 };
  await page.getByRole('button', { name: 'Ke foto 2' }).click();
  await expect(photo(2)).toBeInViewport(inside);
  await page.keyboard.press('ArrowRight');
  await expect(photo(3)).toBeInViewport(inside);
  await expect(page.getByRole('button', { name: 'Ke foto 3' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(photo(2)).toBeInViewport(inside);
  await expect(page.getByRole('button', { name: 'Ke foto 2' })).toHaveAttribute('aria-current', 'true');
});
