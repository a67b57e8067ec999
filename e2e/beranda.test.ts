import { DUA_UKURAN, expect, open, test } from './page';

test('spec §2, home: the banners turn by themselves, by arrow and by dot', { tag: DUA_UKURAN }, async ({ page }) => {
  await open(page, '/');
  const banners = page.getByRole('region', { name: 'Sorotan' });
  await expect(banners.getByRole('group')).toHaveCount(5);
  const dots = banners.getByRole('button', { name: /^Ke sorotan/ });
  await expect(dots).toHaveCount(5);
  await expect(banners.getByRole('button', { name: 'Ke sorotan 2' })).toHaveAttribute('aria-current', 'true', {
    timeout: 10_000,
  });
  await banners.getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(banners.getByRole('button', { name: 'Ke sorotan 3' })).toHaveAttribute('aria-current', 'true');
  await dots.nth(4).click();
  await expect(dots.nth(4)).toHaveAttribute('aria-current', 'true');
  // Rewind: after the last comes the first.
  await banners.getByRole('button', { name: 'Sorotan berikutnya' }).click();
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
});
