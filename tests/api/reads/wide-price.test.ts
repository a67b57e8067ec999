import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { touch } from '../../../server/http/revision.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';

interface Row {
  id: number;
  harga: number;
  created_at: string;
}

/** Prices that no product of the demo has: many old products have the first, few among very many new ones. */
const OF_PRICE = 'harga_dari=901000001&harga_sampai=901900000';
const [OLD, NEW] = [10_500, 5_400];
/** Every so many new ones have the price too. */
const EVERY = 500;
const AMONG_NEWEST = 5_000 / EVERY;

let api: TestApi;
let dekat: number;
beforeAll(async () => {
  api = await openApi();
  const { id } = await callerOf(api, 'petani');
  ({ kecamatan_id: dekat } = await placeIn(api, 'Melak'));
  const harga = sql`case when i <= ${sql.lit(OLD)} or i % ${sql.lit(EVERY)} = 0
    then 901000000 + (i * 7919) % 900000 + 1 else 999000000 end`;
  const digits = (value: string) => sql.raw(`substr(cast(100 + ${value} as text), 2)`);
  const time = sql`case when i <= ${sql.lit(OLD)} then '2016' else '2030' end
    || '-01-01T' || ${digits('i / 3600')} || ':' || ${digits('i / 60 % 60')} || ':' || ${digits('i % 60')} || '.000Z'`;
  await sql`
    insert into produk (user_id, judul, slug, deskripsi, stok, harga, status, satuan, jenis_produk, created_at, updated_at)
    select cast(${id} as integer), 'Lada', 'lada-' || i, 'Dari kebun', 1, ${harga}, 'aktif', 'kg', 'bumbu', ${time}, ${time}
    from (with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(OLD + NEW)}) select i from n) as nomor
  `.execute(api.db);
  await touch(api.db, 'produk');
});

const pageOf = async (query: string) => {
  const answer = await api.fetch(`/api/produk?${OF_PRICE}&${query}`);
  const { data } = await answer.json();
  return { status: answer.status, ...data };
};
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
const byTime = (one: Row, other: Row) => other.created_at.localeCompare(one.created_at) || other.id - one.id;
const byPrice = (one: Row, other: Row) => one.harga - other.harga;

describe.each([
  ['the newest first', ''],
  ['the newest of a kind', 'jenis_produk=bumbu&satuan=kg&'],
  ['the nearest', 'urut=terdekat&'],
])('a price that more products have than can be sorted by time, while few of the newest have it: %s', (_, asked) => {
  const query = () => `${asked}${asked.includes('terdekat') ? `dekat=${dekat}&` : ''}`;

  test('the newest come first, then the cheapest, and the page says where those begin', async () => {
    const page = await pageOf(`${query()}limit=200`);
    expect([page.status, page.total, page.termurah_sejak]).toEqual([200, 10_000, AMONG_NEWEST + 1]);
    const rows: Row[] = page.data;
    const [newest, cheapest] = [rows.slice(0, AMONG_NEWEST), rows.slice(AMONG_NEWEST)];
    expect(newest.every(({ created_at }) => created_at > '2030')).toBe(true);
    expect(newest).toEqual(newest.toSorted(byTime));
    expect(cheapest).toEqual(cheapest.toSorted(byPrice));
  });

  test('the last page is answered too, and no product of the first comes again', async () => {
    const first = await pageOf(`${query()}limit=200`);
    const last = await pageOf(`${query()}limit=200&page=${first.last_page}`);
    expect([last.status, last.to, last.termurah_sejak]).toEqual([200, 10_000, AMONG_NEWEST + 1]);
    expect(new Set(ids([...first.data, ...last.data])).size).toBe(400);
    expect(last.data).toEqual(last.data.toSorted(byPrice));
  });

  test('what the newest alone can fill says nothing of an order', async () => {
    const page = await pageOf(`${query()}limit=${AMONG_NEWEST}`);
    expect(page.data).toEqual(page.data.toSorted(byTime));
    expect(page).not.toHaveProperty('termurah_sejak');
  });
});

test('by price alone the order is whole', async () => {
  const page = await pageOf('urut=termurah&limit=200&page=50');
  expect([page.status, page.data.length]).toEqual([200, 200]);
  expect(page).not.toHaveProperty('termurah_sejak');
});
