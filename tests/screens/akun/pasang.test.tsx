import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { InstallOffer, interceptOffer } from '@/features/install-app';
import { Toaster } from '@/shared/ui/toaster';

const TITLE = 'Pasang Lumbung di perangkat ini?';

beforeAll(async () => {
  interceptOffer();
  await vi.dynamicImportSettled();
});

/** The offer as Chromium makes it, with an answer of the user. @returns whether the app takes it, and what it asked */
function offer(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  return { isTaken: !window.dispatchEvent(event), prompt };
}

afterEach(() => {
  window.dispatchEvent(new Event('appinstalled'));
  Reflect.deleteProperty(navigator, 'standalone');
});

/** A visit: somebody touches the page, then nobody for a while. */
async function visit() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const element = (
    <>
      <InstallOffer />
      <Toaster />
    </>
  );
  const pages = ['/', '/etalase'].map((path) => ({ path, element }));
  const router = createMemoryRouter(pages, { initialEntries: ['/', '/etalase'] });
  const { unmount } = render(<RouterProvider router={router} />);
  fireEvent.keyDown(window, { key: 'Tab' });
  await vi.advanceTimersByTimeAsync(8000);
  return { user: userEvent.setup({ delay: null }), router, unmount };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test("spec §1, install prompt: 'Install' asks the browser", async () => {
  const { isTaken, prompt } = offer();
  expect(isTaken).toBe(true);
  const { user } = await visit();
  await screen.findByRole('dialog', { name: TITLE });
  await user.click(screen.getByRole('button', { name: 'Install' }));
  await waitFor(() => expect(prompt).toHaveBeenCalledOnce());
  await isGone();
});

test("spec §1, install prompt: 'Batal' says 'Aplikasi Tidak Diinstall'", async () => {
  const { prompt } = offer();
  const { user } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Batal' }));
  expect(await screen.findByText('Aplikasi Tidak Diinstall')).toBeTruthy();
  await isGone();
  expect(prompt).not.toHaveBeenCalled();
});

test('the phone’s back button cancels the offer, and leaves the screen below', async () => {
  offer();
  const { router } = await visit();
  await screen.findByRole('dialog', { name: TITLE });
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Aplikasi Tidak Diinstall')).toBeTruthy();
  await isGone();
  expect(router.state.location.pathname).toBe('/etalase');
});

test("spec §1, install prompt: the browser's own 'no' says the same", async () => {
  offer('dismissed');
  const { user } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Install' }));
  expect(await screen.findByText('Aplikasi Tidak Diinstall')).toBeTruthy();
});

test("spec §1, install prompt: 'Jangan Tampilkan Lagi' is remembered", async () => {
  offer();
  const { user, unmount } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Jangan Tampilkan Lagi' }));
  expect(await screen.findByText('Aplikasi Tidak Diinstall Dan Pesan Ini Tidak Akan Muncul Lagi')).toBeTruthy();
  expect(localStorage.getItem('tolakPasang')).toBe('true');

  unmount();
  sessionStorage.clear();
  window.dispatchEvent(new Event('appinstalled'));
  expect(offer().isTaken).toBe(false);
  await visit();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on iOS, where the browser offers nothing, it is told how', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  const { user } = await visit();
  const dialog = await screen.findByRole('dialog', { name: 'Pasang Lumbung di layar utama' });
  expect(dialog.textContent).toContain('Ketuk tombol Bagikan.');
  await user.click(screen.getAllByRole('button', { name: 'Tutup' }).at(-1)!);
  await isGone();
});
