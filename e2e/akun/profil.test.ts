import { expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { cameraPicture } from '../support/produk';

/** An account that no other journey uses. */
const OWN = 'wagiyem.lestari';

test('spec §2, Profil Pengguna: leaving an edit asks, the phone’s back button closes the sheet; another tab follows; a large picture is one tap away from working (rulings 21)', async ({
  page,
  context,
}) => {
  await logIn(page, OWN);
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Profil' }).click();
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await edit.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  const other = await context.newPage();
  await open(other, '/profile');

  // A password that was begun does not stand in the way of the sheet.
  await page.getByLabel('Password Lama').fill('setengah');
  await edit.click();
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await expectAccessible(page);
  const nama = `Yohana Diubah ${Date.now()}`;
  await dialog.getByLabel('Nama').fill(nama);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await expect(dialog.getByLabel('Nama')).toHaveValue(nama);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Berhasil mengubah data pengguna')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Data pengguna' })).toContainText(nama);
  await expect(other.getByRole('table', { name: 'Data pengguna' })).toContainText(nama);

  const picker = page.getByLabel('Pilih foto profil');
  await picker.setInputFiles(await cameraPicture());
  await expect(page.getByRole('alert')).toHaveText('Ukuran file tidak boleh lebih dari 2MB');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Perkecil foto' }).click();
  await expect(page.getByText('Berhasil mengubah foto')).toBeVisible();
  const foto = page.getByRole('main').locator('img:visible');
  await expect(foto).toHaveAttribute('src', /^\/media\/.+\?w=160$/);
  await expect.poll(() => foto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
});
