import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentWriter, dropSession, keepSession } from '@/entities/session';
import { serverClock } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/toaster';
import { outboxOf, outboxStore } from '@/shared/write';
import { lay, loseDatabase, writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';
import { petugasWith } from '../../../../tests/support/screens/account.ts';
import { asWriter } from '../../../../tests/support/screens/as-writer.tsx';
import { useSending } from './use-sending';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const said = vi.fn<(title: string) => void>();
const withdrawn = vi.fn<(title: string) => void>();
let worker: EventTarget;

beforeEach(() => {
  keepSession(petugasWith({ id: 1 }), 'kunci-masuk');
  vi.spyOn(toast, 'error').mockImplementation((title) => said(title));
  vi.spyOn(toast, 'withdraw').mockImplementation((title) => withdrawn(title));
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  said.mockReset();
  withdrawn.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The app's sending, as a screen has it. */
function begin() {
  const { client, wrapper: Inner } = asWriter(currentWriter);
  const outbox = outboxOf(client, currentWriter);
  const wake = vi.spyOn(outbox, 'wake').mockImplementation(() => {});
  const listen = vi.spyOn(outbox, 'listen');
  const wrapper = ({ children }: { children: ReactNode }) => {
    const element = <Inner>{children}</Inner>;
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] });
    routers.push(router);
    return <RouterProvider router={router} />;
  };
  const routers: ReturnType<typeof createMemoryRouter>[] = [];
  const { unmount } = renderHook(useSending, { wrapper });
  const calls = () => wake.mock.calls.splice(0).map(([isHopeful]) => isHopeful);
  return { outbox, listen, unmount, calls, address: () => routers.at(-1)?.state.location.pathname };
}
const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

test('a page that alone has a row asks before it is left', () => {
  const { outbox, unmount } = begin();
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayLeave()).toBe(true);
  const item = writeOf('Cabai');
  outbox.unstored.add(item, false);
  expect(mayLeave()).toBe(false);
  outbox.unstored.remove(item);
  expect(mayLeave()).toBe(true);
  unmount();
});

test('the outbox is woken at every sign that it may work now', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { calls, unmount } = begin();
  expect(calls()).toEqual([true]);
  for (const name of ['online', 'focus']) {
    window.dispatchEvent(new Event(name));
    expect([name, calls()]).toEqual([name, [true]]);
  }
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls()).toEqual([true]);
  tell({ type: 'kirim' });
  expect(calls()).toEqual([true]);
  vi.advanceTimersByTime(59_999);
  expect(calls()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls()).toEqual([undefined]);
  unmount();
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  tell({ type: 'kirim' });
  vi.advanceTimersByTime(60_000);
  expect(calls()).toEqual([]);
});

test('no other word of the worker wakes it, and no tab that has gone out of sight', () => {
  const { calls } = begin();
  calls();
  for (const data of [{ type: 'lain' }, {}, null]) tell(data);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(calls()).toEqual([]);
});

test('a browser without service workers sends all the same', () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined });
  const { calls, unmount } = begin();
  expect(calls()).toEqual([true]);
  unmount();
});

test('for a visitor nothing is woken and nothing looked for', async () => {
  dropSession();
  const forget = vi.spyOn(outboxStore, 'forgetSent');
  const look = vi.spyOn(outboxStore, 'missing');
  const { calls, listen } = begin();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect([calls(), forget.mock.calls, look.mock.calls, listen.mock.calls]).toEqual([[], [], [], []]);
});

test('for whoever logs in on the same screen all of it begins anew', async () => {
  const forget = vi.spyOn(outboxStore, 'forgetSent');
  const look = vi.spyOn(outboxStore, 'missing');
  const { calls, listen } = begin();
  act(() => keepSession(petugasWith({ id: 2 }), 'kunci-lain'));
  expect(calls()).toEqual([true, true]);
  expect([look.mock.calls, listen.mock.calls.length]).toEqual([[[1], [2]], 2]);
  expect(forget.mock.calls.map(([userId]) => userId)).toEqual([1, 2]);
});

test('rows that were sent before yesterday are forgotten, and old ones that wait are named', async () => {
  const now = Date.now();
  const yesterday = new Date().setHours(-24, 0, 0, 0);
  await lay('Lama', { state: 'terkirim', diubah: yesterday - 1 });
  await lay('Baru', { state: 'terkirim', diubah: yesterday });
  await lay('Menunggu', { dibuat: now - 73 * HOUR });
  await lay('Menunggu sebentar', { dibuat: now - 71 * HOUR });
  begin();
  await waitFor(() =>
    expect(said.mock.calls).toEqual([['1 data belum terkirim lebih dari 3 hari. Lihat kotak keluar.']]),
  );
  expect((await outboxStore.of(1)).map(({ label }) => label)).toEqual(['Baru', 'Menunggu', 'Menunggu sebentar']);
});

