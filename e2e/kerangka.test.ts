import { DUA_UKURAN, expect, expectAccessible, open, test } from './page';

test('spec §2, side drawer: a visitor finds the menu, and it closes with Escape', { tag: DUA_UKURAN }, async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Pengunjung' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Beranda',
    'Etalase',
    'Harga Pangan',
    'Ketersediaan Pangan',
    'Kegiatan Dinas',
    'Laporan',
    'Login',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Buka menu' }).click();
  await drawer.getByRole('link', { name: 'Etalase' }).click();
  await expect(page).toHaveURL('/etalase');
  await expect(drawer).toBeHidden();
});

test('spec §2, bottom bar: the active item is marked', { tag: DUA_UKURAN }, async ({ page }) => {
  await open(page, '/harga-pangan-kutai-barat');
  const bar = page.getByRole('navigation', { name: 'Utama' });
  await expect(bar.locator('[aria-current=page]')).toHaveText('Harga Pangan');
  await bar.getByRole('link', { name: 'Beranda' }).click();
  await expect(bar.locator('[aria-current=page]')).toHaveText('Beranda');
});

test.describe('addresses that lead nowhere', () => {
  test.use({ expected: [/status of 404/] });

  for (const [path, status] of [
    ['/tidak-ada', 404],
    // Whose dashboard it is only the browser knows.
    ['/dashboard', 200],
    ['/harga-pangan/melak/lagi', 404],
  ] as const) {
    test(`spec §2, not-found page: ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { name: '404 | Not Found' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      await expectAccessible(page);
    });
  }

  for (const slug of ["mu'ut", '%252e%252e', 'x'.repeat(1500), '%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    test(`bad input: no sub-district is called ${slug.slice(0, 30)}`, async ({ page }) => {
      const answer = await page.goto(`/harga-pangan/${slug}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText(/Tidak ada data harga pangan di kecamatan ini|404 \| Not Found/)).toBeVisible();
    });
  }

  test('bad input: two dots lead up, as they do everywhere', async ({ page }) => {
    await page.goto('/harga-pangan/%2e%2e');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Harga minggu ini' })).toBeVisible();
  });

  test('bad input: no product is called that', async ({ page }) => {
    const answer = await page.goto("/detail-produk/mu'ut");
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Produk tidak ditemukan')).toBeVisible();
  });
});
