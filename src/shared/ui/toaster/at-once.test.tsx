import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastList } from './ToastList';
import { toast } from './toast';

const open = () =>
  [...document.querySelectorAll('[data-scope="toast"][data-part="root"][data-state="open"]')]
    .map((message) => message.querySelector('[data-part="title"]')?.textContent)
    .sort();

test('at most two are said at once: the oldest gives way, and equal ones are one', async () => {
  render(<ToastList />);
  for (const title of ['Satu', 'Dua', 'Tiga', 'Tiga']) act(() => toast.error(title));
  await screen.findByText('Tiga');
  await waitFor(() => expect(open()).toEqual(['Dua', 'Tiga']));
});

test('what asks for something gives way to nothing, and is asked one after the other', async () => {
  render(<ToastList />);
  act(() => toast.info('Pembaruan', { label: 'Muat Ulang', act: vi.fn() }));
  await screen.findByText('Pembaruan');
  act(() => toast.error('2 data hilang', { label: 'Lihat', act: vi.fn() }));
  for (const title of ['Satu', 'Dua']) act(() => toast.error(title));
  await screen.findByText('Dua');
  await waitFor(() => expect(open()).toEqual(['Dua', 'Pembaruan']));
  act(() => screen.getByRole('button', { name: 'Muat Ulang' }).click());
  await waitFor(() => expect(open()).toEqual(['2 data hilang', 'Dua']));
});