test('where nothing is old, and on a device that cannot store, nothing is said', async () => {
  await lay('Menunggu');
  const forget = vi.spyOn(outboxStore, 'forgetSent').mockRejectedValueOnce(new DOMException('Rusak'));
  const read = vi.spyOn(outboxStore, 'of');
  begin().unmount();
  begin();
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(read.mock.settledResults.some(({ type }) => type === 'fulfilled')).toBe(true));
  expect(said).not.toHaveBeenCalled();
});

test('a phone three years ahead forgets no receipt and calls nothing old; the server’s time mends what it has dated', async () => {
  const now = Date.now();
  localStorage.setItem('jamServer', JSON.stringify({ selisih: 0, terakhir: now }));
  await lay('Terkirim', { state: 'terkirim', diubah: now + 3 * YEAR });
  await lay('Menunggu', { dibuat: now - 60_000 });
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3 * YEAR });
  begin();
  await outboxStore.of(1);
  expect((await outboxStore.of(1)).map(({ label }) => label)).toEqual(['Terkirim', 'Menunggu']);
  act(() => serverClock.hear(new Date(now).toUTCString()));
  await waitFor(async () => {
    const [sent] = await outboxStore.of(1);
    expect(Math.abs((sent?.diubah ?? 0) - now)).toBeLessThan(5_000);
  });
  expect(said).not.toHaveBeenCalled();
});

test('one answer from days ahead takes no receipt, and calls nothing old', async () => {
  const now = Date.now();
  localStorage.setItem('jamServer', JSON.stringify({ selisih: 0, terakhir: now }));
  await lay('Terkirim', { state: 'terkirim', diubah: now });
  await lay('Menunggu', { dibuat: now - 60_000 });
  const forget = vi.spyOn(outboxStore, 'forgetSent');
  begin();
  act(() => serverClock.hear(new Date(now + 8 * 24 * HOUR).toUTCString()));
  for (const _answer of [1, 2]) act(() => serverClock.hear(new Date(now).toUTCString()));
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(2));
  expect(forget.mock.calls.every(([, before]) => before !== undefined && before <= now)).toBe(true);
  expect((await outboxStore.of(1)).map(({ label }) => label)).toEqual(['Terkirim', 'Menunggu']);
  expect(said).not.toHaveBeenCalled();
});

test('what became of a row is told for as long as somebody is there', async () => {
  const { outbox, unmount } = begin();
  const refused = (label: string) => lay(label, { state: 'ditolak' });
  // Forms that have gone on leave their rows to the outbox, which says so.
  await outbox.outcomeOf(await refused('Beras'), () => false);
  await waitFor(() => expect(said.mock.calls).toEqual([['Perlu diperbaiki: Beras']]));
  unmount();
  const heard = vi.spyOn(outbox, 'isAwaited');
  await outbox.outcomeOf(await refused('Cabai'), () => false);
  expect(heard).not.toHaveBeenCalled();
});

test('lost rows are said with the way to them, until they were taken note of', async () => {
  await lay('Cabai');
  await loseDatabase();
  const { address, outbox, unmount } = begin();
  const lost = /^1 data yang belum terkirim hilang dari perangkat ini: Cabai, disimpan .*; isi kembali$/;
  await waitFor(() => expect(said.mock.calls).toEqual([[expect.stringMatching(lost)]]), { timeout: 10_000 });
  const action = vi.mocked(toast.error).mock.calls.at(-1)?.[1];
  expect(action?.label).toBe('Lihat');
  await act(async () => action?.act());
  expect(address()).toBe('/dashboard/kotak-keluar');
  expect(withdrawn).not.toHaveBeenCalled();
  act(outbox.missing.acknowledge);
  expect(withdrawn.mock.calls).toEqual([[expect.stringMatching(lost)]]);
  expect(said).toHaveBeenCalledOnce();
  unmount();
});

test('whoever comes back to the app has it looked for again, not whoever leaves it', async () => {
  const look = vi.spyOn(outboxStore, 'missing');
  const { unmount } = begin();
  expect(look.mock.calls).toEqual([[1]]);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(look).toHaveBeenCalledTimes(2);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(look).toHaveBeenCalledTimes(2);
  seen.mockReturnValue('visible');
  unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(2);
});
