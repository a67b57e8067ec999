import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../support/open.tsx';

const dialog = async () => within(await screen.findByRole('dialog'));

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
