import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { newPeriode, newRow, placeIn } from '../../support/api/fixtures.ts';

let api: TestApi;
let periode: number;
beforeAll(async () => {
  api = await openApi();
  periode = await newPeriode(api, 'periode_harga_pangan');
  const { id: user_id } = await api.db.selectFrom('pengguna').select('id').executeTakeFirstOrThrow();
  const komoditi = await api.db.selectFrom('komoditi').select('id').orderBy('nama_komoditi').limit(2).execute();
  const places = [await placeIn(api, 'Tering'), await placeIn(api, 'Bongan')];
  for (const [at, { kecamatan_id }] of places.entries()) {
    for (const [nth, { id: komoditi_id }] of komoditi.entries()) {
      const harga_eceran = 1_000 * (1 + at) + 100 * nth;
      const row = { kecamatan_id, komoditi_id, user_id, harga_grosir: 900, harga_eceran };
      const id = await newRow(api, 'harga_pangan', { ...row, periode_harga_pangan_id: periode });
      const updated_at = `2027-01-0${1 + ((harga_eceran / 100) % 7)}T00:00:00.000Z`;
      await api.db.updateTable('harga_pangan').set({ updated_at }).where('id', '=', id).execute();
    }
  }
});

const prices = async (query: string): Promise<number[]> => {
  const answer = await api.fetch(`/api/harga-pangan?${query}`);
  const { data } = (await answer.json()) as { data: { data: { harga_eceran: number }[] } };
  return data.data.map(({ harga_eceran }) => harga_eceran);
};

test.each([
  ['tertinggi', [2_100, 2_000, 1_100, 1_000]],
  ['terendah', [1_000, 1_100, 2_000, 2_100]],
  // 10, 11, 20 and 21 hundreds on the 4th, 5th, 7th and 1st.
  ['terbaru', [2_000, 1_100, 1_000, 2_100]],
  ['terlama', [2_100, 1_000, 1_100, 2_000]],
  ['kecamatan', [2_000, 2_100, 1_000, 1_100]],
])('rows of a period in the order %s, also from page to page', async (urut, expected) => {
  const query = `periode_harga_pangan_id=${periode}&urut=${urut}`;
  expect(await prices(query)).toEqual(expected);
  const pages = [await prices(`${query}&limit=3`), await prices(`${query}&limit=3&page=2`)];
  expect(pages.flat()).toEqual(expected);
});

test('without a period the list keeps its order', async () => {
  expect(await prices('urut=tertinggi&limit=50')).toEqual(await prices('limit=50'));
});
