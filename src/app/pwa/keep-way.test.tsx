import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KECAMATAN_LIST } from '@/entities/wilayah';
import { listNeed, type Needs } from '@/shared/api';
import { createClient } from '../apollo/create-client';
import { keepWay } from './keep-way';

const LISTS = [
  'kecamatan?limit=10000',
  'komoditi?limit=10000',
  ...['harga-pangan', 'ketersediaan-pangan', 'timbang-balita', 'luas-tanam'].flatMap((jenis) => [
    `periode-${jenis}?limit=10000`,
    `periode-terkini?jenis=${jenis}`,
  ]),
];

/** A page whose question is told by its number. */
const page = (path: string, limit: number): RouteObject => {
  const needs: Needs = async (read) => {
    await read(listNeed(KECAMATAN_LIST, { limit }));
    return 200;
  };
  return { path, element: null, handle: { open: async () => ({ needs }) } };
};
const routes = [page('/', 1), page('/harga-pangan', 2), page('/harga-pangan/:kecamatan', 3), page('/etalase', 4)];
const HOME = 'kecamatan?limit=1';
const DIRECTORY = 'kecamatan?limit=2';
const PRICES = 'kecamatan?limit=3';

let workers: EventTarget & { controller: object | null };
/** What the device has, by its address, and since when. */
let kept: Map<string, Date>;
let asked: string[];
let answer: () => Response;

const whole = { data: [], from: null, to: null, total: 0, last_page: 1, next_page_url: null };
const success = () => Response.json({ meta: { status: 'success', message: '', code: 200 }, data: whole });
const refusal = () =>
  Response.json({ meta: { status: 'error', message: 'Tidak', code: 422 }, data: {} }, { status: 422 });
const nothing = () => {
  throw new TypeError('Failed to fetch');
};

const named = (address: string) => address.replace(/^.*\/api\//, '');

beforeEach(() => {
  workers = Object.assign(new EventTarget(), { controller: {} });
  kept = new Map();
  asked = [];
  answer = success;
  const match = async (address: string) => {
    const since = kept.get(named(address));
    const headers = { 'Content-Type': 'application/json', 'X-Disimpan': since?.toISOString() ?? '' };
    return since && new Response(await success().text(), { headers });
  };
  vi.stubGlobal('caches', { open: async () => ({ match }) });
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: {} });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(named(address));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A reader's page opens here. */
function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  keepWay(createClient({ origin: 'http://localhost', fetch: window.fetch }), router, 'Kutai Barat');
  return router;
}

const comes = (addresses: readonly string[]) => expect.poll(() => asked).toEqual(addresses);

test('what a page has asked is kept, then what leads to it, then the lists that so many begin with', async () => {
  open('/harga-pangan/melak');
  await comes([PRICES, DIRECTORY, HOME, ...LISTS]);
});

test('where data are dear, the page and the way to it are all', async () => {
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: { saveData: true } });
  const router = open('/harga-pangan/melak');
  await comes([PRICES, DIRECTORY, HOME]);
  await router.navigate('/harga-pangan/damai');
  // From here on they are not.
  vi.stubGlobal('navigator', { serviceWorker: workers, connection: {} });
  await router.navigate('/etalase');
  await comes([PRICES, DIRECTORY, HOME, ...LISTS]);
});

test('before the service worker is at work nothing is asked, for nobody would keep it; then all that was read meanwhile', async () => {
  workers.controller = null;
  const router = open('/harga-pangan/melak');
  await router.navigate('/etalase');
  expect(asked).toEqual([]);
  workers.controller = {};
  workers.dispatchEvent(new Event('controllerchange'));
  await comes([PRICES, DIRECTORY, HOME, ...LISTS, 'kecamatan?limit=4']);
});

test('of a page that is opened with the worker at work only the way is asked for: its own questions have passed it', async () => {
  const router = open('/');
  await comes([HOME, ...LISTS]);
  await router.navigate('/harga-pangan/melak');
  await comes([HOME, ...LISTS, DIRECTORY]);
});

test('what the device has is not asked for again, but for what the page itself came with anew', async () => {
  const anHourAgo = new Date(performance.timeOrigin - 3_600_000);
  for (const address of [PRICES, DIRECTORY, ...LISTS]) kept.set(address, anHourAgo);
  kept.set(HOME, new Date(performance.timeOrigin - 7 * 3_600_000));
  open('/harga-pangan/melak');
  await comes([PRICES, HOME]);
});

test('without signal it stops, and goes on where it was when the signal is back', async () => {
  answer = nothing;
  open('/harga-pangan/melak');
  await comes([PRICES]);
  answer = success;
  window.dispatchEvent(new Event('online'));
  await comes([PRICES, PRICES, DIRECTORY, HOME, ...LISTS]);
});

test('a question that the server refuses does not keep the others from being asked', async () => {
  answer = refusal;
  open('/harga-pangan/melak');
  await comes([PRICES, DIRECTORY, HOME, ...LISTS]);
});
