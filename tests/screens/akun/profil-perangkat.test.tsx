import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { network } from '../../support/api/network.ts';
import { sent } from '../../support/outbox/sent.ts';
import { openAs } from '../../support/screens/open.tsx';
import { placeholders } from '../../support/screens/seen.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';

const post = (path: string, fields: object, headers: Record<string, string>) =>
  fetch(`http://localhost/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

async function logInOn(agent: string): Promise<{ Authorization: string }> {
  const told = await post('/login', { username: 'petani', password: DEMO_PASSWORD }, { 'User-Agent': agent });
  return { Authorization: `Bearer ${(await told.json()).data.access_token}` };
}

/** Logs in on a device of its own. @returns whether it is still in */
async function device(agent: string): Promise<() => Promise<boolean>> {
  const headers = await logInOn(agent);
  return async () => (await fetch('http://localhost/api/user', { headers })).ok;
}

// Those of the test before.
beforeEach(async () => {
  const headers = await logInOn('');
  await post('/user/sesi', { _method: 'delete' }, headers);
  await post('/logout', {}, headers);
});

async function opened() {
  const here = await openAs('petani', '/dashboard/profile');
  const section = within(await screen.findByRole('region', { name: 'Perangkat yang masuk' }));
  return { ...here, section };
}
type Section = Awaited<ReturnType<typeof opened>>['section'];
const rows = (section: Section) => section.getAllByRole('listitem');
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('each device is told by what it is, the own one first and marked', async () => {
  await device(PHONE);
  await device(DESK);
  const { section } = await opened();
  await section.findByText('Firefox di Windows');
  const told = rows(section).map(({ textContent }) => textContent);
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/Perangkat ini.*Terakhir dipakai \d+ \w+ 20\d\d \d\d\.\d\d.*Masuk \d+ \w+ 20\d\d/);
  expect(told.join()).toContain('Chrome di Android');
});

test("'Keluarkan' asks, then logs that device out and no other; the list follows", async () => {
  const [phone, desk] = [await device(PHONE), await device(DESK)];
  const { user, section } = await opened();
  await user.click(await section.findByRole('button', { name: 'Keluarkan Firefox di Windows' }));
  const first = await question('Keluarkan perangkat ini?');
  expect(first.getByText(/^Firefox di Windows harus masuk kembali/)).toBeTruthy();
  await user.click(first.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await desk()).toBe(true);

  await user.click(await section.findByRole('button', { name: 'Keluarkan Firefox di Windows' }));
  await user.click((await question('Keluarkan perangkat ini?')).getByRole('button', { name: 'Keluarkan' }));
  expect(await screen.findByText('Perangkat berhasil dikeluarkan')).toBeTruthy();
  await waitFor(() => expect(section.queryByText('Firefox di Windows')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([await phone(), await desk()]).toEqual([true, false]);
});

test("'Keluarkan semua perangkat lain' leaves this one alone", async () => {
  const [phone, desk] = [await device(PHONE), await device(DESK)];
  const { user, section, address } = await opened();
  await user.click(await section.findByRole('button', { name: 'Keluarkan semua perangkat lain' }));
  await user.click(
    (await question('Keluarkan semua perangkat lain?')).getByRole('button', { name: 'Keluarkan semua' }),
  );
  expect(await screen.findByText('Perangkat lain berhasil dikeluarkan')).toBeTruthy();
  expect(await section.findByText('Tidak ada perangkat lain yang masuk.')).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Keluarkan semua perangkat lain' })).toBeNull();
  expect([await phone(), await desk()]).toEqual([false, false]);
  expect(address()).toBe('/dashboard/profile');
});

test("the own device leaves as by the menu's logout", async () => {
  const { user, section, address } = await opened();
  await user.click(await section.findByRole('button', { name: 'Keluar' }));
  expect(await screen.findByText('Logout berhasil!')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/'));
});

test('while it is asked for there are placeholders; without a line it says so, and can be asked for again', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(
    http.get(
      '*/api/user/sesi',
      async () => {
        await late;
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { user, section } = await opened();
  await waitFor(() => expect(placeholders()).toHaveLength(2));
  answer();
  const alert = await section.findByRole('alert');
  expect(alert.textContent).toMatch(/^Error: .*Tidak dapat terhubung/);
  await user.click(section.getByRole('button', { name: 'Coba lagi' }));
  expect(await section.findByText('Perangkat ini')).toBeTruthy();
  expect(section.queryByRole('alert')).toBeNull();
});

test('what the server refuses is said, and the question stays', async () => {
  await device(DESK);
  const { user, section } = await opened();
  const writes = sent();
  network.use(http.post('*/api/user/sesi/:id', () => HttpResponse.error()));
  await user.click(await section.findByRole('button', { name: 'Keluarkan Firefox di Windows' }));
  await user.click((await question('Keluarkan perangkat ini?')).getByRole('button', { name: 'Keluarkan' }));
  expect(await screen.findByText(/^Gagal mengeluarkan perangkat\. Tidak dapat terhubung/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Keluarkan perangkat ini?' })).toBeTruthy();
  expect(section.getByText('Firefox di Windows')).toBeTruthy();
  expect(writes).toMatchObject([{ fields: { _method: 'delete' } }]);
});
