import sharp from 'sharp';
import { expect, expectAccessible, open, test } from './page';
import { logIn } from './petugas';

const LAMA = 'lumbung-demo';
const BARU = 'padi-menguning-2027';

/** Accounts that no other journey uses: a changed password logs the others out. */
const OWN = 'wagiyem.lestari';
const CHANGING = 'yuliana.hubung';

test('spec §2, Profil Pengguna: data, drawer and another tab follow an edit at once', async ({ page, context }) => {
  await logIn(page, OWN);
  await open(page, '/dashboard/profile');
  await expectAccessible(page);
  const other = await context.newPage();
  await open(other, '/profile');

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await expectAccessible(page);
  const nama = `Yohana Diubah ${Date.now()}`;
  await dialog.getByLabel('Nama').fill(nama);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Berhasil mengubah data pengguna')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Data pengguna' })).toContainText(nama);
  await expect(other.getByRole('table', { name: 'Data pengguna' })).toContainText(nama);
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(page.getByRole('dialog', { name: nama })).toBeVisible();
});

test('leaving a changed profile asks, and the phone’s back button closes the sheet', async ({ page }) => {
  await logIn(page, OWN);
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Profil' }).click();
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await edit.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();

  // A password that was begun does not stand in the way of the sheet.
  await page.getByLabel('Password Lama').fill('setengah');
  await edit.click();
  await dialog.getByLabel('No. Telepon').fill('081299990000');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(dialog.getByLabel('No. Telepon')).toHaveValue('081299990000');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('a picture', () => {
  test.use({ expected: [/status of 422/] });

  test('rulings 21: a 6 MB camera picture is one tap away from working', async ({ page }) => {
    await logIn(page, OWN);
    await open(page, '/profile');
    const noise = Buffer.alloc(3000 * 2200 * 3, 0).map(() => Math.random() * 256);
    const camera = await sharp(noise, { raw: { width: 3000, height: 2200, channels: 3 } })
      .jpeg({ quality: 80 })
      .toBuffer();
    expect(camera.length).toBeGreaterThan(4_000_000);
    const picker = page.getByLabel('Pilih foto profil');
    await picker.setInputFiles({ name: 'IMG_2027.jpg', mimeType: 'image/jpeg', buffer: camera });
    await expect(page.getByRole('alert')).toHaveText('Ukuran file tidak boleh lebih dari 2MB');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Perkecil foto' }).click();
    await expect(page.getByText('Berhasil mengubah foto')).toBeVisible();
    const foto = page.getByRole('main').locator('img');
    await expect(foto).toHaveAttribute('src', /^\/media\/.+\?w=160$/);
    await expect.poll(() => foto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);

    await picker.setInputFiles({ name: 'surat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan gambar') });
    await expect(page.getByText('File yang diupload harus berupa gambar')).toBeVisible();
  });
});

test('a changed password logs the other devices out', async ({ page, browser }) => {
  await logIn(page, CHANGING);
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, CHANGING);
  await open(elsewhere, '/dashboard/lahan-petani');
  await open(page, '/dashboard/profile');

  const change = async (from: string, to: string) => {
    await page.getByLabel('Password Lama').fill(from);
    await page.getByLabel('Password Baru', { exact: true }).fill(to);
    await page.getByLabel('Konfirmasi Password Baru').fill(to);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Password Lama')).toHaveValue('');
  };
  await change(LAMA, BARU);
  await expect(page.getByText('Password berhasil diubah').first()).toBeVisible();
  await expectAccessible(page);

  await elsewhere.getByRole('link', { name: 'Dashboard' }).click();
  await expect(elsewhere).toHaveURL('/login');
  await expect(elsewhere.getByText('Sesi Anda sudah berakhir, silahkan masuk kembali')).toBeVisible();
  await elsewhere.close();

  // This one goes on, and gives the account back as it was.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Selamat Datang/ })).toBeVisible();
  await page.getByRole('link', { name: 'Profil' }).click();
  await change(BARU, LAMA);
});
