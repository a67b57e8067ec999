import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { openApi } from '../../../tests/support/api/api.ts';
import { callerOf, visitor } from '../../../tests/support/api/callers.ts';
import { hearQueries } from '../../../tests/support/screens/hear-queries.ts';

const readers = { visitor: '', petani: 'petani', superadmin: 'superadmin' } as const;

test.each(Object.entries(readers))(
  'SQLite, which counts nothing by itself, reads the products of a page and no others: %s',
  async (_, peran) => {
    const api = await openApi();
    const reader = peran === '' ? visitor(api) : await callerOf(api, peran);
    const { heard, unheard } = hearQueries(api.db);
    expect((await reader.send('GET', '/produk?limit=10')).status).toBe(200);

    const ofRows = heard.filter(({ sql }) => sql.startsWith('select "produk".*'));
    expect(ofRows).toHaveLength(1);
    for (const { sql, parameters } of ofRows) {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await unheard<{ detail: string }>(plan);
      expect(rows.map(({ detail }) => detail)).toContain('SEARCH produk USING INTEGER PRIMARY KEY (rowid=?)');
    }
  },
);
