import type { ApolloClient } from '@apollo/client';
import { type DataRouter, matchRoutes } from 'react-router-dom';
import { jenisPeriode } from '#contract/limits.ts';
import { isAccountPath } from '#contract/routes.ts';
import { allKomoditi } from '@/entities/acuan';
import { allPeriodes, periodeTerkini } from '@/entities/periode';
import { allKecamatan } from '@/entities/wilayah';
import { ApiError, aside, type Read, readFrom } from '@/shared/api';
import { ANSWERS_CACHE, DEVICE_ANSWER_HEADER } from '@/shared/lib/answers';
import { isFrugal } from '@/shared/lib/is-frugal';
import { whenIdle } from '@/shared/lib/timing';
import type { PageHandle } from '../router/pages';
import { wayTo } from './way-to';

/** The pages that lead to another change less often, and are fetched anew when somebody opens them. */
const FRESH_MS = 6 * 3_600_000;

/**
 * Caches on the device the data of pages that were read and of those that lead to them; unless the user saves data,
 * also the lists that many pages begin with. Data inside the HTML, or loaded before the service worker was active, did
 * not pass through it and would be missing otherwise.
 */
export function keepWay(client: ApolloClient, router: DataRouter, wilayah: string): void {
  const workers = navigator.serviceWorker;
  const opened = performance.timeOrigin;
  const oldest = opened - FRESH_MS;
  const noted = new Set<string>();
  /** What is still to be done, by its address. */
  const waiting = new Map<string, () => Promise<unknown>>();

  const add = (address: string, act: () => Promise<unknown>) => {
    if (noted.has(address)) return;
    noted.add(address);
    waiting.set(address, act);
  };

  const askFor = async (address: string, since: number) => {
    const { pathname, searchParams: query } = new URL(address, window.location.origin);
    for (const { route, params } of matchRoutes(router.routes, pathname) ?? []) {
      const page = await (route.handle as PageHandle | undefined)?.open();
      await page?.needs(keeper(client, since), { params, query, wilayah });
    }
  };

  const note = ({ pathname, search }: { pathname: string; search: string }, wasKept: boolean) => {
    if (isAccountPath(pathname)) return;
    const address = pathname + search;
    if (!wasKept) add(address, () => askFor(address, opened));
    for (const page of wayTo(pathname)) add(page, () => askFor(page, oldest));
    if (isFrugal()) return;
    const read = keeper(client, oldest);
    add('kecamatan', () => read(allKecamatan));
    add('komoditi', () => read(allKomoditi));
    for (const jenis of jenisPeriode) {
      add(jenis, () => read(allPeriodes(jenis)));
      add(`terkini ${jenis}`, () => read(periodeTerkini(jenis)));
    }
  };

  /** One at a time, so that the screens' own requests keep most of a poor line. */
  const askWaiting = async () => {
    for (const [address, act] of waiting) {
      const isOver = await act().then(() => true, isRefusal);
      if (!isOver) return;
      waiting.delete(address);
    }
  };

  let isRunning = false;
  let isWanted = false;
  const keep = async () => {
    isWanted = true;
    if (isRunning || !workers.controller) return;
    isRunning = true;
    while (isWanted) {
      // `keep` may be called again while requests are running: then there is another round.
      isWanted = false;
      await askWaiting();
    }
    isRunning = false;
  };

  let read = router.state.location;
  note(read, false);
  router.subscribe(({ location }) => {
    if (location === read) return;
    read = location;
    note(location, workers.controller !== null);
    whenIdle(keep);
  });
  window.addEventListener('online', keep);
  workers.addEventListener('controllerchange', keep);
  void keep();
}

/** The server has refused, and would refuse again. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code >= 400 && error.code < 500;

/**
 * Reads needs so that the service worker caches the answers; the page's own cache is neither read nor changed.
 *
 * @param since answers cached after this moment (in milliseconds) are not fetched again
 */
function keeper(client: ApolloClient, since: number): Read {
  const send: typeof fetch = async (input, init) => (await keptAfter(String(input), since)) ?? fetch(input, init);
  return readFrom(client, { fetchPolicy: 'no-cache', context: { ...aside, send } });
}

async function keptAfter(address: string, since: number): Promise<Response | null> {
  const answer = await (await caches.open(ANSWERS_CACHE)).match(address, { ignoreVary: true });
  return answer && Date.parse(answer.headers.get(DEVICE_ANSWER_HEADER) ?? '') > since ? answer : null;
}
