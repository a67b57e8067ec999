import { PostgresDriver, SqliteDriver } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { insertAll } from '../../../server/db/insert-all.ts';
import type { NewRow } from '../../../server/db/schema.ts';
import { touch } from '../../../server/http/revision.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { onPostgres } from '../../support/data/database.ts';

const ROWS = 12_000;

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
  const { id: user_id } = await callerOf(api, 'petani');
  const facts = { user_id, deskripsi: 'Dari kebun', stok: 1, harga: 1000, satuan: 'kg', status: 'aktif' } as const;
  const produk = Array.from({ length: ROWS }, (_, at): NewRow<'produk'> => {
    const created_at = new Date(Date.UTC(2016, 0, 1) + ((at * 7) % ROWS) * 3_600_000).toISOString();
    const judul = at % 3 === 0 ? `Kakao ${at}` : `Lada ${at}`;
    return { ...facts, judul, slug: `panjang-${at}`, created_at, updated_at: created_at };
  });
  await insertAll(api.db, 'produk', produk);
  await touch(api.db, 'produk');
});

/** However slow the computer is that runs this, the database takes this long for each step. */
const stepsTake = (ms: number) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms;
    return now;
  });
};
beforeEach(() => stepsTake(1));
afterEach(() => vi.restoreAllMocks());

const listed = async (path: string) => (await (await api.fetch(`/api/produk?${path}`)).json()).data;

test('a search in the texts of many rows counts all and comes newest first, on whatever page', async () => {
  const { data, total, last_page } = await listed('search=KAKAO&limit=200');
  expect(total).toBeGreaterThanOrEqual(ROWS / 3);
  const times = data.map(({ created_at }: { created_at: string }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  const last = await listed(`search=KAKAO&limit=200&page=${last_page}`);
  expect(last.data).toHaveLength(total - 200 * (last_page - 1));
  expect(last.data[0].created_at < times.at(-1)).toBe(true);
  expect((await listed('search=KAKAO&page=999999999')).data).toEqual([]);
});

test('others are answered while a long search still runs', async () => {
  const later = setTimeout;
  const resting: (() => void)[] = [];
  // Between two steps a search lets others go first; here it rests for as long as the other one takes.
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, ms?: number) =>
      ms === undefined ? resting.push(act) : later(act, ms)) as typeof setTimeout);
  let isOver = false;
  const search = listed('search=lada&judul=1').then(() => {
    isOver = true;
  });
  await vi.waitFor(() => expect(resting).toHaveLength(1), 10_000);
  expect((await api.fetch('/api/kecamatan')).status).toBe(200);
  expect(isOver).toBe(false);
  spy.mockRestore();
  for (const goOn of resting) goOn();
  await search;
});

test('a search that takes the database too long is refused in plain words, with a time to come back', async () => {
  stepsTake(130);
  const response = await api.fetch('/api/produk?search=lama');
  stepsTake(1);
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect((await response.json()).meta.message).toBe(
    'Pencarian ini terlalu luas. Persempit dengan pilihan lain, lalu coba lagi.',
  );
  expect((await api.fetch('/api/produk?search=lama')).status).toBe(200);
});

test('a search is not refused for having waited while others used the database', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const drivers = (onPostgres ? PostgresDriver : SqliteDriver).prototype;
  const { acquireConnection } = drivers;
  vi.spyOn(drivers, 'acquireConnection').mockImplementation(function (this: PostgresDriver & SqliteDriver) {
    now += 1_000;
    return acquireConnection.call(this);
  });
  expect((await api.fetch('/api/produk?search=lada&judul=2')).status).toBe(200);
});
