import { CompiledQuery } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openApi } from '../../tests/support/api.ts';
import { callerOf, visitor } from '../../tests/support/callers.ts';

const readers = { visitor: '', petani: 'petani', superadmin: 'superadmin' } as const;

test.each(Object.entries(readers))(
  'SQLite, which counts nothing by itself, reads the products of a page and no others: %s',
  async (_, peran) => {
    const api = await openApi();
    const reader = peran === '' ? visitor(api) : await callerOf(api, peran);
    const executor = api.db.getExecutor();
    const asked: CompiledQuery[] = [];
    const execute = executor.executeQuery.bind(executor);
    vi.spyOn(executor, 'executeQuery').mockImplementation((query, options) => {
      asked.push(query);
      return execute(query, options);
    });
    expect((await reader.send('GET', '/produk?limit=10')).status).toBe(200);

    const ofRows = asked.filter(({ sql }) => sql.startsWith('select "produk".*'));
    expect(ofRows).toHaveLength(1);
    for (const { sql, parameters } of ofRows) {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await execute<{ detail: string }>(plan);
      expect(rows.map(({ detail }) => detail)).toContain('SEARCH produk USING INTEGER PRIMARY KEY (rowid=?)');
    }
  },
);
