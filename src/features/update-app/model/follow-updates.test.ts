import { afterEach, expect, test, vi } from 'vitest';

/** A browser in which a new worker waits, and takes over when it is told to, or never. */
function browser(takesOver: boolean) {
  const reload = vi.fn();
  const window = Object.assign(new EventTarget(), { location: { reload } });
  const workers = new EventTarget();
  const told: unknown[] = [];
  const registration = Object.assign(new EventTarget(), {
    active: {},
    waiting: {
      postMessage: (message: unknown) => {
        told.push(message);
        if (!takesOver) return;
        Object.assign(registration, { waiting: null });
        workers.dispatchEvent(new Event('controllerchange'));
      },
    },
    update: async () => {},
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(workers, { register: async () => registration }) });
  return { window, reload, told };
}

let stop = () => {};

/** What 'Muat Ulang' does in this browser. */
async function muatUlang(window: EventTarget): Promise<() => void> {
  const { listenToToasts } = await import('@/shared/ui/toaster/toast');
  const { followUpdates } = await import('./follow-updates');
  const offered = new Promise<() => void>((resolve) => {
    listenToToasts(({ action }) => action && resolve(action.act));
  });
  stop = followUpdates(() => {});
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('keydown'));
  return await offered;
}

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['spec §1, update available: a worker that takes over reloads the page, once', true],
  ['a worker that the browser leaves waiting for good takes over with a reload', false],
])('%s', async (_name, takesOver) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { window, reload, told } = browser(takesOver);
  (await muatUlang(window))();
  expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
