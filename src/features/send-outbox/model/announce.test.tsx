import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '@/shared/ui/toaster';
import { type Outbox, type OutboxItem, useSeenHere } from '@/shared/write';
import { writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';
import { announce } from './announce';

const LISTS = gql`
  query Lists {
    hargaPangan
    produk
  }
`;

let rows: OutboxItem[];
let awaited: string[];
let hear: (news: { key: string; state: OutboxItem['state'] | null }) => void;
let client: ApolloClient;
let stop: () => void;
const said = vi.fn<(kind: string, title: string) => void>();

/** As much of an outbox as is asked here. */
const outbox = {
  found: async (keys: readonly string[]) => rows.filter(({ key }) => keys.includes(key)),
  isAwaited: (key: string) => awaited.includes(key),
  listen: (listener: typeof hear) => {
    hear = listener;
    return () => {
      hear = () => {};
    };
  },
} as Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  [rows, awaited] = [[], []];
  for (const kind of ['success', 'error', 'info'] as const) {
    vi.spyOn(toast, kind).mockImplementation((title) => said(kind, title));
  }
  client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  client.writeQuery({ query: LISTS, data: { hargaPangan: 'lama', produk: 'lama' } });
  stop = announce(client, outbox, 1);
});
afterEach(() => {
  stop();
  said.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A row that has come to stand so, and is told of. */
function become(label: string, state: OutboxItem['state'], change: Partial<OutboxItem> = {}): string {
  const item = { ...writeOf(label), urut: rows.length, state, ...change };
  rows.push(item);
  hear({ key: item.key, state });
  return item.key;
}
const pass = (ms = 600) => vi.advanceTimersByTimeAsync(ms);
const lists = () =>
  Object.keys((client.cache.extract() as Record<string, object>)['ROOT_QUERY'] ?? {}).filter(
    (name) => !name.startsWith('__'),
  );

test('one row is told by its name, a moment later, and its lists are asked again', async () => {
  become('Harga Cabai', 'terkirim');
  await pass(599);
  expect(said).not.toHaveBeenCalled();
  await pass(1);
  expect(said.mock.calls).toEqual([['success', 'Terkirim: Harga Cabai']]);
  expect(lists()).toEqual(['produk']);
});

test("the server's note on a row that was sent later is shown with the row's name", async () => {
  become('Lokasi lahan Padi', 'terkirim', { saved: { catatan: 'Titik ini 50 km di luar Melak.' } });
  await pass();
  expect(said.mock.calls).toEqual([
    ['success', 'Terkirim: Lokasi lahan Padi'],
    ['info', 'Lokasi lahan Padi: Titik ini 50 km di luar Melak.'],
  ]);
});

test('what comes in quick succession is told together, what comes later anew', async () => {
  become('Harga Cabai', 'terkirim');
  await pass(500);
  become('Harga Beras', 'terkirim');
  become('Harga Telur', 'ditolak');
  await pass(100);
  expect(said.mock.calls).toEqual([
    ['success', '2 data terkirim'],
    ['error', 'Perlu diperbaiki: Harga Telur'],
  ]);
  said.mockReset();
  become('Harga Gula', 'bentrok');
  become('Harga Kopi', 'ditolak');
  await pass();
  expect(said.mock.calls).toEqual([['error', '2 data perlu diperbaiki']]);
});

test('what is refused makes no list stale', async () => {
  become('Harga Telur', 'ditolak');
  await pass();
  expect(lists()).toEqual(['hargaPangan', 'produk']);
});

test.each(['antre', 'mengirim'] as const)('of a row that is %s nothing is told', (state) => {
  become('Harga Cabai', state);
  hear({ key: 'hilang', state: null });
  expect(vi.getTimerCount()).toBe(0);
});

test('what a form waits for it tells itself; what is somebody else’s is not told', async () => {
  const key = become('Harga Cabai', 'antre');
  awaited.push(key);
  rows = rows.map((row) => ({ ...row, state: 'terkirim' }));
  hear({ key, state: 'terkirim' });
  become('Harga Beras', 'terkirim', { userId: 2 });
  await pass();
  expect(said).not.toHaveBeenCalled();
});

test('what is seen where it is entered is not told, but its lists are asked again', async () => {
  const { unmount } = renderHook(() => useSeenHere('harga'));
  become('Harga Cabai', 'terkirim');
  become('Harga Beras', 'ditolak');
  await pass();
  expect([said.mock.calls, lists()]).toEqual([[], ['produk']]);
  unmount();
  become('Harga Telur', 'terkirim');
  await pass();
  expect(said.mock.calls).toEqual([['success', 'Terkirim: Harga Telur']]);
});

test('a tab in the background leaves the words to the one that is seen, and asks its lists again', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  become('Harga Cabai', 'terkirim');
  become('Harga Beras', 'ditolak');
  await pass();
  expect(said).not.toHaveBeenCalled();
  expect(lists()).toEqual(['produk']);
});

test('a device that cannot be read says nothing, and goes on', async () => {
  vi.spyOn(outbox, 'found').mockRejectedValueOnce(new DOMException('Rusak'));
  become('Harga Cabai', 'terkirim');
  await pass();
  expect(said).not.toHaveBeenCalled();
  become('Harga Beras', 'terkirim');
  await pass();
  expect(said.mock.calls).toEqual([['success', 'Terkirim: Harga Beras']]);
});

test('who has stopped tells nothing more, not even what he has heard', async () => {
  become('Harga Cabai', 'terkirim');
  stop();
  become('Harga Beras', 'terkirim');
  await pass();
  expect(said).not.toHaveBeenCalled();
});
