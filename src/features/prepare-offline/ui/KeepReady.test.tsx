import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '@/entities/session';
import { petugasWith } from '../../../../tests/support/screens/account.ts';

const code = vi.hoisted(() => ({ isInReach: false, times: 0 }));
vi.mock('./Keeper', () => ({
  // Asked for when the code has come.
  get Keeper() {
    code.times += 1;
    if (!code.isInReach) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Menyiapkan</p>;
  },
}));

beforeEach(() => {
  keepSession(petugasWith({ id: 1 }), 'kunci-masuk');
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() });
});
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('what keeps a device ready did not come: it is told, and fetched again at the wish of the officer and with the signal', async () => {
  const { KeepReady } = await import('./KeepReady');
  const { OfflineReadiness } = await import('./OfflineReadiness');
  render(
    <>
      <KeepReady />
      <OfflineReadiness />
    </>,
  );
  const missing = 'Belum ada: aplikasi. Dicoba lagi begitu ada sinyal.';
  expect(await screen.findByText(missing)).toBeTruthy();
  const asked = code.times;
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(code.times).toBeGreaterThan(asked));
  expect(await screen.findByText(missing)).toBeTruthy();
  code.isInReach = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Menyiapkan')).toBeTruthy();
  expect(screen.queryByText(missing)).toBeNull();
});
