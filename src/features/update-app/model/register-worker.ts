const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 600_000;

/**
 * Registers the service worker, and waits until there is one: what a poor line lets fail is tried again, later and later,
 * and as soon as the signal is back.
 *
 * @returns null when it is wanted no more
 */
export async function registerWorker(signal: AbortSignal): Promise<ServiceWorkerRegistration | null> {
  for (let rest = FIRST_REST_MS; !signal.aborted; rest = Math.min(rest * 2, LONGEST_REST_MS)) {
    const registration = await register().catch(() => null);
    if (signal.aborted) break;
    if (registration) return registration;
    await rested(rest, signal);
  }
  return null;
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
  const { active, waiting, installing } = registration;
  return active || waiting || (installing && (await isInstalled(installing))) ? registration : null;
}

const isInstalled = (worker: ServiceWorker) =>
  new Promise<boolean>((resolve) => {
    const look = () => worker.state !== 'installing' && resolve(worker.state !== 'redundant');
    worker.addEventListener('statechange', look);
    look();
  });

const rested = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
  });
