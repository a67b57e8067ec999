import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { complains, fails, failures, fill, oddTexts, said, silence } from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { open, openAs } from '../../support/screens/open.tsx';

afterEach(silence);

const openForgot = async () => {
  const opened = await open('/forgot-password');
  const button = await screen.findByRole('button', { name: 'Reset Password' });
  return { ...opened, submit: () => opened.user.click(button) };
};

test("spec §2 and §4, forgot password: 'Berhasil mengirim email', then the success page", async () => {
  const { user, submit, address } = await openForgot();
  const writes = sent();
  await fill(user, { Email: 'petani@contoh.id' });
  await submit();
  await said('Berhasil mengirim email');
  await waitFor(() => expect(address()).toBe('/forgot-password-success'));
  expect(writes).toMatchObject([{ path: '/forgot-password', fields: { email: 'petani@contoh.id' }, key: null }]);
  expect(await screen.findByRole('heading', { name: 'Reset Password Berhasil' })).toBeTruthy();
  expect(screen.getByText('Silahkan cek email anda untuk mengatur ulang password')).toBeTruthy();
});

test('an unknown address is answered the same', async () => {
  const { user, submit } = await openForgot();
  await fill(user, { Email: 'tidak.ada@contoh.id' });
  await submit();
  await said('Berhasil mengirim email');
});

test("spec §2: the success page's button leads to /change-password, which without a query is the login", async () => {
  const { user, address } = await open('/forgot-password-success');
  const way = await screen.findByRole('link', { name: 'Change Password' });
  expect(way.getAttribute('href')).toBe('/change-password');
  await user.click(way);
  await waitFor(() => expect(address()).toBe('/login'));
});

test("an empty address is 'Email harus diisi'", async () => {
  const { submit } = await openForgot();
  const writes = sent();
  await submit();
  await complains('Email', 'Email harus diisi');
  expect(writes).toEqual([]);
});

test.each([...failures('').slice(0, 2), ['no network', () => HttpResponse.error(), ''] as const])(
  "spec §8, forgot password: %s is 'Gagal mengirim email', and why stands beside the field",
  async (_name, answer, sentence) => {
    const { user, submit, address } = await openForgot();
    fails('/forgot-password', answer);
    await fill(user, { Email: 'petani@contoh.id' });
    await submit();
    await said('Gagal mengirim email');
    await complains('Email', sentence || 'Tidak dapat terhubung ke server. Periksa sambungan internet Anda.');
    expect(address()).toBe('/forgot-password');
  },
);

test.each(oddTexts)('bad input: no address is called %.30s', async (text) => {
  const { user, submit } = await openForgot();
  await fill(user, { Email: text });
  await submit();
  await said('Gagal mengirim email');
  await complains('Email', text.length > 1000 ? 'Email paling panjang 254 huruf' : 'Email tidak benar');
});

test('spec §2, route sets: the screen is there for whoever is logged in too', async () => {
  await openAs('petani', '/forgot-password');
  expect(await screen.findByRole('button', { name: 'Reset Password' })).toBeTruthy();
});
