import type { CompiledQuery } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { jenisHasil } from '#contract/limits.ts';
import type { HasilCari } from '#contract/summaries/cari.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { visitor } from '../../support/api/callers.ts';
import { placeIn } from '../../support/api/fixtures.ts';
import { fillNewest } from '../../support/api/many-rows.ts';
import { plansFor } from '../../support/api/plans.ts';
import { onPostgres, openSeeded } from '../../support/data/database.ts';
import { hearQueries } from '../../support/screens/hear-queries.ts';

let api: TestApi;
let asked: CompiledQuery[];
let melak: number;
beforeAll(async () => {
  const db = await openSeeded();
  asked = hearQueries(db).heard;
  api = await openApi({ db });
  ({ kecamatan_id: melak } = await placeIn(api, 'Melak'));
});

const found = async (query: Record<string, string | number>): Promise<HasilCari> => {
  const { status, body } = await visitor(api).send('GET', `/cari?${new URLSearchParams(named(query))}`);
  expect(status).toBe(200);
  return body.data;
};
const named = (query: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
const isEmpty = (answer: HasilCari) => jenisHasil.every((jenis) => answer[jenis].length === 0);

/** The newest period's prices as the list tells them. */
async function newest(path: string): Promise<Map<string, { harga_eceran: number; harga_eceran_sebelumnya: number }>> {
  const read = async (address: string) => (await visitor(api).send('GET', address)).body.data.data;
  const [{ id }] = await read('/periode-harga-pangan?urut=terbaru&limit=1');
  const rows = await read(`${path}periode_harga_pangan_id=${id}&limit=200`);
  return new Map(rows.map((row: { nama_komoditi: string }) => [row.nama_komoditi, row]));
}

test('a commodity comes with the price of the newest period: of the place, else of the regency', async () => {
  for (const [query, path, tempat] of [
    [{ kecamatan_id: melak }, `/harga-pangan?kecamatan_id=${melak}&`, 'Melak'],
    [{}, '/harga-pangan-kutai-barat?', null],
  ] as const) {
    const prices = await newest(path);
    const { komoditi, nama_kecamatan } = await found({ kata: 'beras', ...query });
    expect(nama_kecamatan).toBe(tempat);
    expect(komoditi.length).toBeGreaterThan(1);
    for (const { nama_komoditi, harga_eceran, harga_eceran_sebelumnya, logo_komoditi_url } of komoditi) {
      expect(prices.get(nama_komoditi)).toMatchObject({ harga_eceran, harga_eceran_sebelumnya });
      expect(logo_komoditi_url).toMatch(/^\/media\//);
    }
  }
});

test('a place that is no more is answered with the prices of the regency', async () => {
  const [ours, gone] = await Promise.all([found({ kata: 'beras' }), found({ kata: 'beras', kecamatan_id: 999_999 })]);
  expect(gone).toEqual(ours);
});

test('a commodity without a price this week has none, and none is not zero', async () => {
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await api.db
    .insertInto('komoditi')
    .values({ nama_komoditi: 'Gaharu', logo_komoditi: null, pangan_id: null, ...times })
    .execute();
  const { komoditi } = await found({ kata: 'gaharu', kecamatan_id: melak });
  expect(komoditi).toMatchObject([{ harga_eceran: null, harga_eceran_sebelumnya: null, logo_komoditi_url: null }]);
});

test('all words must stand in a name, in whichever order and case; what begins so comes first', async () => {
  const names = async (kata: string) =>
    (await found({ kata, jumlah: 20 })).komoditi.map(({ nama_komoditi }) => nama_komoditi);
  expect(await names('RAWIT cabai')).toEqual(await names('cabai rawit'));
  expect(await names('rawit merah manis')).toEqual([]);
  const [first = ''] = await names('b');
  expect(first.toLowerCase().startsWith('b')).toBe(true);
});

test('places, products and activities are found, too, with their pictures', async () => {
  expect((await found({ kata: 'melak' })).kecamatan).toEqual([{ id: melak, nama_kecamatan: 'Melak' }]);
  const { produk } = await found({ kata: 'madu' });
  expect(produk.length).toBeGreaterThan(0);
  for (const { judul, slug, foto_url } of produk) {
    expect(judul).toMatch(/madu/i);
    expect(foto_url).toMatch(/^\/media\//);
    expect((await visitor(api).send('GET', `/produk?slug=${slug}&limit=1`)).status).toBe(200);
  }
  const [activity] = (await visitor(api).send('GET', '/kegiatan-dinas?limit=1')).body.data.data;
  const { kegiatan } = await found({ kata: activity.judul, jumlah: 20 });
  expect(kegiatan).toContainEqual(expect.objectContaining({ id: activity.id, foto_url: activity.foto_url }));
});

test('what is kept back by its owner is not found', async () => {
  const [row] = (await found({ kata: 'madu' })).produk;
  await api.db.updateTable('produk').set({ status: 'tidak' }).where('id', '=', row!.id).execute();
  expect((await found({ kata: row!.judul })).produk.map(({ id }) => id)).not.toContain(row!.id);
  await api.db.updateTable('produk').set({ status: 'aktif' }).where('id', '=', row!.id).execute();
});

test('each kind has as many rows as asked for, and says whether there are others', async () => {
  const few = await found({ kata: 'a', jumlah: 2 });
  expect(few.komoditi).toHaveLength(2);
  expect(few.lainnya).toEqual(expect.arrayContaining(['komoditi', 'kecamatan', 'produk']));
  expect((await found({ kata: 'a' })).komoditi).toHaveLength(4);
  const many = await found({ kata: 'a', jumlah: 500 });
  expect(many.kecamatan.length).toBeLessThanOrEqual(20);
  expect((await found({ kata: 'melak' })).lainnya).not.toContain('kecamatan');
});

test.each([
  '',
  '   ',
  '%',
  '_',
  '\\',
  `'"; drop table produk; --`,
  '<script>',
  '蜂蜜',
  'мёд',
  '\u{1F336}',
  'x'.repeat(200),
  'a '.repeat(100).trim(),
  '\u0000'.slice(1),
])('a search for %j is harmless', async (kata) => {
  const answer = await found({ kata });
  if (!kata.startsWith('a')) expect(isEmpty(answer)).toBe(true);
  expect(answer.kata).toBe(kata.trim());
});

test.each([
  [{ kata: 'x'.repeat(201) }, 'Parameter kata paling panjang 200 huruf'],
  [{ kata: 'a\0b' }, 'Parameter kata memuat huruf yang tidak sah'],
  [{ kata: 'a', kecamatan_id: 'melak' }, 'Parameter kecamatan_id harus berupa bilangan bulat'],
  [{ kata: 'a', jumlah: '-1' }, 'Parameter jumlah harus berupa bilangan bulat'],
])('a query that cannot be meant is refused with 422: %j', async (query, said) => {
  const { status, body } = await visitor(api).send('GET', `/cari?${new URLSearchParams(query)}`);
  expect([status, body.meta.message]).toEqual([422, said]);
});

test('the same is not sent twice until something that it shows is written', async () => {
  const ask = (tag = '') => api.fetch('/api/cari?kata=beras', { headers: { 'If-None-Match': tag } });
  const tag = (await ask()).headers.get('ETag') ?? '';
  expect((await ask(tag)).status).toBe(304);
});

test('out of 20,000 products it looks at the newest 2,000 by their index, and says so', async () => {
  await fillNewest(api, 20_000);
  asked.length = 0;
  const { produk, lainnya, terbaru_saja } = await found({ kata: 'kakao' });
  const questions = asked.filter(({ sql }) => / from "(produk|kegiatan_dinas)"/.test(sql));
  expect(produk.length).toBeGreaterThan(0);
  expect(lainnya).toContain('produk');
  expect(terbaru_saja).toEqual(['produk', 'kegiatan']);
  const oldest = api.db.updateTable('produk').set({ judul: 'Kakao Tertua' }).where('slug', '=', 'kakao-rencana-0');
  await oldest.execute();
  expect((await found({ kata: 'kakao tertua' })).produk).toEqual([]);
  if (onPostgres) return;
  for (const { plan } of await plansFor(api.db, questions))
    expect(plan).toMatch(/USING (COVERING )?INDEX (produk_status|kegiatan_dinas)_created_at_id/);
});
