import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { visitor } from '../../support/api/callers.ts';

let api: TestApi;
let tables: Record<string, number[]>;
beforeAll(async () => {
  api = await openApi();
  // Two begin on one day, where only their numbers tell which was before.
  for (const table of ['periode_harga_pangan', 'periode_ketersediaan_pangan'] as const) {
    const [one, other] = await idsOf(table);
    const { tanggal_mulai } = await api.db
      .selectFrom(table)
      .select('tanggal_mulai')
      .where('id', '=', one!)
      .executeTakeFirstOrThrow();
    await api.db.updateTable(table).set({ tanggal_mulai }).where('id', '=', other!).execute();
  }
  tables = {
    periode_harga_pangan: await idsOf('periode_harga_pangan'),
    periode_ketersediaan_pangan: await idsOf('periode_ketersediaan_pangan'),
  };
});

const idsOf = async (table: 'periode_harga_pangan' | 'periode_ketersediaan_pangan') =>
  (await api.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

const rowsAt = async (path: string): Promise<Record<string, unknown>[]> => {
  const { status, body } = await visitor(api).send('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body.data.data;
};

test.each([
  ['harga-pangan', 'periode_harga_pangan', 'harga_eceran_sebelumnya', ''],
  ['harga-pangan-kutai-barat', 'periode_harga_pangan', 'harga_eceran_sebelumnya', ''],
  ['ketersediaan-pangan', 'periode_ketersediaan_pangan', 'ketersediaan_pekan_lalu', ''],
  ['ketersediaan-pangan', 'periode_ketersediaan_pangan', 'ketersediaan_pekan_lalu', 'rekap=kabupaten&'],
])('/%s by its %s shows the %s that its rows show by themselves: %s', async (path, table, before, how) => {
  const shown = new Set<unknown>();
  for (const periode of tables[table]!.slice(0, 4)) {
    const rows = await rowsAt(`/${path}?${how}${table}_id=${periode}&limit=200`);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows.slice(0, 12)) {
      const alone = how
        ? (await rowsAt(`/${path}?${how}pangan_id=${row['pangan_id']}&limit=200`)).find(({ id }) => id === row['id'])
        : (await visitor(api).send('GET', `/${path}/${row['id']}`)).body.data;
      expect(row).toEqual(alone);
      shown.add(row[before]);
    }
  }
  expect(shown.size).toBeGreaterThan(4);
  expect(shown).toContain(null);
});
