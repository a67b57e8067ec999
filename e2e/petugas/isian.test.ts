import type { Locator, Page } from '@playwright/test';
import { DUA_UKURAN, expect, expectAccessible, open, test } from '../support/page';
import { logIn } from '../support/petugas';
import { fill, main, named, picture, save, table } from '../support/produk';

/** How one thing of it looks. */
const look = (element: Locator, what: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), what);

const lies = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
};

test('spec section 2, Forms: what nobody can change looks it, a select without a choice too; on a desk fields stand in pairs, on a phone in one column', {
  tag: DUA_UKURAN,
}, async ({ page }) => {
  const isDesk = test.info().project.name === 'meja';
  await logIn(page, 'petani');
  await open(page, '/dashboard/lahan-petani/tambah');
  const [satuan, alamat] = [page.getByLabel('Satuan Panen'), page.getByLabel('Alamat')];
  const [jumlah, luas] = [page.getByLabel('Jumlah Panen'), page.getByLabel('Luas Tanam (Hektar)')];
  await expect(satuan).toBeVisible();

  expect(await look(page.getByLabel('Latitude'), 'border-top-style')).toBe('dashed');
  expect(await look(page.getByLabel('Desa/Kelurahan'), 'border-top-style')).toBe('dashed');
  expect(await look(alamat, 'border-top-style')).toBe('solid');
  const quiet = await look(satuan, 'color');
  await satuan.selectOption('kg');
  expect(await look(satuan, 'color')).not.toBe(quiet);
  expect(await look(satuan, 'color')).toBe(await look(alamat, 'color'));

  const [first, second] = [await lies(luas), await lies(jumlah)];
  expect(first.y === second.y).toBe(isDesk);
  expect(first.x === second.x).toBe(!isDesk);
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeInViewport();
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  expect(await look(page.getByRole('dialog').getByLabel('Email'), 'border-top-style')).toBe('dashed');
});

test('a registration is sent from anywhere in its long form, and its button turns while it waits', async ({ page }) => {
  await open(page, '/register');
  const button = page.getByRole('button', { name: 'Daftar' });
  await expect(button).toBeInViewport();
  await expect(button.locator('.spinner')).toHaveCount(0);
  await page.route('**/api/register', () => {
    // Never answered.
  });
  const person = { 'Nama Lengkap': 'Marta', Email: 'a@contoh.id', 'Nomor Telepon': '081', Username: 'marta.menunggu' };
  for (const [label, text] of Object.entries(person)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Password', { exact: true }).fill('ladang-hijau-7');
  await button.click();
  await expect(button.locator('.spinner')).toBeVisible();
  await expect(button).toBeDisabled();
  await expectAccessible(page);
});

test.describe('a field and the button that stays', () => {
  test.use({ expected: [/status of 422/] });

  /** How far it stands above the button, less than nothing where it lies below it. */
  const above = async (page: Page, element: Locator) => {
    const [one, button] = [await lies(element), await lies(page.locator('[data-diam]'))];
    return button.y - one.y - one.height;
  };

  test('WCAG 2.4.11: what is wrong with a field comes into view with it', async ({ page }) => {
    const message = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
    const data = { message, errors: { password: [message] } };
    const meta = { status: 'error', message, code: 422 };
    await page.route('**/api/register', (route) => route.fulfill({ status: 422, json: { meta, data } }));
    await open(page, '/register');
    const person = { 'Nama Lengkap': 'Marta', Email: 'a@contoh.id', 'Nomor Telepon': '081', Username: 'marta.mudah' };
    for (const [label, text] of Object.entries(person)) await page.getByLabel(label).fill(text);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('abc123456');
    // The field is all in sight, just over the button.
    const gap = await above(page, password);
    await page.evaluate((by) => window.scrollBy(0, by), 14 - gap);
    expect(Math.round(await above(page, password))).toBe(14);
    await page.getByRole('button', { name: 'Daftar' }).tap();
    await expect(password).toBeFocused();
    expect(await above(page, page.getByText(message))).toBeGreaterThanOrEqual(0);
  });

  test('WCAG 2.4.11: a text of several lines is seen whole by whoever comes with the keyboard, on a phone on its side', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await logIn(page, 'petani');
    await open(page, `${table}/tambah`);
    await page.getByLabel('Jenis').focus();
    const text = page.getByLabel('Deskripsi');
    // Past the two ways to a photo.
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
    expect(await above(page, text)).toBeGreaterThanOrEqual(0);
  });
});

test('with a finger: a photo comes from the camera or the gallery; one that is deleted can be had back, and goes by itself once its message does', async ({
  page,
}) => {
  const judul = named('Salak Pondoh');
  await logIn(page, 'petani');
  await open(page, `${table}/tambah`);
  await fill(page, judul);
  await expect(page.getByRole('button', { name: 'Ambil foto' })).toBeVisible();
  const camera = page.getByLabel('Ambil foto dengan kamera');
  await expect(camera).toHaveAttribute('capture', 'environment');
  await camera.setInputFiles(await picture('kamera.jpg', '#8e5b2b'));
  await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Foto Pangan').setInputFiles([await picture('galeri.jpg', '#b7834f')]);
  await save(page).tap();
  await page.getByRole('button', { name: 'Tambah lagi' }).tap();
  await expect(page.getByLabel('Judul')).toBeFocused();

  await open(page, `${table}?query=${encodeURIComponent(judul)}`);
  await page.getByRole('link', { name: `Edit ${judul}` }).tap();
  await page.getByRole('switch', { name: 'Hapus Foto' }).setChecked(true);
  await page.getByRole('button', { name: 'Hapus foto 1' }).tap();
  await page.getByRole('button', { name: 'Urungkan' }).tap();
  await expect(main(page, 2)).toBeVisible();
  await expect(main(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Hapus foto 1' }).tap();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Berhasil menghapus foto produk')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toHaveCount(0);
});
