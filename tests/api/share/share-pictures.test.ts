import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { newPeriode, placeIn } from '../../support/api/fixtures.ts';
import { newKomoditi, newPrice } from '../../support/api/prices.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

/** What was drawn, in the place of a picture. */
let drawn: string[];
let api: TestApi;
beforeAll(async () => {
  drawn = [];
  const rasterise = async (svg: string) => {
    drawn.push(svg);
    return new TextEncoder().encode(`gambar ke-${drawn.length}`);
  };
  // Nothing else of the port is asked for here, nor below.
  api = await openApi({ now: () => YEARS_LATER, pictures: { rasterise } as never });
});

const ask = (path: string, headers = {}) => api.fetch(`/media/bagikan/harga-pangan/${path}`, { headers });

test('the picture of a price stands as long as its data, and is drawn once', async () => {
  const komoditi_id = await newKomoditi(api, 'Minyak (curah) 1/2 l');
  const path = `melak/${encodeURIComponent('minyak-(curah)-1/2-l')}.png`;
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  const before = await answer.text();
  expect(await (await ask(path)).text()).toBe(before);
  const known = { 'If-None-Match': answer.headers.get('ETag')! };
  expect((await ask(path, known)).status).toBe(304);

  const { kecamatan_id } = await placeIn(api, 'Melak');
  const periode = await newPeriode(api, 'periode_harga_pangan', '2028-01-03');
  await newPrice(api, { komoditi_id, periode, kecamatan_id, eceran: 17_000 });
  const after = await ask(path, known);
  expect(after.status).toBe(200);
  expect(await after.text()).not.toBe(before);
  // What somebody writes elsewhere draws no new picture.
  const count = drawn.length;
  await newPrice(api, { komoditi_id, periode, eceran: 99_000 });
  expect((await ask(path, known)).status).toBe(200);
  expect(drawn).toHaveLength(count);
});

test('the regency has a picture of its own, and who has logged in gets the same', async () => {
  const picture = await (await ask('kabupaten/cabai-rawit.png')).text();
  expect(await (await ask('kabupaten/cabai-rawit.png', { Authorization: 'Bearer x' })).text()).toBe(picture);
  expect(await (await ask('melak/cabai-rawit.png')).text()).not.toBe(picture);
});

test('a picture that fails is drawn anew for the next who asks', async () => {
  let fails = true;
  const rasterise = async () => {
    if (fails) throw new Error('rusak');
    return new Uint8Array([1]);
  };
  const other = await openApi({ now: () => YEARS_LATER, pictures: { rasterise } as never });
  const address = '/media/bagikan/harga-pangan/melak/cabai-rawit.png';
  expect((await other.fetch(address)).status).toBe(500);
  fails = false;
  expect((await other.fetch(address)).status).toBe(200);
});

test.each([
  'melak/tidak-ada.png',
  'tidak-ada/cabai-rawit.png',
  'melak/.png',
  'melak/%00.png',
  '%00/cabai-rawit.png',
  'melak/cabai-rawit',
  'melak/cabai-rawit.jpg',
  'melak/cabai-rawit.png/x.png',
  `melak/${'a'.repeat(5000)}.png`,
  '%E0%A4%A/cabai-rawit.png',
])('there is no picture %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a comparison has a picture of its lines, also of hostile names, and what names none has none', async () => {
  const komoditi_id = await newKomoditi(api, '<b>&"Uji');
  const { kecamatan_id } = await placeIn(api, 'Melak');
  const periode = await newPeriode(api, 'periode_harga_pangan', '2029-01-03');
  await newPrice(api, { komoditi_id, periode, kecamatan_id, eceran: 17_000 });
  const pictureOf = (pilih: string, minggu = '26') =>
    api.fetch(`/media/bagikan/bandingkan/${minggu}/${encodeURIComponent(pilih)}.png`);
  const answer = await pictureOf('melak.<b>&"uji,melak.beras-medium,rata-rata.beras-medium');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(drawn.at(-1)?.match(/stroke="#/g)).toHaveLength(2 * 3);
  expect(drawn.at(-1)).not.toMatch(/<b>|&"|NaN|Infinity|undefined/);
  expect((await pictureOf('melak.emas')).status).toBe(404);
  expect((await pictureOf('melak.beras-medium', '13')).status).toBe(404);
  expect((await pictureOf('melak.\0')).status).toBe(404);
});
