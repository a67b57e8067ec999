import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Told = { type: string };

const has = (state: string, told: (message: Told) => void = () => {}) =>
  Object.assign(new EventTarget(), { state, postMessage: told });

/** A browser with these workers; and what its page asks of it. */
function browser(workers: object, controller: object | null) {
  const reload = vi.fn();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, ...workers });
  const register = vi.fn(async () => Object.assign(registration, { update: async () => {} }));
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register,
    ready: Promise.resolve(registration),
  });
  const takeOver = () => {
    serviceWorker.controller = registration.active;
    serviceWorker.dispatchEvent(new Event('controllerchange'));
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { serviceWorker });
  return { window, reload, register, registration, takeOver };
}

let stop = () => {};

/** @returns what the app says, and how often it was told that it is ready */
async function start(window: EventTarget) {
  const { listenToToasts } = await import('@/shared/ui/toaster/toast');
  const { followUpdates } = await import('./follow-updates');
  const said: { title: string; act: (() => void) | undefined }[] = [];
  listenToToasts(({ title, action }) => said.push({ title, act: action?.act }));
  const onReady = vi.fn();
  stop = followUpdates(onReady);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('keydown'));
  return { said, onReady };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['spec §1, update available: a worker that takes over reloads the page, once', true, true],
  ['a worker that the browser leaves waiting for good takes over with a reload', false, true],
  ['who takes an update on a page that was loaded past its worker sees it loaded anew, too', true, false],
])('%s', async (_name, takesOver, isControlled) => {
  const told: Told[] = [];
  const waiting = has('installed', (message) => {
    told.push(message);
    if (!takesOver) return;
    Object.assign(at.registration, { active: waiting, waiting: null });
    at.takeOver();
  });
  const active = has('activated');
  const at = browser({ active, waiting }, isControlled ? active : null);
  const { said } = await start(at.window);
  expect(said.map(({ title }) => title)).toEqual([
    'Terdapat pembaruan pada aplikasi ini, silahkan refresh untuk memperbarui',
  ]);
  said[0]?.act?.();
  expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  // What was typed is kept first, in a database that takes its time.
  await expect.poll(() => at.reload.mock.calls.length).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at.reload).toHaveBeenCalledTimes(1);
});

test('an update taken in another tab waits where a password is typed, which no draft keeps: it is offered again', async () => {
  const active = has('activated');
  const at = browser({ active }, active);
  vi.stubGlobal('document', { querySelectorAll: () => [{ value: 'rahasia-sekali' }] });
  const { said } = await start(at.window);
  at.takeOver();
  await vi.advanceTimersByTimeAsync(0);
  at.window.dispatchEvent(new Event('keydown'));
  expect(said.map(({ title }) => title)).toEqual([
    'Terdapat pembaruan pada aplikasi ini, silahkan refresh untuk memperbarui',
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at.reload).not.toHaveBeenCalled();
});

test('spec §1: an installation that fails is tried again by itself, and at once when the signal is back', async () => {
  const at = browser({ installing: has('redundant') }, null);
  const { said, onReady } = await start(at.window);
  expect(at.register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(at.register).toHaveBeenCalledTimes(2);
  at.window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(at.register).toHaveBeenCalledTimes(3);

  Object.assign(at.registration, { installing: null, waiting: has('installed') });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(at.register).toHaveBeenCalledTimes(4);
  Object.assign(at.registration, { active: has('activated'), waiting: null });
  at.takeOver();
  at.window.dispatchEvent(new Event('keydown'));
  expect(said.map(({ title }) => title)).toEqual(['Aplikasi ini dapat digunakan secara offline, silahkan refresh']);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(at.reload).not.toHaveBeenCalled();
});

test('a page that the worker has passed over asks to be taken over, and is not loaded anew (rulings 28)', async () => {
  const told: Told[] = [];
  const at = browser({ active: has('activated', (message) => told.push(message)) }, null);
  const { said, onReady } = await start(at.window);
  expect(told).toEqual([{ type: 'AMBIL' }]);
  // The browser has ended the worker before it could.
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toHaveLength(2);
  at.takeOver();
  expect(onReady).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toHaveLength(2);
  expect(said).toEqual([]);
  expect(at.reload).not.toHaveBeenCalled();
});
