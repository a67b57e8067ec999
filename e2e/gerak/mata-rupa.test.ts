import { shown } from '../support/complaints';
import { expect, test } from '../support/page';
import { logIn } from '../support/petugas';
import { textAt } from '../support/readable';

test.use({ reducedMotion: 'reduce' });

test('look: a long title in large letters has its lines, and what sticks below it begins below them', async ({
  page,
}) => {
  await shown(page, '/laporan/timbang-balita/mook-manaar-bulatn');
  await textAt(page, 200);
  const row = page.getByRole('banner').locator('> div');
  await expect(row).toHaveCSS('min-height', '88px');
  await expect.poll(async () => (await row.boundingBox())?.height).toBeGreaterThan(89);
  await page.evaluate(() => window.scrollTo(0, 600));
  const periode = page.getByRole('combobox', { name: 'Periode' });
  const foot = async () => Number((await row.boundingBox())?.y) + Number((await row.boundingBox())?.height);
  await expect.poll(async () => Number((await periode.boundingBox())?.y) - (await foot())).toBeGreaterThanOrEqual(0);
});

test("look: an officer's select is as wide as the two ways below it", async ({ page }) => {
  await logIn(page, 'petugas');
  await shown(page, '/dashboard/harga-pangan/edit?periode=1&kecamatan=2');
  const edges = async (role: 'button' | 'combobox', name: string) => {
    const { x = 0, width = 0 } = (await page.getByRole(role, { name }).boundingBox()) ?? {};
    return { left: Math.round(x), right: Math.round(x + width) };
  };
  const [select, first, last] = [
    await edges('combobox', 'Kecamatan'),
    await edges('button', 'Tambah'),
    await edges('button', 'Isi sekaligus'),
  ];
  expect(select).toEqual({ left: first.left, right: last.right });
});
