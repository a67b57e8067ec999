import { expect, test } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { visitor } from '../../support/api/callers.ts';
import { newPeriode } from '../../support/api/fixtures.ts';

test('a page holds no more rows than were asked for, though more were written after they were counted', async () => {
  const api = await openApi();
  const limit = 3;
  const periode = await newPeriode(api, 'periode_harga_pangan');
  const asked = () => visitor(api).send('GET', `/harga-pangan?periode_harga_pangan_id=${periode}&limit=${limit}`);
  const [row] = await api.db.selectFrom('harga_pangan').selectAll().limit(1).execute();
  const komoditi = await api.db.selectFrom('komoditi').select('id').execute();
  const { id: _, ...price } = { ...row, periode_harga_pangan_id: periode } as NonNullable<typeof row>;
  const add = (from: number, to: number) =>
    api.db
      .insertInto('harga_pangan')
      .values(komoditi.slice(from, to).map(({ id }) => ({ ...price, komoditi_id: id })))
      .execute();

  await add(0, limit);
  expect((await asked()).body.data).toMatchObject({ total: limit, to: limit, next_page_url: null });
  // Nobody says that these were written, as it is for an answer that is being made meanwhile.
  await add(limit, 2 * limit);
  expect((await asked()).body.data.data).toHaveLength(limit);
});
