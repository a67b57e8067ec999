import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { field, fill, filledForm, newLahan, openForm, ownLahan, save } from '../../support/forms/lahan-form.ts';
import { lokasi } from '../../support/forms/lokasi.ts';
import { logIn, open } from '../../support/screens/open.tsx';

beforeEach(() => void lokasi.granted(-0.31, 115.9));

const hektar = 'Luas Tanam (Hektar)';
const meter = 'Luas Tanam (Meter Persegi)';
const inMeter = () => screen.getByRole('button', { name: 'Isi dalam meter persegi' });
const inHektar = () => screen.getByRole('button', { name: 'Isi dalam hektar' });

test('the field takes hectares with a comma, and offers square metres', async () => {
  const { user } = await openForm();
  expect(screen.getByText('Kurang dari satu hektar?')).toBeTruthy();
  await fill(user, hektar, '0,5');
  expect(field(hektar).value).toBe('0,5');
  expect(field(hektar).getAttribute('aria-invalid')).toBe('false');
});

test('a quarter of a hectare is typed in square metres, and is one wherever it is shown', async () => {
  const { user, token, address } = await filledForm();
  await user.click(inMeter());
  // What stood there is the same area.
  expect(field(meter).value).toBe('20.000');
  await fill(user, meter, '2500');
  expect(field(meter).value).toBe('2.500');
  expect(screen.getByText('Sama dengan 0,25 hektar.')).toBeTruthy();
  await save(user);
  await waitFor(() => expect(address()).toBe('/dashboard/lahan-petani'));
  const [lahan] = await ownLahan(token);
  expect(lahan).toMatchObject({ alamat: 'Jalan Poros 12', luas_tanam: 0.25 });
  // On the public page too.
  cleanup();
  await open('/luas-lahan-perkiraan-panen');
  expect((await screen.findAllByText('0,25 Hektar')).length).toBeGreaterThan(0);
});

test('hectares stay hectares whatever their digits are, and are refused where they are too fine to be stored', async () => {
  const { user } = await openForm();
  await user.type(field(hektar), '2,75345');
  expect(field(hektar).value).toBe('2,75345');
  await user.type(field(hektar), '{Backspace}');
  expect(field(hektar).value).toBe('2,7534');
  await save(user);
  expect(screen.getByText('Luas Tanam paling banyak dua angka di belakang koma')).toBeTruthy();
  await user.type(field(hektar), '{Backspace}{Backspace}');
  expect(field(hektar).value).toBe('2,75');
});

test('an area that is large for a plot, and a figure in an unknown unit, are asked about before anything is sent', async () => {
  const { user, token } = await filledForm();
  const before = (await ownLahan(token)).length;
  await fill(user, hektar, '5000');
  await save(user);
  expect(await screen.findByRole('alertdialog', { name: 'Periksa isian lahan' })).toBeTruthy();
  expect(screen.getByText('Lahan seluas 5.000 hektar?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Perbaiki' }));
  await user.clear(field(hektar));
  await user.type(field(hektar), '2 borong');
  await save(user);
  expect(screen.getByText('Maksudnya 2 ha?')).toBeTruthy();
  expect(await ownLahan(token)).toHaveLength(before);
});

test('what is typed is kept as it was typed: emptied, it stays in square metres', async () => {
  const { user } = await openForm();
  await user.click(inMeter());
  await user.type(field(meter), '289');
  expect(screen.getByText('Disimpan per 100 m²: 200 atau 300.')).toBeTruthy();
  await user.clear(field(meter));
  expect(field(meter).value).toBe('');
  await user.type(field(meter), '10000');
  await user.click(inHektar());
  expect(field(hektar).value).toBe('1');
});

test('a stored fraction opens in hectares, as the list shows it, and stays what it is', async () => {
  const token = await logIn('petani');
  const id = await newLahan(token, 'Ladang Pecahan', { lat: -0.2, lang: 115.8 });
  await fetch(`http://localhost/api/lahan-petani/${id}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ luas_tanam: 1.5 }),
  });
  const { user } = await open('/dashboard/lahan-petani');
  await user.click(await screen.findByRole('link', { name: 'Edit Ladang Pecahan' }));
  await waitFor(() => expect(field(hektar).value).toBe('1,5'));
  await save(user);
  await screen.findByText('Berhasil merubah lahan petani');
  expect(await ownLahan(token)).toContainEqual(expect.objectContaining({ id, luas_tanam: 1.5 }));
});
