import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { touch } from '../../../server/http/revision.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { fillNewest } from '../../support/api/many-rows.ts';

let api: TestApi;
let readers: Record<string, Caller>;
beforeAll(async () => {
  api = await openApi();
  await fillNewest(api, 2_000);
  const reader = await callerOf(api, 'petugas');
  readers = { petugas: reader, superadmin: await callerOf(api, 'superadmin'), visitor: visitor(api) };
  await sql`update produk set status = 'tidak' where id % 3 = 0`.execute(api.db);
  await sql`update produk set user_id = ${reader.id} where id % 21 = 0`.execute(api.db);
  await touch(api.db, 'produk');
});

interface Row {
  id: number;
  user_id: number;
  status: string;
  created_at: string;
}

const newestFirst = (a: Row, b: Row) =>
  a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : b.id - a.id;

/** The ids on all pages of a list, and how many rows it says it has. */
async function listed(reader: Caller, query: string) {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await reader.send('GET', `/produk?${query}limit=150&page=${page}`);
    ids.push(...body.data.data.map(({ id }: Row) => id));
    if (page === body.data.last_page) return { ids, total: body.data.total };
  }
}

const seen: Record<string, (row: Row) => boolean> = {
  visitor: ({ status }) => status === 'aktif',
  petugas: ({ status, user_id }) => status === 'aktif' || user_id === readers['petugas']?.id,
  superadmin: () => true,
};

test.each(
  Object.keys(seen).flatMap((name) => ['', 'status=aktif&', 'status=tidak&'].map((query) => [name, query] as const)),
)('%s finds on the pages of /produk?%s all that he may see, in one order', async (name, query) => {
  const rows: Row[] = await api.db.selectFrom('produk').select(['id', 'user_id', 'status', 'created_at']).execute();
  const wanted = rows
    .filter((row) => seen[name]?.(row) && (query === '' || query === `status=${row.status}&`))
    .sort(newestFirst)
    .map(({ id }) => id);
  expect(await listed(readers[name] as Caller, query)).toEqual({ ids: wanted, total: wanted.length });
});
