import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { tapTambah } from '../../support/forms/tap-tambah.ts';
import { openAs } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

// Compiled before the tests begin: on a busy machine that takes longer than a test waits.
await import('@/widgets/entry-desk/ui/grid/DeskIsi');

const { id: melak } = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0];
const page = (periode: number) => `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${melak}`;
const tambah = async () => within(await screen.findByRole('dialog', { name: 'Tambah Harga Pangan' }));

test('where all is filled no form is offered that could not be saved; the focus goes back to Tambah', async () => {
  const { id } = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-5)!;
  const { user } = await openAs('petugas', page(id));
  await screen.findByRole('button', { name: 'Edit Bawang Merah' });
  await tapTambah(user);
  const dialog = await tambah();
  expect(await dialog.findByText('Semua komoditi sudah diisi')).toBeTruthy();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Ubah yang sudah diisi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah' })));
});

test('where all is filled its notice leads to all of the place at once too, and from there to the table', async () => {
  const { id } = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-5)!;
  const { user, address } = await openAs('petugas', page(id));
  await screen.findByRole('button', { name: 'Edit Bawang Merah' });
  await tapTambah(user);
  await user.click(await (await tambah()).findByRole('button', { name: 'Isi sekaligus' }));
  expect(await screen.findByRole('grid')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  expect(await screen.findByRole('button', { name: 'Edit Bawang Merah' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(page(id));
});

test('a draft is told of in the first picture of its form, and moves nothing later', async () => {
  const { id } = await newPeriode('harga-pangan');
  const { user } = await openAs('petugas', page(id));
  await tapTambah(user);
  await user.type(await (await tambah()).findByRole('textbox', { name: 'Harga Eceran' }), '14500');
  await user.click((await tambah()).getByRole('button', { name: 'Tutup' }));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await tapTambah(user);
  await (await tambah()).findByRole('textbox', { name: 'Harga Eceran' });
  expect((await tambah()).getByText('Isian yang belum disimpan dikembalikan.')).toBeTruthy();
  await waitFor(async () =>
    expect((await tambah()).getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' }).value).toBe('14.500'),
  );
});
