import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/answers.ts';
import { openAs } from '../support/open.tsx';

const { id: tongkok } = (await rowsOf('/kecamatan?nama_kecamatan=Barong+Tongkok'))[0];
// Its officer has prices to add in the newest week.
const { id: periode } = (await rowsOf('/periode-harga-pangan?limit=1000')).at(-1)!;
const prices = `/dashboard/harga-pangan/edit?periode=${periode}&kecamatan=${tongkok}`;
const dialog = async () => within(await screen.findByRole('dialog'));
const field = async (name: string) => (await dialog()).findByRole<HTMLInputElement>('textbox', { name });

test('who types while the form still opens finds every digit in its first field', async () => {
  const { user } = await openAs('petugas', prices);
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Tambah' });
  await waitFor(() => expect(add.disabled).toBe(false));
  add.focus();
  await user.keyboard('{Enter}40750');
  await waitFor(async () => expect((await field('Harga Eceran')).value).toBe('40.750'));
  expect(document.activeElement).toBe(await field('Harga Eceran'));
});

test('keys that open nothing to type in are left alone', async () => {
  const { user } = await openAs('petugas', '/harga-pangan/melak');
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
