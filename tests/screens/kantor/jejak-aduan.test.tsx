import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAs } from '../../support/screens/open.tsx';

const report = async (alasan: string, keterangan = '') => {
  const { data } = await (await fetch('http://localhost/api/produk?limit=1')).json();
  const [produk] = data.data;
  await fetch('http://localhost/api/aduan-produk', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ produk_id: produk.id, alasan, keterangan }),
  });
  return produk as { id: number; judul: string };
};

test('the log is a superadmin’s; its filters stand in the address', async () => {
  const { user, address } = await openAs('superadmin', '/kantor/jejak');
  const table = await screen.findByRole('table', { name: 'Jejak' });
  expect((await within(table).findAllByText('Login')).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Perbuatan' }), 'Akun peran');
  expect(address()).toBe('/kantor/jejak?perbuatan=akun-peran');
  expect(await screen.findByText('Tidak ada jejak yang cocok')).toBeTruthy();
});

test('for an admin there is no log', async () => {
  await openAs('admin', '/kantor/jejak');
  expect(await screen.findByText('404 | Not Found')).toBeTruthy();
});

test('what was done to one account is found by its row', async () => {
  await openAs('superadmin', '/kantor/jejak?tabel=pengguna&baris=3');
  expect((await screen.findByLabelText<HTMLInputElement>('Baris')).value).toBe('3');
});

test('a report is finished with a note of what was done, and opened again', async () => {
  const { judul } = await report('penipuan', 'Minta uang muka.');
  const { user } = await openAs('admin', '/kantor/aduan?status=baru');
  await user.click(await screen.findByRole('button', { name: `Tangani ${judul}` }));
  const dialog = within(await screen.findByRole('dialog', { name: judul }));
  expect(await dialog.findByText('Minta uang muka.')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Tandai selesai' }));
  expect(await dialog.findByText('Tulis apa yang sudah dilakukan')).toBeTruthy();
  await user.type(dialog.getByLabelText('Catatan dinas'), 'Penjual sudah dihubungi.');
  await user.click(dialog.getByRole('button', { name: 'Tandai selesai' }));
  expect(await screen.findByText('Tidak ada aduan yang cocok')).toBeTruthy();
});

test('an admin takes the offer down after a question that says what that does', async () => {
  const { judul } = await report('tidak pantas');
  const { user } = await openAs('admin', '/kantor/aduan');
  await user.click(await screen.findByRole('button', { name: `Tangani ${judul}` }));
  const dialog = within(await screen.findByRole('dialog', { name: judul }));
  expect(await dialog.findByText('Masih ditawarkan')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Turunkan produk' }));
  expect(dialog.getByText(/tidak tampil lagi di etalase/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Ya, turunkan' }));
  expect(await dialog.findByText('Tidak ditawarkan')).toBeTruthy();
});

test('the offer is taken down and its report finished in one step', async () => {
  const { id, judul } = await report('tidak dijual');
  const { user } = await openAs('admin', '/kantor/aduan?status=baru');
  await user.click(await screen.findByRole('button', { name: `Tangani ${judul}` }));
  const dialog = within(await screen.findByRole('dialog', { name: judul }));
  await user.click(await dialog.findByRole('button', { name: 'Turunkan produk' }));
  await user.click(dialog.getByRole('button', { name: 'Turunkan dan tandai selesai' }));
  expect(await screen.findByText('Tidak ada aduan yang cocok')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Selesai');
  await user.click(await screen.findByRole('button', { name: `Tangani ${judul}` }));
  expect(await screen.findByText('Tidak ditawarkan')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Catatan dinas').value).toBe('Produk diturunkan dari etalase.');
  expect((await fetch(`http://localhost/api/produk/${id}`)).status).toBe(404);
});
