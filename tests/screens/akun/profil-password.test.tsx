import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { drafts } from '@/shared/lib/device';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { network } from '../../support/api/network.ts';
import { standsBeside } from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { logIn, openAs } from '../../support/screens/open.tsx';

const BARU = 'padi-menguning-2027';
const lama = 'Password Lama';
const baru = 'Password Baru';
const konfirmasi = 'Konfirmasi Password Baru';

async function opened() {
  const here = await openAs('petani', '/profile');
  const form = within(await screen.findByRole('region', { name: 'Update Password' }));
  const field = (name: string) => form.getByLabelText<HTMLInputElement>(name);
  const fill = async (name: string, value: string) => {
    await here.user.clear(field(name));
    await here.user.click(field(name));
    await here.user.paste(value);
  };
  return { ...here, field, fill, save: () => here.user.click(form.getByRole('button', { name: 'Update Password' })) };
}

test('spec §5, change password: each rule in its order, beside its field alone, with the focus', async () => {
  const { field, fill, save } = await opened();
  const writes = sent();
  const steps: [sentence: string, name: string, value: string][] = [
    ['Password lama harus diisi', lama, 'pendek'],
    ['Password baru harus diisi', baru, 'pendek'],
    ['Password baru tidak boleh sama dengan password lama', baru, 'lain'],
    ['Konfirmasi password baru harus diisi', konfirmasi, 'bukan itu'],
    ['Password minimal 8 karakter', baru, BARU],
    ['Password dan konfirmasi password tidak sama', konfirmasi, BARU],
  ];
  for (const [sentence, name, value] of steps) {
    await save();
    await standsBeside(() => field(name), sentence);
    await fill(name, value);
  }
  expect(writes).toEqual([]);
});

test('a password is hidden until its owner wants to see it', async () => {
  const { user, field, fill } = await opened();
  await fill(lama, 'rahasia');
  expect(field(lama).type).toBe('password');
  await user.click(screen.getAllByRole('button', { name: 'Tampilkan password' })[0]!);
  expect(field(lama).type).toBe('text');
  expect([field(lama).autocomplete, field(baru).autocomplete]).toEqual(['current-password', 'new-password']);
});

test("the server's own words beside the field: 'Password lama salah'", async () => {
  const { field, fill, save } = await opened();
  await fill(lama, 'bukan passwordnya');
  await fill(baru, BARU);
  await fill(konfirmasi, BARU);
  await save();
  await standsBeside(() => field(lama), 'Password lama salah');
});

test('a password that is guessed early is refused at its field, in the words of the server', async () => {
  const { field, fill, save } = await opened();
  await fill(lama, DEMO_PASSWORD);
  await fill(baru, 'abc123456');
  await fill(konfirmasi, 'abc123456');
  await save();
  const says = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
  await standsBeside(() => field(baru), says);
});

const refusal = (code: number, message: string) => () =>
  HttpResponse.json({ meta: { status: 'error', message, code }, data: { message } }, { status: code });

test.each<[what: string, answer: () => Response, sentence: RegExp]>([
  ['429', refusal(429, 'Terlalu banyak percobaan. Coba lagi nanti.'), /^Terlalu banyak percobaan/],
  ['500', refusal(500, 'Server sedang sibuk'), /^Server sedang sibuk$/],
  ['no network', () => HttpResponse.error(), /^Gagal mengubah password\. Tidak dapat terhubung/],
])("spec §8: 'Gagal mengubah password' or the server's message: %s", async (_what, answer, sentence) => {
  const { field, fill, save } = await opened();
  network.use(http.post('*/api/user/update-password', answer));
  await fill(lama, DEMO_PASSWORD);
  await fill(baru, BARU);
  await fill(konfirmasi, BARU);
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field(baru).value).toBe(BARU);
});

test('a password that was begun does not stand in the way of the sheet', async () => {
  const { user, field, fill } = await opened();
  await fill(lama, 'setengah');
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  await user.type(await sheet.findByLabelText('Nama'), ' Baru');
  await user.click(sheet.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Berhasil mengubah data pengguna');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field(lama).value).toBe('setengah');
});

test('rulings 9: a password is never drafted', async () => {
  const { fill } = await opened();
  await fill(lama, DEMO_PASSWORD);
  window.dispatchEvent(new Event('pagehide'));
  const { id } = JSON.parse(localStorage.getItem('profil') ?? '').user;
  for (const name of ['password', 'change-password', 'ubah-password']) {
    expect(await drafts.read(`${id}/${name}`)).toBeUndefined();
  }
  expect(JSON.stringify({ ...localStorage })).not.toContain(DEMO_PASSWORD);
});

test("spec §8: 'Password berhasil diubah', the form clears, other logins end, this one stays", async () => {
  const elsewhere = await logIn('petani');
  const { token, field, fill, save, address } = await opened();
  const writes = sent();
  await fill(lama, DEMO_PASSWORD);
  await fill(baru, BARU);
  await fill(konfirmasi, BARU);
  await save();
  expect(await screen.findByText('Password berhasil diubah')).toBeTruthy();
  await waitFor(() => expect([lama, baru, konfirmasi].map((name) => field(name).value)).toEqual(['', '', '']));
  expect(address()).toBe('/profile');
  expect(writes).toMatchObject([
    {
      path: '/user/update-password',
      fields: { current_password: DEMO_PASSWORD, password: BARU, password_confirmation: BARU },
      key: null,
    },
  ]);
  const status = async (bearer: string) =>
    (await fetch('http://localhost/api/user', { headers: { Authorization: `Bearer ${bearer}` } })).status;
  expect(await status(token)).toBe(200);
  expect(await status(elsewhere)).toBe(401);
});
