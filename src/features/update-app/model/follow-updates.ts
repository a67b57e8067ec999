import { workAhead } from '@/shared/lib/device';
import { whenAttended } from '@/shared/lib/timing';
import { toast } from '@/shared/ui/toaster';
import { registerWorker } from './register-worker';
import { reloadSafely } from './reload-safely';

const HOUR_MS = 3_600_000;
/** A browser may end its worker at any time, and what it was asked with it. */
const AGAIN_MS = 5_000;
/** By then a new worker has taken over, or does not without a reload. */
const TAKE_OVER_MS = 5_000;

/**
 * Installs the service worker and tells of it as spec section 1 says: ready for use without signal, or an update that
 * the user may take now. What goes wrong stays silent. @returns how to stop
 *
 * @param onReady a worker has taken over this page, which had none
 */
export function followUpdates(onReady: () => void): () => void {
  const stop = new AbortController();
  void follow(onReady, stop.signal);
  return () => stop.abort();
}

async function follow(onReady: () => void, signal: AbortSignal): Promise<void> {
  const workers = navigator.serviceWorker;
  let hasNone = !workers.controller;
  let isFirst = true;
  const takeOver = () => {
    // A page that had no worker was never out of date (rulings 28).
    if (!hasNone) return void workers.ready.then((registration) => reloadSafely(() => offer(registration)));
    hasNone = false;
    if (isFirst) whenAttended(() => toast.info('Aplikasi ini dapat digunakan secara offline, silahkan refresh'));
    onReady();
  };
  workers.addEventListener('controllerchange', takeOver, { signal });

  const registration = await registerWorker(signal);
  if (!registration) return;
  // It took over what was open when it came: a page that was on its way just then, or was loaded past it, asks.
  if (!workers.controller && registration.active) {
    isFirst = false;
    const ask = () => {
      if (hasNone) registration.active?.postMessage({ type: 'AMBIL' });
      else clearInterval(again);
    };
    const again = setInterval(ask, AGAIN_MS);
    signal.addEventListener('abort', () => clearInterval(again));
    ask();
  }

  const watch = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(registration);
    });
  };
  watch();
  registration.addEventListener('updatefound', watch, { signal });
  // The very first waits for a moment, too, and updates nothing.
  if (registration.waiting && registration.active) offer(registration);

  const check = () => registration.update().catch(() => {});
  const timer = setInterval(check, HOUR_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  await check();
}

/** Offers an update; it is applied in all tabs at once, and each reloads when its new worker has taken over. */
function offer(registration: ServiceWorkerRegistration): void {
  const apply = () => {
    if (!registration.waiting) return window.location.reload();
    // The old worker is replaced once it has answered all that it was asked, which takes long on a slow line, and for good
    // under a debugger: then the page is loaded anew in any case, and once more by the new one.
    workAhead.pause(TAKE_OVER_MS);
    // The browser may have loaded this page past its worker: the new one is its first, and loads nothing anew (rulings 28).
    const hadNone = !navigator.serviceWorker.controller;
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    setTimeout(() => {
      if (hadNone || registration.waiting) void reloadSafely(() => offer(registration));
    }, TAKE_OVER_MS);
  };
  whenAttended(() =>
    toast.info('Terdapat pembaruan pada aplikasi ini, silahkan refresh untuk memperbarui', {
      label: 'Muat Ulang',
      act: apply,
    }),
  );
}
