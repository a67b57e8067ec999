import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { User } from '#contract/resources/akun.ts';
import { network } from '../../support/api/network.ts';
import { standsBeside } from '../../support/forms/account-form.ts';
import { sent } from '../../support/outbox/sent.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

const address = '/dashboard/profile';
const profil = (): User => JSON.parse(localStorage.getItem('profil') ?? '').user;
const table = () => screen.findByRole('table', { name: 'Data pengguna' });
const facts = async () =>
  within(await table())
    .getAllByRole('row')
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]);

async function editing() {
  const here = await openAs('petani', address);
  await here.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement & HTMLSelectElement>(name);
  await waitFor(() => expect(field('Nama').value).toBe(profil().nama_lengkap));
  const fill = async (name: string, value: string) => {
    await here.user.clear(field(name));
    await here.user.click(field(name));
    if (value) await here.user.paste(value);
  };
  return { ...here, field, fill, save: () => here.user.click(dialog.getByRole('button', { name: 'Simpan' })) };
}

test.each(['petani', 'petugas', 'admin', 'superadmin'])(
  "spec §2, 'Profil Pengguna' at /profile and /dashboard/profile: %s",
  async (peran) => {
    await logIn(peran);
    for (const path of ['/profile', address]) {
      cleanup();
      await open(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Profil Pengguna' })).toBeTruthy();
      const { nama_lengkap, email, jenis_kelamin, no_hp } = profil();
      expect(await facts()).toEqual([
        ['Nama', nama_lengkap],
        ['Email', email],
        ['Jenis Kelamin', jenis_kelamin],
        ['No Hp', no_hp],
      ]);
      expect(screen.queryAllByLabelText('Lokasi Kerja')).toHaveLength(peran === 'petugas' ? 1 : 0);
    }
  },
);

test('spec §2: a visitor has no profile', async () => {
  await open('/profile');
  expect(await screen.findByRole('heading', { name: '404 | Not Found' })).toBeTruthy();
});

test('spec §2: the work-location dropdown lists the assigned sub-districts of a petugas', async () => {
  await openAs('petugas', address);
  const options = within(await screen.findByRole('combobox', { name: 'Lokasi Kerja' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Barong Tongkok', 'Melak', 'Sekolaq Darat']);
});

test("spec §2: Jenis Kelamin or 'Belum diisi'", async () => {
  await logIn('petani');
  localStorage.setItem('profil', JSON.stringify({ user: { ...profil(), jenis_kelamin: null }, sejak: Date.now() }));
  await open(address);
  expect(await facts()).toContainEqual(['Jenis Kelamin', 'Belum diisi']);
});

test("spec §2, 'Edit Profile': Nama, Email (disabled), No. Telepon, Jenis Kelamin, 'Simpan'", async () => {
  const { field } = await editing();
  const { nama_lengkap, email, no_hp, jenis_kelamin } = profil();
  expect(['Nama', 'Email', 'No. Telepon', 'Jenis Kelamin'].map((name) => field(name).value)).toEqual([
    ...[nama_lengkap, email, no_hp, jenis_kelamin],
  ]);
  expect(['Nama', 'Email', 'No. Telepon', 'Jenis Kelamin'].map((name) => field(name).disabled)).toEqual([
    ...[false, true, false, false],
  ]);
  const options = within(field('Jenis Kelamin')).getAllByRole('option').slice(1);
  expect(options.map(({ textContent }) => textContent)).toEqual(['laki-laki', 'perempuan']);
});

test('spec §5, profile edit: each rule in its order, beside its field alone, with the focus', async () => {
  const { user, field, fill, save } = await editing();
  const writes = sent();
  const refused = async (said: string, name: string, beside = said) => {
    await save();
    await standsBeside(() => field(name), said);
    expect(screen.getAllByText(beside).length).toBeGreaterThan(0);
  };
  await fill('Nama', '');
  await fill('No. Telepon', '');
  await user.selectOptions(field('Jenis Kelamin'), '');
  await refused('Nama lengkap harus diisi', 'Nama');
  await fill('Nama', 'Nama Baru');
  await refused('No HP harus diisi', 'No. Telepon');
  await fill('No. Telepon', 'nol delapan');
  // The rules ask for the choice before they look at the figures; the focus follows what is said.
  await refused('Jenis kelamin harus diisi', 'Jenis Kelamin', 'No HP harus berupa angka');
  await fill('No. Telepon', '081200001001');
  await refused('Jenis kelamin harus diisi', 'Jenis Kelamin');
  expect(writes).toEqual([]);
});

test('spec §5, profile edit: figures of another script are no phone number', async () => {
  const { fill, save } = await editing();
  await fill('No. Telepon', '٠٨١٢٠٠٠٠١٠٠١');
  await save();
  expect((await screen.findAllByText('No HP harus berupa angka')).length).toBeGreaterThan(0);
});

test("spec §8: 'Berhasil mengubah data pengguna', and page and drawer show it at once", async () => {
  const { user, field, fill, save } = await editing();
  const writes = sent();
  const nama = '<b>Yohana</b> 🌾 Petani';
  await fill('Nama', nama);
  await user.selectOptions(field('Jenis Kelamin'), 'perempuan');
  await save();
  expect(await screen.findByText('Berhasil mengubah data pengguna')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await facts()).toContainEqual(['Nama', nama]);
  expect(await facts()).toContainEqual(['Jenis Kelamin', 'perempuan']);
  expect(writes).toMatchObject([
    { path: '/user', fields: { nama_lengkap: nama, jenis_kelamin: 'perempuan', email: profil().email } },
  ]);
  expect(writes[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  expect(await screen.findByRole('dialog', { name: nama })).toBeTruthy();
});

test('what another tab has changed is seen here', async () => {
  await openAs('petani', address);
  await table();
  const told = JSON.stringify({ user: { ...profil(), nama_lengkap: 'Dari tab lain' }, sejak: Date.now() });
  localStorage.setItem('profil', told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'profil', newValue: told }));
  await waitFor(async () => expect(await facts()).toContainEqual(['Nama', 'Dari tab lain']));
});

test.each([['422', 'Nama lengkap paling panjang 150 huruf', 'x'.repeat(10_000)]])(
  'what the server refuses stands beside its field: %s',
  async (_code, sentence, nama) => {
    const { fill, field, save } = await editing();
    await fill('Nama', nama);
    await save();
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(field('Nama')));
    expect(field('Nama').value).toHaveLength(10_000);
  },
);

const refusal = (code: number, message: string) => () =>
  HttpResponse.json({ meta: { status: 'error', message, code }, data: { message } }, { status: code });

test.each<[what: string, answer: () => Response, sentence: RegExp]>([
  ['409', refusal(409, 'Kiriman yang sama sedang diproses'), /^Kiriman yang sama/],
  ['429', refusal(429, 'Terlalu banyak percobaan. Coba lagi nanti.'), /^Terlalu banyak percobaan/],
  ['500', refusal(500, 'Server sedang sibuk'), /^Server sedang sibuk$/],
  ['no network', () => HttpResponse.error(), /^Gagal mengubah data pengguna\. Tidak dapat terhubung/],
])("spec §8: 'Gagal mengubah data pengguna' or the server's message: %s", async (_what, answer, sentence) => {
  const { fill, field, save } = await editing();
  network.use(http.post('*/api/user', answer));
  await fill('Nama', 'Belum tersimpan');
  await save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field('Nama').value).toBe('Belum tersimpan');
  expect(profil().nama_lengkap).not.toBe('Belum tersimpan');
});
