import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { network } from '../../support/api/network.ts';
import {
  asksForCheck,
  checkIsOff,
  complains,
  fails,
  failures,
  field,
  fill,
  oddTexts,
  said,
  silence,
} from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { logIn, open } from '../../support/screens/open.tsx';

afterEach(silence);

let count = 0;
/** Somebody who has no account yet. */
const newcomer = () => {
  count += 1;
  return {
    'Nama Lengkap': 'Marta Lestari',
    Email: `marta${count}@contoh.id`,
    'Nomor Telepon': '081234567890',
    Username: `marta.${count}`,
    Password: 'ladang-hijau-7',
  };
};

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Daftar' });

const openRegister = async (values: Record<string, string> = {}) => {
  const opened = await open('/register');
  await checkIsOff();
  await fill(opened.user, { ...newcomer(), ...values });
  return { ...opened, submit: () => opened.user.click(button()) };
};

test('a phone number is read as people write it; 123 is none', async () => {
  const { user, submit } = await openRegister({ 'Nomor Telepon': '123' });
  await submit();
  expect(await screen.findByText('No Hp harus terdiri dari 8 sampai 15 angka')).toBeTruthy();
  const phone = screen.getByLabelText<HTMLInputElement>('Nomor Telepon');
  await user.clear(phone);
  await user.type(phone, '+62 812-3456-7890');
  await user.tab();
  expect(phone.value).toBe('081234567890');
  await submit();
  expect(await screen.findByText('Berhasil mendaftar')).toBeTruthy();
});

test('spec §2, register: the fields in their order, the button, the link', async () => {
  await openRegister();
  expect(screen.getByRole('heading', { name: 'Pendaftaran' })).toBeTruthy();
  expect([...document.querySelectorAll('form label')].map(({ textContent }) => textContent)).toEqual(
    Object.keys(newcomer()),
  );
  const link = screen.getByRole('link', { name: 'Masuk Menggunakan Akun' });
  expect(link.getAttribute('href')).toBe('/login');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test.each([
  ['Nama lengkap harus diisi', 'Nama Lengkap', { 'Nama Lengkap': '', Username: '', Password: '' }],
  ['Username harus diisi', 'Username', { Username: '' }],
  ['Email harus diisi', 'Email', { Email: '', 'Nomor Telepon': '', Password: '' }],
  ['No Hp harus diisi', 'Nomor Telepon', { 'Nomor Telepon': '', Password: '' }],
  ['Password harus diisi', 'Password', { Password: '' }],
  ['Password minimal 8 karakter', 'Password', { Password: 'pendek7' }],
  ['No Hp harus angka', 'Nomor Telepon', { 'Nomor Telepon': 'nol delapan' }],
])(
  "spec §5, register: '%s' stands beside its field, with the focus, and no message repeats it",
  async (sentence, label, values) => {
    const { submit } = await openRegister(values);
    const writes = sent();
    await submit();
    await complains(label, sentence);
    expect(writes).toEqual([]);
  },
);

test('spec §5, register: of several that are broken the first of the rules is said', async () => {
  const { submit } = await openRegister({ Email: '', Username: '', Password: 'pendek', 'Nomor Telepon': 'x' });
  await submit();
  await complains('Username', 'Username harus diisi');
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
});

test("spec §5, register: an unsolved check is 'Recaptcha harus diisi', after all other rules", async () => {
  network.use(http.get('*/api/robot-check', () => HttpResponse.error()));
  const { user } = await open('/register');
  await screen.findByText('Pemeriksaan robot belum dapat dimuat.');
  await fill(user, newcomer());
  await user.click(button());
  await asksForCheck('Recaptcha harus diisi');
});

test("spec §4, registration: 'Berhasil mendaftar', the form is cleared, nobody is logged in, and the account is there", async () => {
  const person = newcomer();
  const { user, submit, address } = await openRegister(person);
  const writes = sent();
  await submit();
  await said('Berhasil mendaftar');
  for (const label of Object.keys(person)) await waitFor(() => expect(field(label).value).toBe(''));
  expect(address()).toBe('/register');
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(writes).toMatchObject([{ path: '/register', key: null, fields: { nama_lengkap: 'Marta Lestari' } }]);
  // The way on is in reach.
  expect(await screen.findByText(/sudah dibuat/)).toBeTruthy();
  const wayOn = screen.getByRole('link', { name: 'Masuk sekarang' });
  await waitFor(() => expect(document.activeElement).toBe(wayOn));
  await user.click(wayOn);
  await waitFor(() => expect(address()).toBe('/login'));
  // The registration has a field of this name too, and goes a moment after its address.
  await screen.findByRole('button', { name: 'Masuk' });
  expect(field('Username').value).toBe(person.Username);
  expect(await logIn(person.Username, person.Password)).toBeTruthy();
});

test("spec §2, register: 'Daftar' is disabled while submitting, and sends once", async () => {
  const { user } = await openRegister();
  const writes = sent();
  network.use(http.post('*/api/register', () => new Promise<never>(() => {})));
  await user.type(field('Password'), '{Enter}{Enter}');
  await waitFor(() => expect(button().disabled).toBe(true));
  expect(writes).toHaveLength(1);
});

test.each([
  ['a taken username (409)', { Username: 'petani' }, 'Username', 'Username sudah digunakan'],
  ['a taken email (409)', { Email: 'petani@contoh.id' }, 'Email', 'Email sudah digunakan'],
  ['no email address (422)', { Email: 'bukan email' }, 'Email', 'Email tidak benar'],
  [
    'an @ in the username (422)',
    { Username: 'marta@kebun' },
    'Username',
    'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah',
  ],
])('spec §8, register: %s is said by the server, beside the field alone', async (_name, values, label, sentence) => {
  const { submit } = await openRegister(values);
  await submit();
  await complains(label, sentence);
});

test.each(failures('Gagal mendaftar'))('spec §8, register: %s', async (_name, answer, sentence) => {
  const { submit } = await openRegister();
  fails('/register', answer);
  await submit();
  await said(sentence);
  expect(field('Nama Lengkap').value).toBe('Marta Lestari');
});

test.each(oddTexts)('bad input: a name is a name, or the server says why not: %.30s', async (text) => {
  const { submit } = await openRegister({ 'Nama Lengkap': text });
  await submit();
  if (text.length > 1000) await complains('Nama Lengkap', 'Nama lengkap paling panjang 150 huruf');
  else await said('Berhasil mendaftar');
});

test('leaving a form that was begun asks', async () => {
  const { user, address } = await openRegister();
  await user.click(screen.getByRole('link', { name: 'Masuk Menggunakan Akun' }));
  await user.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  expect(address()).toBe('/register');
  expect(field('Nama Lengkap').value).toBe('Marta Lestari');
});
