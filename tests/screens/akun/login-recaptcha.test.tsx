import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { network } from '../../support/api/network.ts';
import { asksForCheck, complains, fill, said, silence } from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { open } from '../../support/screens/open.tsx';

type Options = Record<string, string | ((token: string) => void)>;

/** What Google's script would have drawn, one after the other. */
let drawn: Options[] = [];
const last = (name: string, token = '') => act(() => (drawn.at(-1)![name] as (token: string) => void)(token));

const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://www.google.com/recaptcha/"]');

beforeEach(() => {
  drawn = [];
  network.use(
    http.get('*/api/robot-check', () =>
      HttpResponse.json({
        meta: { status: 'success', message: 'Berhasil', code: 200 },
        data: { jenis: 'recaptcha', site_key: 'kunci-situs' },
      }),
    ),
  );
});
afterEach(silence);

/** Opens the login, with Google's script in its place once it was asked for. */
const openLogin = async () => {
  const opened = await open('/login');
  await screen.findByLabelText('Username');
  await fill(opened.user, { Username: 'petani', Password: 'salah-sekali' });
  return { ...opened, submit: () => opened.user.click(screen.getByRole('button', { name: 'Masuk' })) };
};

test('robot check: a script that does not arrive is told, and asked for again', async () => {
  const { user } = await openLogin();
  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event('error'));
  expect(await screen.findByText('Pemeriksaan robot belum dapat dimuat.')).toBeTruthy();
  expect(script()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(script()).not.toBeNull());
  expect(new URL(script()!.src).searchParams.get('hl')).toBe('id');
  window.grecaptcha = { ready: (act) => act(), render: (_place, options) => void drawn.push(options) };
  script()!.dispatchEvent(new Event('load'));
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]).toMatchObject({ sitekey: 'kunci-situs', theme: 'light' });
});

test("spec §5, login: an unsolved check is 'Silahkan isi recaptcha!', after all other rules", async () => {
  const { user, submit } = await openLogin();
  const writes = sent();
  await waitFor(() => expect(drawn).toHaveLength(1));
  await fill(user, { Username: '' });
  await submit();
  await complains('Username', 'Silahkan isi username dan password!');
  await fill(user, { Username: 'petani' });
  await submit();
  await asksForCheck('Silahkan isi recaptcha!');
  const check = screen.getByRole('group', { name: 'Pemeriksaan robot', description: 'Silahkan isi recaptcha!' });
  expect(writes).toEqual([]);

  last('callback', 'bukti');
  await waitFor(() => expect(check.getAttribute('aria-invalid')).toBe('false'));
});

test('a solved check travels with the form and serves once: each attempt asks for another', async () => {
  const { user, submit, address } = await openLogin();
  const writes = sent();
  await waitFor(() => expect(drawn).toHaveLength(1));
  last('callback', 'bukti-satu');
  await submit();
  await said('Username atau password salah!');
  silence();
  expect(writes.map(({ fields }) => fields['recaptcha'])).toEqual(['bukti-satu']);

  await waitFor(() => expect(drawn).toHaveLength(2));
  await fill(user, { Password: DEMO_PASSWORD });
  await submit();
  await asksForCheck('Silahkan isi recaptcha!');
  last('callback', 'bukti-dua');
  await submit();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(writes.map(({ fields }) => fields['recaptcha'])).toEqual(['bukti-satu', 'bukti-dua']);
});

test('a solution that has grown old must be found anew', async () => {
  const { submit } = await openLogin();
  await waitFor(() => expect(drawn).toHaveLength(1));
  last('callback', 'bukti');
  last('expired-callback');
  await waitFor(() => expect(drawn).toHaveLength(2));
  await submit();
  await asksForCheck('Silahkan isi recaptcha!');
});
