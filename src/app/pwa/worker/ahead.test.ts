import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveWord } from '../messages';

const LATER = ['/assets/dasbor-1.js', '/assets/dasbor-1.css', '/assets/laporan-1.js'];
const ORIGIN = 'https://lumbung.test';

/** The device's memory, as far as the worker uses it. */
function memory() {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (asked: string | { url: string }) => kept.get(pathOf(asked)),
      put: async (asked: string, response: Response) => void kept.set(pathOf(asked), response),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    };
  };
  const forget = async (name: string) => all.delete(name);
  return { all, open, delete: forget, has: async (name: string) => all.has(name), match: async () => undefined };
}

let caches: ReturnType<typeof memory>;
let asked: string[];
let ahead: typeof import('./ahead');
let answer: (path: string) => Response;

const code = (path: string) => {
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
  const response = new Response('x', { headers: { 'Content-Type': type } });
  return Object.defineProperty(response, 'url', { value: ORIGIN + path });
};
const builtWith = (later: readonly string[]) =>
  vi.stubGlobal('self', { __WB_MANIFEST: later.map((url) => ({ url, revision: null, isLater: true })) });
const kept = () => [...(caches.all.get('kode')?.keys() ?? [])].map((url) => new URL(url).pathname);

beforeEach(async () => {
  caches = memory();
  asked = [];
  answer = code;
  builtWith(LATER);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer(path);
  });
  // Another file's tests may have loaded the worker's parts with a build of their own.
  vi.resetModules();
  ahead = await import('./ahead');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const lineOf = (connection: object) => vi.stubGlobal('navigator', { connection });

test('a worker that comes to a device fetches what its screens will need', async () => {
  lineOf({ effectiveType: '4g', saveData: false });
  await ahead.fetchAheadIfWanted();
  expect(kept()).toEqual(LATER);
});

test.each([
  ['with Save-Data', { effectiveType: '4g', saveData: true }],
  ['on 2G', { effectiveType: '2g', saveData: false }],
])('%s nothing is fetched ahead', async (_name, connection) => {
  lineOf(connection);
  await ahead.fetchAheadIfWanted();
  expect(asked).toEqual([]);
});

test('a worker that knows nothing of Save-Data goes by the word that a page has left, until the next page says otherwise', async () => {
  lineOf({ effectiveType: '4g', saveData: true });
  await leaveWord();
  lineOf({});
  await ahead.fetchAheadIfWanted();
  expect(asked).toEqual([]);
  await leaveWord();
  await ahead.fetchAheadIfWanted();
  expect(kept()).toEqual(LATER);
});

test('an officer’s device has got it all, and gets the next version whole on any line', async () => {
  lineOf({ effectiveType: '2g' });
  await ahead.fetchAhead();
  builtWith(['/assets/dasbor-2.js', '/assets/laporan-1.js']);
  vi.resetModules();
  const next = await import('./ahead');
  asked = [];
  await next.fetchAheadIfWanted();
  expect(asked).toEqual(['/assets/dasbor-2.js']);
  await next.forgetOld();
  expect(kept()).toEqual(['/assets/laporan-1.js', '/assets/dasbor-2.js']);
});

test('an officer’s page that asks while the worker fetches waits for the same', async () => {
  lineOf({});
  await Promise.all([ahead.fetchAheadIfWanted(), ahead.fetchAhead()]);
  expect(asked).toEqual(LATER);
  await ahead.fetchAhead();
  expect(asked).toEqual(LATER);
});

test('the page of a network that wants to be paid is not kept as code: the installation is tried again', async () => {
  lineOf({});
  answer = (path) =>
    path === LATER[1] ? Object.defineProperty(new Response(''), 'url', { value: ORIGIN + path }) : code(path);
  await expect(ahead.fetchAheadIfWanted()).rejects.toThrow(LATER[1]);
  expect(kept()).toEqual([LATER[0]]);
});
