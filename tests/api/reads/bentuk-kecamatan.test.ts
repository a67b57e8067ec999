import { expect, test } from 'vitest';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import { setFact } from '../../../server/db/facts.ts';
import { shapesFact } from '../../../server/db/shapes.ts';
import { shapeAt } from '../../../src/entities/wilayah/model/at-position.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { visitor } from '../../support/api/callers.ts';

const shapesOf = async (api: TestApi): Promise<BentukWilayah> =>
  (await visitor(api).send('GET', '/bentuk-kecamatan')).body.data;

test('all sub-districts have a shape, with a place for a text in it, and whose work it is', async () => {
  const shapes = await shapesOf(await openApi());
  expect(shapes).toMatchObject({ sumber: expect.stringContaining('MIT') });
  expect(shapes.bentuk.map(({ nama_kecamatan }) => nama_kecamatan)).toHaveLength(16);
  for (const { d, x, y } of shapes.bentuk) {
    expect(d).toMatch(/^(M\d+ \d+l[-\d ]+z)+$/);
    expect([x > 0 && x < shapes.lebar, y > 0 && y < shapes.tinggi]).toEqual([true, true]);
  }
  expect(JSON.stringify(shapes).length).toBeLessThan(8_000);
});

test.each([
  [-0.2994, 115.8213, 'Melak'],
  [-0.8397, 116.2513, 'Bongan'],
  [0.0357, 115.5648, 'Long Iram'],
  [-0.2767, 115.7551, 'Sekolaq Darat'],
  [-0.13, 115.765, 'Melak'],
  [-0.5022, 117.1536, undefined],
  [90, 0, undefined],
])('the position %d, %d lies in %s', async (lat, lng, nama) => {
  expect(shapeAt(await shapesOf(await openApi()), lat, lng)?.nama_kecamatan).toBe(nama);
});

test('a place in a hole of a shape is not within it', () => {
  const units = { lebar: 40, tinggi: 40, barat: 0, utara: 0, skala_bujur: 1, skala_lintang: 1, sumber: null };
  const d = 'M0 0l40 0 0 40-40 0zM10 10l20 0 0 20-20 0z';
  const bentuk = [{ kecamatan_id: 1, nama_kecamatan: 'Ring', d, x: 0, y: 0, ruang: 0 }];
  expect(shapeAt({ ...units, bentuk }, -20, 20)).toBeUndefined();
  expect(shapeAt({ ...units, bentuk }, -5, 5)?.nama_kecamatan).toBe('Ring');
});

test('another regency has no shapes until some are taken in, then its own', async () => {
  const api = await openApi();
  await setFact(api.db, 'wilayah', '64.72');
  const none = await shapesOf(api);
  expect(none).toMatchObject({ lebar: 0, bentuk: [] });
  expect(shapeAt(none, -0.2994, 115.8213)).toBeUndefined();

  const own = { ...none, lebar: 4, tinggi: 4, sumber: 'Kami' };
  const bentuk = [{ kode: null, nama: 'kec. MELAK', d: 'M0 0l4 0 0 4z', x: 1, y: 1, ruang: 1 }];
  await setFact(api.db, shapesFact, JSON.stringify({ ...own, bentuk }));
  await api.db.updateTable('kecamatan').set({ kode: null }).where('nama_kecamatan', '=', 'Melak').execute();
  expect((await shapesOf(api)).bentuk).toMatchObject([{ nama_kecamatan: 'Melak', d: 'M0 0l4 0 0 4z' }]);
});
