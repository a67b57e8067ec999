import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ToastList } from './ToastList';
import { toast } from './toast';

test('who closes a message with the keyboard goes on where he came from', async () => {
  render(
    <>
      <button type="button">Sebelum</button>
      <ToastList />
    </>,
  );
  toast.info('Pesan');
  const close = await screen.findByRole('button', { name: 'Tutup' });
  const before = screen.getByRole('button', { name: 'Sebelum' });
  act(() => before.focus());
  act(() => close.focus());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(before);
});
