import type { ApolloClient } from '@apollo/client';
import { ANSWERS_CACHE, DEVICE_ANSWER_HEADER } from '@/shared/lib/answers';
import { workAhead } from '@/shared/lib/device';
import { fetchCode } from './fetch-code';
import type { Question } from './plan';
import { prepare } from './prepare';
import { lacksCode, onWish, tell } from './readiness';

const MINUTE_MS = 60_000;
const LONGEST_REST_MS = 10 * MINUTE_MS;

/** Whoever comes back to the page within this time finds it as it was. */
const QUIET_MS = 10 * MINUTE_MS;

/**
 * Keeps this device ready for an officer's work without signal: at once, when the page is looked at again, when the
 * signal is back, and again and again while something is missing. @returns how to stop
 *
 * @param tugas the sub-districts in which the officer works
 */
export function keepReady(client: ApolloClient, tugas: readonly number[]): () => void {
  const { serviceWorker } = navigator;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let endedAt = Number.NEGATIVE_INFINITY;
  let rests = 0;

  const around = { tugas, ask: (question: Question) => question.ask(client), kept: answersOnDevice, tell };

  const run = async () => {
    if (isRunning || signal.aborted) return;
    clearTimeout(timer);
    // Answers that came before the worker controlled the page were not cached.
    const { controller } = serviceWorker;
    if (!controller) return tell(lacksCode(false));
    isRunning = true;
    let isWhole = false;
    try {
      // The other tabs then find that it is there.
      await workAhead.take(async (turn) => {
        if (await fetchCode(controller)) isWhole = await prepare({ ...around, signal: turn });
        else if (!turn.aborted) tell(lacksCode(true));
      }, signal);
    } catch {
      // The cache cannot be read, or another tab has paused the work.
    }
    isRunning = false;
    endedAt = performance.now();
    rests = isWhole ? 0 : rests + 1;
    if (isWhole || signal.aborted) return;
    timer = setTimeout(run, Math.min(MINUTE_MS * 2 ** (rests - 1), LONGEST_REST_MS));
  };
  const runAtOnce = () => {
    rests = 0;
    void run();
  };
  const runWhenSeen = () => {
    if (document.visibilityState === 'visible' && performance.now() - endedAt > QUIET_MS) runAtOnce();
  };

  window.addEventListener('online', runAtOnce, { signal });
  document.addEventListener('visibilitychange', runWhenSeen, { signal });
  serviceWorker.addEventListener('controllerchange', runAtOnce, { signal });
  onWish(runAtOnce);
  runAtOnce();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    onWish(null);
    tell(null);
  };
}

/** Since when the service worker has the answers at these addresses; those that it does not have are left out. */
async function answersOnDevice(addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const cache = await caches.open(ANSWERS_CACHE);
  const found = new Map<string, number>();
  for (const address of addresses) {
    const headers = (await cache.match(address, { ignoreVary: true }))?.headers;
    const since = Date.parse(headers?.get(DEVICE_ANSWER_HEADER) ?? '');
    // Older versions of the app have kept whatever came.
    if (!Number.isNaN(since) && headers?.get('Content-Type')?.includes('json')) found.set(address, since);
  }
  return found;
}
