import { expect, expectAccessible, MEJA, open, test } from '../support/page';
import { logIn } from '../support/petugas';

test.describe('on a desk all destinations stand in words at the side', { tag: MEJA }, () => {
  test('a visitor finds them before anything else, with the keyboard too', async ({ page }) => {
    await open(page, '/detail-activity/1');
    const utama = page.getByRole('navigation', { name: 'Utama' });
    await expect(utama).toHaveCount(1);
    await expect(utama.locator('[aria-current=page]')).toHaveText('Kegiatan Dinas');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused();
    const labels = [
      'Beranda',
      'Etalase',
      'Harga Pangan',
      'Bandingkan Harga',
      'Ketersediaan Pangan',
      'Luas Lahan dan Perkiraan Panen',
      'Kegiatan Dinas',
      'Laporan',
      'Login',
    ];
    for (const name of labels) {
      await page.keyboard.press('Tab');
      await expect(utama.getByRole('link', { name, exact: true })).toBeFocused();
    }
    // What the eye meets next comes next.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('button').first()).toBeFocused();

    await utama.getByRole('link', { name: 'Laporan' }).click();
    await expect(page).toHaveURL('/laporan');
    await expect(utama.locator('[aria-current=page]')).toHaveText('Laporan');
    await expectAccessible(page);
  });

  test('whoever is logged in finds the own rooms below, on public screens too', async ({ page }) => {
    await logIn(page, 'petugas');
    await open(page, '/laporan');
    const utama = page.getByRole('navigation', { name: 'Utama' });
    const rooms = utama.getByRole('list', { name: 'Yulius Bahang' });
    await rooms.getByRole('link', { name: 'Harga Pangan', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/harga-pangan');
    await expect(utama.locator('[aria-current=page]')).toHaveText('Harga Pangan');
    await expect(rooms.getByRole('link')).toHaveText([
      'Dashboard',
      'Harga Pangan',
      'Harga Pangan Kutai Barat',
      'Ketersediaan Pangan',
      'Luas Tanam',
      'Timbang Balita',
      'Profil',
    ]);
    await expect(utama.getByRole('link', { name: 'Login' })).toHaveCount(0);
    await expectAccessible(page);
    await rooms.getByRole('button', { name: 'Keluar' }).click();
    await expect(utama.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(rooms).toHaveCount(0);
  });
});

test('a phone keeps its bar of three behind the content, and nothing of the desk', async ({ page }) => {
  await open(page, '/laporan');
  const utama = page.getByRole('navigation', { name: 'Utama' });
  await expect(utama.getByRole('link')).toHaveText(['Beranda', 'Etalase', 'Harga Pangan']);
  await page.getByRole('main').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(utama.getByRole('link', { name: 'Beranda' })).toBeFocused();
});
