import { field, logIn } from '../support/account';
import { kepala, newOffice } from '../support/new-office';
import { expect, MEJA, open, storedMessage, test } from '../support/page';
import { robotServer } from '../support/servers';

test.describe.configure({ timeout: 240_000 });

const lusia = { Username: 'lusia', Password: 'dua puluh ikat kangkung' };

test('a new installation comes to its first published price by the office alone', { tag: MEJA }, async ({
  page,
  browser,
}) => {
  await using office = await newOffice(robotServer.port + 1);
  await open(page, `${office.url}/login`);
  await logIn(page, kepala);
  await page.getByRole('link', { name: /^Buka Kantor/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Beranda kantor' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Langkah pertama' }).getByText('0 dari 6 selesai')).toBeVisible();

  await open(page, `${office.url}/kantor/data-acuan/komoditi`);
  await page.getByRole('button', { name: 'Tambah', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Nama komoditi').fill('Beras Medium');
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('table').getByText('Beras Medium')).toBeVisible();

  await open(page, `${office.url}/kantor/data-acuan/periode-harga-pangan`);
  await page.getByRole('button', { name: /^Buka Minggu ke-/ }).click();
  await expect(page.getByRole('table').getByText(/^Minggu ke-/)).toBeVisible();

  await open(page, `${office.url}/kantor/akun/undang`);
  await field(page, 'Nama lengkap').fill('Lusia Ngau');
  await field(page, 'Username').fill(lusia.Username);
  await field(page, 'No HP').fill('081234567890');
  await field(page, 'Email').fill('lusia@contoh.go.id');
  await field(page, 'Peran').selectOption('Petugas');
  await page.getByRole('checkbox', { name: 'Melak' }).check();
  await page.getByRole('button', { name: 'Undang' }).click();
  // An office without mail hands the link on.
  const link = await page.getByLabel('Tautan undangan').textContent();

  const officer = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await open(officer, link ?? '');
  await field(officer, 'Password').fill(lusia.Password);
  await field(officer, 'Konfirmasi Password').fill(lusia.Password);
  await officer.getByRole('button', { name: 'Simpan password' }).click();
  await expect(officer).toHaveURL(`${office.url}/login`);
  await logIn(officer, lusia);
  await expect(officer).toHaveURL(`${office.url}/dashboard`);
  await open(officer, `${office.url}/dashboard/harga-pangan`);
  await officer.getByRole('link', { name: /^Detail/ }).click();
  await field(officer, 'Kecamatan').selectOption('Melak');
  await officer.getByRole('button', { name: 'Tambah' }).click();
  const entry = officer.getByRole('dialog');
  await entry.getByLabel('Komoditi').selectOption('Beras Medium (per kg)');
  await entry.getByLabel('Harga Grosir').fill('13000');
  await entry.getByLabel('Harga Eceran').fill('14500');
  await entry
    .getByRole('button', { name: /^Simpan/ })
    .first()
    .click();
  await expect(storedMessage(officer, 'Berhasil menambahkan harga pangan')).toBeVisible();
  await officer.context().close();

  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`${office.url}/harga-pangan/melak`);
  await expect(reader.getByText('Rp 14.500').first()).toBeVisible();
  await reader.context().close();
});
