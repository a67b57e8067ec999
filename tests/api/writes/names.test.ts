import { expect, test } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { TODAY } from '../../support/clock/test-day.ts';

/** In the order of their bytes, A to Z taken for small letters; a language's own order would mix them differently. */
const names = ['Uji', 'uji 10', 'Uji 2', 'Uji-a', 'UJI.b', 'uji_c', 'Ujia', 'Ujiz', 'Uji~d', 'UJIÉ', 'Ujié'];

const api = await openApi();
const times = { created_at: TODAY.toISOString(), updated_at: TODAY.toISOString() };
await api.db
  .insertInto('komoditi')
  .values(names.toReversed().map((nama_komoditi) => ({ nama_komoditi, ...times })))
  .execute();

async function found(search: string): Promise<{ names: string[]; total: unknown }> {
  const response = await api.fetch(`/api/komoditi?limit=200&search=${encodeURIComponent(search)}`);
  // biome-ignore lint/suspicious/noExplicitAny: the shape of answers is what these tests assert
  const { data } = (await response.json()) as any;
  return { names: data.data.map((row: { nama_komoditi: string }) => row.nama_komoditi), total: data.total };
}

test('names come in one order on both databases', async () => {
  expect((await found('uji')).names).toEqual(names);
});

test.each([
  ['UJI 1', ['uji 10']],
  ['i_', ['uji_c']],
  ['i~', ['Uji~d']],
  ['jiÉ', ['UJIÉ']],
  ['jié', ['Ujié']],
  ['\\', []],
])('search=%s finds the same on both databases', async (search, expected) => {
  expect(await found(search)).toEqual({ names: expected, total: expected.length });
});

test('a database keeps every letter, and numbers stay numbers', async () => {
  const nilai = `'"\\ <b>\u{1F33E} é\u0301 \u202E ~'; drop table slider; --`;
  await api.db.insertInto('keterangan').values({ nama: 'uji', nilai }).execute();
  expect(await api.db.selectFrom('keterangan').selectAll().where('nama', '=', 'uji').execute()).toEqual([
    { nama: 'uji', nilai },
  ]);
  const sums = await api.db
    .selectFrom('ketersediaan_pangan')
    .select(({ fn }) => [fn.countAll().as('banyak'), fn.sum('kebutuhan').as('jumlah'), fn.avg('pangan_id').as('rata')])
    .executeTakeFirstOrThrow();
  expect(Object.values(sums).map((value) => typeof value)).toEqual(['number', 'number', 'number']);
});
