import type { Locator, Page } from '@playwright/test';
import { bar, field, kept, logIn, newcomer } from '../support/account';
import { expect, expectAccessible, open, test } from '../support/page';
import { cameraPicture } from '../support/produk';

const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const LOST = 'Firefox di Windows';
const plot = '/dashboard/lahan-petani/tambah';

type Person = ReturnType<typeof newcomer>;

/** Somebody whose devices are nobody else's: other journeys log in and out meanwhile. */
async function somebody(page: Page): Promise<Person> {
  const person = newcomer();
  const { Username: username, Password: password, Email: email } = person;
  const data = { username, password, email, nama_lengkap: person['Nama Lengkap'], no_hp: person['Nomor Telepon'] };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  return person;
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Logs in with the keyboard alone, and looks at the password. */
async function logInByKeyboard(page: Page, { Username, Password }: Person): Promise<void> {
  await tabTo(page, field(page, 'Username'));
  await page.keyboard.type(Username);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(Password);
  await tabTo(page, page.getByRole('button', { name: 'Tampilkan password' }));
  await page.keyboard.press('Space');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('button', { name: 'Masuk' }));
  await page.keyboard.press('Enter');
}

/** Begins a plot, which stays on the device as it is typed. */
async function beginPlot(page: Page): Promise<void> {
  await open(page, plot);
  await field(page, 'Alamat').fill('Jalan Poros Barong');
  await expect.poll(() => kept(page)).toMatchObject({ alamat: 'Jalan Poros Barong' });
}

/** Makes the device ask anew who is logged in. */
const forgetAnswer = (page: Page) =>
  page.evaluate(() => {
    const profil = JSON.parse(localStorage.getItem('profil') ?? '');
    localStorage.setItem('profil', JSON.stringify({ ...profil, sejak: 0 }));
  });

// Three devices have more to do than one.
test.describe.configure({ timeout: 240_000 });

// The next request of a device whose session has ended is refused.
test.use({ expected: [/status of 401/] });

test('one account on three devices (spec §2, Profil Pengguna; rulings 2, 6, 21): tabs follow a login, an edit and a logout; a lost device is logged out, and what was typed there waits for its owner', async ({
  page,
  browser,
  context,
}) => {
  const own = await somebody(page);
  const desk = await browser.newContext({ userAgent: DESK, serviceWorkers: 'block' });
  const lost = await desk.newPage();
  const other = await context.newPage();

  await test.step('he logs in on a desk with the keyboard alone, and begins a plot there', async () => {
    await open(lost, '/login');
    await logInByKeyboard(lost, own);
    await expect(lost).toHaveURL('/dashboard');
    await beginPlot(lost);
  });

  await test.step('he logs in on his phone, and its other tab follows', async () => {
    await open(other, '/login');
    await open(page, '/login');
    await logIn(page, own);
    await expect(page).toHaveURL('/dashboard');
    await expect(other).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Profil' }).click();
    await other.getByRole('link', { name: 'Profil' }).click();
    await expect(other.getByRole('table', { name: 'Data pengguna' })).toBeVisible();
  });

  await test.step('leaving an edit asks, back closes the sheet, and the other tab follows what is saved', async () => {
    const edit = page.getByRole('button', { name: 'Edit Profile' });
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    await edit.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expectAccessible(page);

    // A password that was begun does not stand in the way of the sheet.
    await page.getByLabel('Password Lama').fill('setengah');
    await edit.click();
    const email = dialog.getByLabel('Email');
    await expect(email).toBeDisabled();
    // A field that nobody can change looks like one.
    await expect(email).toHaveCSS('border-top-style', 'dashed');
    await expectAccessible(page);
    const nama = `Yohana Diubah ${Date.now()}`;
    await dialog.getByLabel('Nama').fill(nama);
    await dialog.getByLabel('Jenis Kelamin').selectOption('perempuan');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Tinggalkan isian ini?' });
    await question.getByRole('button', { name: 'Tetap di sini' }).click();
    await expect(dialog.getByLabel('Nama')).toHaveValue(nama);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByText('Berhasil mengubah data pengguna')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: 'Data pengguna' })).toContainText(nama);
    await expect(other.getByRole('table', { name: 'Data pengguna' })).toContainText(nama);
  });

  await test.step('rulings 21: a large picture is one tap away from working', async () => {
    await page.getByLabel('Pilih foto profil').setInputFiles(await cameraPicture());
    await expect(page.getByRole('alert')).toHaveText('Ukuran file tidak boleh lebih dari 2MB');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Perkecil foto' }).click();
    await expect(page.getByText('Berhasil mengubah foto')).toBeVisible();
    const foto = page.getByRole('main').locator('img:visible');
    await expect(foto).toHaveAttribute('src', /^\/media\/.+\?w=160$/);
    await expect.poll(() => foto.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
  });

  const devices = page.getByRole('region', { name: 'Perangkat yang masuk' });
  await test.step('he logs the lost device out, with the keyboard alone', async () => {
    await expect(devices.getByText('Perangkat ini')).toBeVisible();
    const out = devices.getByRole('button', { name: `Keluarkan ${LOST}` });
    await out.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Keluarkan perangkat ini?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keluarkan' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Perangkat berhasil dikeluarkan')).toBeVisible();
    await expect(out).toHaveCount(0);
    await expect(question).toBeHidden();
  });

  await test.step('rulings 2: there its session has ended; the login, with the keyboard alone, leads back to what was typed', async () => {
    await forgetAnswer(lost);
    await lost.reload();
    await expect(lost).toHaveURL('/login');
    await expect(lost.getByText('Sesi Anda sudah berakhir, silahkan masuk kembali')).toBeVisible();
    await logInByKeyboard(lost, own);
    await expect(lost).toHaveURL(plot);
    await expect(field(lost, 'Alamat')).toHaveValue('Jalan Poros Barong');
    await desk.close();
    await expect(devices.getByText('Perangkat ini')).toBeVisible();
  });

  await test.step('rulings 6: a logout in one tab leaves nothing of a form in the other, also once that has closed', async () => {
    await beginPlot(page);
    await bar(other).getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/');
    await expect.poll(() => kept(other)).toBeUndefined();
    await page.close({ runBeforeUnload: true });
    expect(await kept(other)).toBeUndefined();
  });
});
