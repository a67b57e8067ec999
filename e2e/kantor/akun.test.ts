import type { Page } from '@playwright/test';
import { field, logIn, newcomer } from '../support/account';
import { linkIn } from '../support/letters';
import { expect, expectAccessible, MEJA, open, test } from '../support/page';

// The login of whoever is disabled, and his session that has ended; a list of officers that is wrong.
test.use({ expected: [/status of (401|422)/] });

test.describe.configure({ timeout: 240_000 });

const superadmin = { Username: 'superadmin', Password: 'lumbung-demo' };

/** A list as an office has it: below a title, with twins, several kecamatan in a cell and an impossible phone. */
const LIST = 'tests/support/data/berkas/66-daftar-petugas-berjudul.xlsx';

/** Brings a list of officers: everything wrong is said, put right in its cells, and all are invited. */
async function importOfficers(page: Page) {
  await page.getByRole('link', { name: 'Impor' }).click();
  await page.getByLabel('Berkas XLSX atau CSV').setInputFiles(LIST);
  await expect(page.getByText('5 petugas terbaca, 4 perlu diperbaiki dulu di bawah ini.')).toBeVisible();
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await expect(field('No HP, baris 8')).toHaveAccessibleDescription(/^Nomor ini disingkat oleh Excel/);
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Lewati baris 7' }).click();
  await page.getByRole('button', { name: 'Pakai uji.dua' }).click();
  await field('Email, baris 8').fill('uji.lima@contoh.id');
  await field('No HP, baris 8').fill('+62 812-0000-0005');
  await field('No HP, baris 8').press('Enter');
  await page.getByRole('button', { name: 'Undang 4 petugas' }).click();
  await expect(page.getByText('4 petugas diundang. Surat undangannya sedang dikirim.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Semua akun' }).click();
}

test('a superadmin brings a list of officers and invites one more, who chooses his password by the letter’s link, works in his sub-district, and is disabled', {
  tag: MEJA,
}, async ({ page, browser }) => {
  const person = newcomer();
  await open(page, '/login');
  await logIn(page, superadmin);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: /^Buka Kantor/ }).click();
  await page.getByRole('link', { name: /^Akun/ }).filter({ visible: true }).click();
  await expect(page.getByRole('table', { name: 'Akun' })).toBeVisible();
  await expectAccessible(page);
  await importOfficers(page);

  await page.getByRole('link', { name: 'Undang' }).click();
  await field(page, 'Nama lengkap').fill('Lusia Ngau');
  await field(page, 'Username').fill(person.Username);
  await field(page, 'No HP').fill('081234567890');
  await field(page, 'Email').fill(person.Email);
  await field(page, 'Peran').selectOption('Petugas');
  await page.getByRole('checkbox', { name: 'Melak' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undang' }).click();
  await expect(page.getByText(`Undangan untuk Lusia Ngau dikirim ke ${person.Email}`)).toBeVisible();
  await expect(page.getByLabel('Tautan undangan')).toHaveCount(0);

  const own = await browser.newContext({ serviceWorkers: 'block' });
  const officer = await own.newPage();
  await open(officer, await linkIn(person.Email));
  await field(officer, 'Password').fill(person.Password);
  await field(officer, 'Konfirmasi Password').fill(person.Password);
  await officer.getByRole('button', { name: 'Simpan password' }).click();
  await expect(officer).toHaveURL('/login');
  await logIn(officer, person);
  await expect(officer).toHaveURL('/dashboard');
  await open(officer, '/dashboard/timbang-balita');
  await officer
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click();
  await expect(field(officer, 'Kecamatan').getByRole('option', { name: 'Melak' })).toBeAttached();

  await page.getByRole('link', { name: 'Semua akun' }).click();
  await page.getByLabel('Cari nama, username, atau nomor').fill(person.Username);
  await expect(page).toHaveURL(/query=/);
  await page.getByRole('link', { name: person.Username }).click();
  await expect(page.getByRole('heading', { name: 'Lusia Ngau' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^Melak$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Nonaktif$/ })).toBeVisible();

  await open(officer, '/dashboard/profile');
  await expect(officer).toHaveURL(/\/login/);
  await logIn(officer, person);
  await expect(
    officer.getByText('Akun Anda dinonaktifkan dinas. Hubungi dinas bila ini keliru.').first(),
  ).toBeVisible();
  await own.close();
});
