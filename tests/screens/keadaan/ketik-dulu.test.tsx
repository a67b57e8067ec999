import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open, openAs } from '../../support/screens/open.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));

test('what is typed while a form still waits for what it asks goes into its first field once it is there', async () => {
  const { id } = (await rowsOf('/kecamatan?nama_kecamatan=Melak'))[0];
  // Before the first week nothing was reported: no figure is far from the one before.
  const { id: periode } = (await rowsOf('/periode-harga-pangan?limit=1000')).at(0)!;
  const late = Promise.withResolvers<void>();
  network.use(http.get('*/api/komoditi', () => late.promise));
  const { user } = await openAs('petugas', `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${id}`);
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Tambah' });
  await waitFor(() => expect(add.disabled).toBe(false));
  add.focus();
  await user.keyboard('{Enter}40');
  await (await dialog()).findByText('Memuat…');
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy());
  await user.keyboard('750');
  late.resolve();
  const first = await (await dialog()).findByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  await waitFor(() => expect(first.value).toBe('40.750'));
});

test('keys that open nothing to type in are left alone', async () => {
  const { user } = await open('/harga-pangan/melak');
  (await screen.findAllByRole('button', { name: /Bawang Merah/ }))[0]!.focus();
  await user.keyboard('{Enter}123');
  const close = await (await dialog()).findByRole('button', { name: 'Tutup' });
  close.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari komoditi' });
  search.focus();
  await user.keyboard('cabai');
  expect(search.value).toBe('cabai');
});
