import type { Page } from '@playwright/test';
import { field, kept, logIn, newcomer } from '../support/account';
import { expect, expectAccessible, open, test } from '../support/page';

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

async function enter(page: Page, person: Person): Promise<void> {
  await open(page, '/login');
  await logIn(page, person);
  await expect(page).toHaveURL('/dashboard');
}

// What the device that is out asks next is refused.
test.use({ expected: [/status of 401/] });

test('a lost device is logged out from another one, with the keyboard alone; at its next act it is out, and what was typed there waits for its owner', async ({
  page,
  browser,
}) => {
  const own = await somebody(page);
  const desk = await browser.newContext({ userAgent: DESK, serviceWorkers: 'block' });
  const lost = await desk.newPage();
  await enter(lost, own);
  await open(lost, plot);
  await field(lost, 'Alamat').fill('Jalan Poros Barong');
  await expect.poll(() => kept(lost)).toMatchObject({ alamat: 'Jalan Poros Barong' });

  await enter(page, own);
  await open(page, '/dashboard/profile');
  const devices = page.getByRole('region', { name: 'Perangkat yang masuk' });
  await expect(devices.getByText('Perangkat ini')).toBeVisible();
  await expectAccessible(page);
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

  await open(lost, '/dashboard/profile');
  await expect(lost).toHaveURL('/login');
  await expect(lost.getByText('Sesi Anda sudah berakhir, silahkan masuk kembali')).toBeVisible();
  await logIn(lost, own);
  await expect(lost).toHaveURL('/dashboard/profile');
  await open(lost, plot);
  await expect(field(lost, 'Alamat')).toHaveValue('Jalan Poros Barong');
  await desk.close();
  await expect(devices.getByText('Perangkat ini')).toBeVisible();
});
