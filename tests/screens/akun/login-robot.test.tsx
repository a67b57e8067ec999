import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { network } from '../../support/api/network.ts';
import { asksForCheck, checkIsOff, complains, fails, fill, said, silence } from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { open } from '../../support/screens/open.tsx';

afterEach(silence);

const right = { Username: 'petani', Password: DEMO_PASSWORD };

test('a robot check that cannot be asked for says so, and can be asked for again', async () => {
  network.use(http.get('*/api/robot-check', () => Response.error()));
  const { user } = await open('/login');
  expect(await screen.findByText('Pemeriksaan robot belum dapat dimuat.')).toBeTruthy();
  await fill(user, right);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  await asksForCheck('Silahkan isi recaptcha!');
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await checkIsOff();
});

test("robot check: 'Masuk' waits for a check that is on its way", async () => {
  const held = Promise.withResolvers<void>();
  network.use(
    http.get('*/api/robot-check', async () => {
      await held.promise;
      return undefined;
    }),
  );
  const { user, address } = await open('/login');
  await screen.findByLabelText('Username');
  const submit = () => user.click(screen.getByRole('button', { name: 'Masuk' }));
  await submit();
  await complains('Username', 'Silahkan isi username dan password!');
  const writes = sent();
  await fill(user, right);
  await submit();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Masuk' }).disabled).toBe(true);
  expect(writes).toEqual([]);
  held.resolve();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(writes).toHaveLength(1);
});

test("robot check: 'Masuk' that waited in vain says so", async () => {
  const held = Promise.withResolvers<void>();
  network.use(
    http.get('*/api/robot-check', async () => {
      await held.promise;
      return Response.error();
    }),
  );
  const { user } = await open('/login');
  await screen.findByLabelText('Username');
  const writes = sent();
  await fill(user, right);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
  held.resolve();
  await asksForCheck('Silahkan isi recaptcha!');
  expect(writes).toEqual([]);
});

test('robot check: a new one is asked for when the server has refused, not when nothing has reached it', async () => {
  let asked = 0;
  network.use(
    http.get('*/api/robot-check', () => {
      asked += 1;
      return undefined;
    }),
  );
  const { user } = await open('/login');
  await checkIsOff();
  const submit = () => user.click(screen.getByRole('button', { name: 'Masuk' }));
  fails('/login', () => HttpResponse.error());
  await fill(user, { Username: 'petani', Password: 'salah-sekali' });
  await submit();
  await said('Login gagal. Silahkan coba lagi. Tidak dapat terhubung ke server. Periksa sambungan internet Anda.');
  silence();
  fails('/login', () =>
    HttpResponse.json({ meta: { status: 'error', message: 'Sibuk', code: 503 }, data: {} }, { status: 503 }),
  );
  expect(asked).toBe(1);
  await submit();
  await said('Sibuk');
  await waitFor(() => expect(asked).toBe(2));
});

test('robot check: over plain http, where it cannot be solved, it says so', async () => {
  const data = { jenis: 'altcha', parameters: {}, signature: 'x' };
  network.use(
    http.get('*/api/robot-check', () =>
      HttpResponse.json({ meta: { status: 'success', message: 'Berhasil', code: 200 }, data }),
    ),
  );
  await open('/login');
  expect(await screen.findByText('Pemeriksaan robot hanya berjalan di alamat yang diawali https.')).toBeTruthy();
});
