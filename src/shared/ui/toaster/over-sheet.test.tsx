import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SheetPanel } from '../sheet/SheetPanel';
import { ToastList } from './ToastList';
import { toast } from './toast';

const Page = ({ titles }: { titles: string[] }) => (
  <>
    <ToastList />
    {titles.map((title) => (
      <SheetPanel key={title} title={title} onClose={vi.fn()}>
        <input aria-label={`Isian ${title}`} />
      </SheetPanel>
    ))}
  </>
);

test('a message that asks for something can be answered while a sheet is open, and a second one over it', async () => {
  const update = vi.fn();
  const { rerender } = render(<Page titles={[]} />);
  act(() => toast.info('Terdapat pembaruan', { label: 'Muat Ulang', act: update }));
  await screen.findByRole('button', { name: 'Muat Ulang' });
  rerender(<Page titles={['Tambah']} />);
  const sheet = await screen.findByRole('dialog', { name: 'Tambah' });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  expect(await within(sheet).findByRole('button', { name: 'Muat Ulang' })).toBeTruthy();
  rerender(<Page titles={['Tambah', 'Tinggalkan isian ini?']} />);
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan isian ini?' });
  expect(await within(question).findByRole('button', { name: 'Muat Ulang' })).toBeTruthy();
  rerender(<Page titles={['Tambah']} />);
  // The sheet below is readable again once the question has gone, which takes a moment.
  const button = await within(sheet).findByRole('button', { name: 'Muat Ulang' });
  act(() => button.click());
  expect(update).toHaveBeenCalledTimes(1);
  rerender(<Page titles={[]} />);
});

test('of several successes the newest is said; what failed stays beside it', async () => {
  render(<Page titles={[]} />);
  act(() => toast.success('Satu'));
  await screen.findByText('Satu');
  act(() => toast.error('Gagal'));
  act(() => toast.success('Dua'));
  await screen.findByText('Dua');
  await waitFor(() => expect(screen.queryByText('Satu')).toBeNull());
  expect(screen.getByText('Gagal')).toBeTruthy();
});

test('a complaint that is said again takes its own place, and leaves the other', async () => {
  render(<Page titles={[]} />);
  act(() => toast.error('Stok kurang'));
  act(() => toast.error('Username atau password salah!'));
  await screen.findByText('Username atau password salah!');
  act(() => toast.error('Username atau password salah!'));
  await waitFor(() => expect(screen.getAllByText('Username atau password salah!')).toHaveLength(1));
  expect(screen.getByText('Stok kurang')).toBeTruthy();
});

test('what holds no longer is taken back', async () => {
  render(<Page titles={[]} />);
  act(() => toast.error('2 data hilang', { label: 'Lihat', act: vi.fn() }));
  await screen.findByText('2 data hilang');
  act(() => toast.withdraw('2 data hilang'));
  await waitFor(() => expect(screen.queryByText('2 data hilang')).toBeNull());
});
