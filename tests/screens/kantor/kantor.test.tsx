import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open, openAs } from '../../support/screens/open.tsx';

/** Only its styles show it. */
const side = async () => within(await screen.findByLabelText('Kantor'));

test.each(['admin', 'superadmin'])("rulings 33: the dashboard of %s has one card, 'Buka Kantor'", async (peran) => {
  const { user, address } = await openAs(peran, '/dashboard');
  await user.click(await screen.findByRole('link', { name: /^Buka Kantor/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Beranda kantor' })).toBeTruthy();
  expect(address()).toBe('/kantor');
  expect((await side()).getByRole('link', { current: 'page', hidden: true }).textContent).toBe('Beranda kantor');
});

test('rulings 33: for nobody else is there an office', async () => {
  for (const peran of ['petani', 'petugas'] as const) {
    await openAs(peran, '/kantor');
    expect(await screen.findByText('404 | Not Found')).toBeTruthy();
    cleanup();
    await openAs(peran, '/dashboard');
    await screen.findByText(/^Selamat Datang/);
    expect(screen.queryByRole('link', { name: /^Buka Kantor/ })).toBeNull();
    cleanup();
  }
  localStorage.clear();
  await open('/kantor');
  expect(await screen.findByText('404 | Not Found')).toBeTruthy();
});

test('an address of the office that does not exist is not found', async () => {
  await openAs('superadmin', '/kantor/tidak-ada');
  expect(await screen.findByText('404 | Not Found')).toBeTruthy();
});

test('on a phone the rooms open behind a button, and back closes them', async () => {
  const { user } = await openAs('admin', '/kantor');
  await user.click(await screen.findByRole('button', { name: 'Ruang kantor' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Ruang kantor' }));
  expect(drawer.getByRole('link', { name: 'Beranda kantor' }).getAttribute('aria-current')).toBe('page');
  await user.click(drawer.getByRole('button', { name: 'Tutup ruang kantor' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an office without network is told so', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openAs('admin', '/kantor');
  expect(await screen.findByText(/^Tidak ada sambungan internet\. Kantor bekerja dengan sambungan/)).toBeTruthy();
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/^Tidak ada sambungan internet/)).toBeNull());
});
