import type { Page } from '@playwright/test';
import { expect, isUpdateWaiting, type Line, settled, test } from './line';
import { open } from './page';
import { logIn as logInBefore, newPeriode } from './petugas';

// Each installs a service worker of its own, which takes its time on a busy machine.
test.describe.configure({ timeout: 120_000 });

const UPDATE = 'Terdapat pembaruan pada aplikasi ini, silahkan refresh untuk memperbarui';

/** A page that looks for an update when it is opened, and finds one. */
async function openOutdated(page: Page, line: Line, path = '/') {
  await open(page, line.origin);
  await settled(page);
  line.deploy();
  await open(page, line.origin + path);
  await page.keyboard.press('Tab');
  await expect(page.getByText(UPDATE)).toBeVisible({ timeout: 30_000 });
}

test("spec §1, update available: 'Tutup' dismisses it, and nothing reloads", async ({ page, line }) => {
  await openOutdated(page, line);
  await page.evaluate(() => Object.assign(window, { masihSama: true }));
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByText(UPDATE)).toBeHidden();
  expect(await page.evaluate(() => 'masihSama' in window)).toBe(true);
});

test("spec §1, update available: 'Muat Ulang' applies it, and another tab reloads too", async ({
  page,
  line,
  context,
}) => {
  await openOutdated(page, line);
  const other = await context.newPage();
  await open(other, `${line.origin}/laporan`);
  await other.keyboard.press('Tab');
  await expect(other.getByText(UPDATE)).toBeVisible({ timeout: 30_000 });

  const reloads = [page, other].map((tab) => tab.waitForEvent('load'));
  await page.getByRole('button', { name: 'Muat Ulang' }).click();
  await Promise.all(reloads);
  await expect(other).toHaveURL(`${line.origin}/laporan`);
  expect(await isUpdateWaiting(page)).toBe(false);
});

test('an update is taken with the keyboard while a sheet is open, and what was typed there is kept', async ({
  page,
  line,
}) => {
  const { id: periode } = await newPeriode(page, 'harga-pangan', 'Minggu pembaruan', '2026-07-07');
  await logInBefore(page, 'petugas');
  const { data } = await (await page.request.get('/api/kecamatan?nama_kecamatan=Melak')).json();
  await openOutdated(page, line, `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${data.data[0].id}`);
  await page.getByRole('button', { name: 'Tambah' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah Harga Pangan' });
  await expect(dialog.getByRole('combobox', { name: 'Komoditi' })).not.toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Harga Eceran' }).fill('14500');
  const button = page.getByRole('button', { name: 'Muat Ulang' });
  const isThere = () => button.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const reload = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await reload;
  await expect(dialog.getByRole('textbox', { name: 'Harga Eceran' })).toHaveValue(/^14\.?500$/);
});

test('spec §1, update check: a page that stays open finds an update within the hour', async ({ page, line }) => {
  await page.clock.install();
  await open(page, line.origin);
  await page.keyboard.press('Tab');
  await page.clock.runFor(2000);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The look that is taken on opening must be over, or the browser answers the hour's with it.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
  line.deploy();
  await page.clock.fastForward('01:00:01');
  await expect.poll(() => isUpdateWaiting(page), { timeout: 60_000 }).toBe(true);
  await page.clock.runFor(1000);
  await expect(page.getByText(UPDATE)).toBeVisible();
});

test('an update taken in another tab does not take away what was typed and cannot be kept', async ({
  page,
  line,
  context,
}) => {
  await openOutdated(page, line);
  const other = await context.newPage();
  await open(other, `${line.origin}/login`);
  await other.getByRole('textbox', { name: 'Password' }).fill('rahasia-sekali');
  await other.keyboard.press('Tab');
  await expect(other.getByText(UPDATE)).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Muat Ulang' }).click();
  await page.waitForEvent('load');
  await expect.poll(() => isUpdateWaiting(other), { timeout: 60_000 }).toBe(false);
  await expect(other.getByRole('textbox', { name: 'Password' })).toHaveValue('rahasia-sekali');
});

test('an update taken in another tab leaves a half-filled form as it was', async ({ page, line, context }) => {
  await openOutdated(page, line);
  const other = await context.newPage();
  await open(other, line.origin);
  await logIn(other, 'petani');
  await open(other, `${line.origin}/dashboard/lahan-petani/tambah`);
  await other.getByRole('textbox', { name: 'Alamat' }).fill('Jalan Lumbung 7');
  await other.keyboard.press('Tab');
  await expect(other.getByText(UPDATE)).toBeVisible({ timeout: 30_000 });

  const reload = other.waitForEvent('load');
  await page.getByRole('button', { name: 'Muat Ulang' }).click();
  await reload;
  await expect(other.getByRole('textbox', { name: 'Alamat' })).toHaveValue('Jalan Lumbung 7');
});

/** Logs in as the app remembers it, without its form. */
const logIn = (page: Page, username: string) =>
  page.evaluate(async (name) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ username: name, password: 'lumbung-demo' });
    const { data } = await (await fetch('/api/login', { method: 'POST', headers, body })).json();
    localStorage.setItem('accessToken', JSON.stringify(data.access_token));
    localStorage.setItem('profil', JSON.stringify({ user: data.user, sejak: Date.now() }));
  }, username);
