import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSeeded } from '../../../../tests/support/data/database.ts';
import { type Change, squareMap } from '../../../../tests/support/data/square-map.ts';
import { handing } from '../../../../tests/support/screens/person.ts';
import { factsOf } from '../../../db/facts.ts';
import { type StoredShapes, shapesFact } from '../../../db/shapes.ts';
import { revisionOf } from '../../../http/revision.ts';
import type { Db } from '../../../ports.ts';
import { featuresOf, readMap } from './read-map.ts';
import { takeMap } from './take-map.ts';

let db: Db;
let names: string[];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-peta-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  db = await openSeeded();
  const found = await db.selectFrom('kecamatan').select('nama_kecamatan').orderBy('id').execute();
  names = found.map(({ nama_kecamatan }) => nama_kecamatan);
});

const squares = (change?: Change) => squareMap(names, change);

const take = async (text: string, sumber: string | null = null) => {
  const person = handing('');
  await takeMap(db, person, featuresOf(text), sumber);
  return person.heard;
};
const stored = async (): Promise<StoredShapes | null> => JSON.parse((await factsOf(db)).get(shapesFact) ?? 'null');

test('a shape of each sub-district is kept, with where it is from, and pages that show places are stale', async () => {
  const before = await revisionOf(db, ['kecamatan']);
  expect(await take(squares(), 'Kantor kami')).toEqual([expect.stringMatching(/^Bentuk 16 kecamatan disimpan/)]);
  const shapes = await stored();
  expect(shapes).toMatchObject({ sumber: 'Kantor kami', lebar: 400 });
  expect(shapes?.bentuk.map(({ nama }) => nama)).toEqual([...names].sort());
  expect(await revisionOf(db, ['kecamatan'])).not.toBe(before);
  const act = await db.selectFrom('jejak').select('perbuatan').orderBy('id', 'desc').executeTakeFirst();
  expect(act?.perbuatan).toBe('peta');
});

/** The squares, and one more for a place, moved from its own by so many degrees. */
function withPart(nama: string, [east, north]: readonly [number, number]): string {
  const map: { features: { properties: { nama: string }; geometry: { coordinates: [number, number][][] } }[] } =
    JSON.parse(squares());
  const own = map.features.find(({ properties }) => properties.nama === nama);
  const coordinates = own?.geometry.coordinates.map((ring) => ring.map(([lng, lat]) => [lng + east, lat + north]));
  return JSON.stringify({
    ...map,
    features: [...map.features, { ...own, geometry: { ...own?.geometry, coordinates } }],
  });
}

test.each<[string, readonly [number, number], number]>([
  ['parts of a place are joined', [0, 0.5], 2],
  ['parts that share a border', [0, 0.1], 2],
  ['a part that stands there twice', [0, 0], 1],
])('%s', async (_how, moved, rings) => {
  const messages = await take(withPart('Melak', moved));
  expect(messages.slice(1)).toEqual(rings === 2 ? ['Digabung dari beberapa bentuk: Melak (2 bagian).'] : []);
  expect((await stored())?.bentuk.find(({ nama }) => nama === 'Melak')?.d.split('M')).toHaveLength(rings + 1);
});

test('the file of an office: two parts of a place, and a name with one letter less', async () => {
  const features = await readMap('tests/support/data/berkas/85-batas-dua-bagian-satu-kecamatan.geojson');
  const sentence = "Tidak ada kecamatan 'Mook Manar Bulatn' (maksudnya Mook Manaar Bulatn?) di Kabupaten Kutai Barat.";
  await expect(takeMap(db, handing(''), features, null)).rejects.toThrow(sentence);
  const person = handing('');
  const mended = features.map(({ properties, ...rest }) => {
    const nama = properties['nm_kecamatan'] === 'Mook Manar Bulatn' ? 'Mook Manaar Bulatn' : properties['nm_kecamatan'];
    return { ...rest, properties: { nm_kecamatan: nama } };
  });
  await takeMap(db, person, mended, null);
  expect(person.heard[1]).toBe('Digabung dari beberapa bentuk: Melak (2 bagian).');
});

const point = { type: 'Point', coordinates: [115, -1] };
const line = (...ring: unknown[]) => ({ type: 'Polygon', coordinates: [ring] });

describe('a file is refused in one sentence, and what was kept stays', () => {
  test.each<[string, () => string, string]>([
    ['no JSON', () => 'PK\u0003\u0004', 'bukan GeoJSON'],
    ['nothing', () => '', 'bukan GeoJSON'],
    ['a cut file', () => squares().slice(0, 900), 'bukan GeoJSON'],
    ['null', () => 'null', 'FeatureCollection tidak ditemukan'],
    ['other JSON', () => '{"type":"Topology","objects":{}}', 'FeatureCollection tidak ditemukan'],
    ['features that are none', () => '{"type":"FeatureCollection","features":"16"}', 'FeatureCollection tidak'],
    ['no features', () => '{"type":"FeatureCollection","features":[]}', 'tidak berisi satu bentuk pun'],
    [
      'a feature that is null',
      () => '{"type":"FeatureCollection","features":[null]}',
      'Bentuk ke-1 dalam berkas bukan',
    ],
    ['points', () => squares((feature) => ({ ...feature, geometry: point })), 'bukan poligon'],
    ['no geometry', () => squares(({ properties }) => ({ properties })), 'bukan poligon'],
    [
      'an empty polygon',
      () => squares((one) => ({ ...one, geometry: { type: 'Polygon', coordinates: [] } })),
      'kosong',
    ],
    ['a line of two corners', () => squares((one) => ({ ...one, geometry: line([115, 0], [116, 0]) })), 'bidang'],
    ['metres', () => squares((one) => ({ ...one, geometry: line(...Array(5).fill([5e5, 9e6])) })), 'bujur dahulu'],
    [
      'latitude first',
      () => squares((one) => ({ ...one, geometry: line(...Array(5).fill([-1, 115])) })),
      'bujur dahulu',
    ],
    [
      'words for numbers',
      () => squares((one) => ({ ...one, geometry: line(...Array(5).fill(['a', 1])) })),
      'bujur dahulu',
    ],
    ['a missing place', () => squares((one, at) => (at === 2 ? null : one)), 'tidak ada dalam berkas: Barong Tongkok.'],
    [
      'an unknown place',
      () => squares((one, at) => (at === 2 ? { ...one, properties: { nama: 'Tenggarong' } } : one)),
      "Tidak ada kecamatan 'Tenggarong' di Kabupaten Kutai Barat.",
    ],
    [
      'a name with a slip',
      () => squares((one, at) => (at === 1 ? { ...one, properties: { nama: 'Mellak' } } : one)),
      "Tidak ada kecamatan 'Mellak' (maksudnya Melak?) di Kabupaten Kutai Barat.",
    ],
    [
      'a name with its first letter wrong, and an abbreviated one',
      () =>
        squares((one, at) =>
          at === 1 || at === 2 ? { ...one, properties: { nama: ['', 'Nelak', 'Brg Tongkok'][at] } } : one,
        ),
      "'Nelak' (maksudnya Melak?), 'Brg Tongkok' (maksudnya Barong Tongkok?)",
    ],
    [
      'a whole province',
      () => squares((one, at) => ({ ...one, properties: { nama: `Daerah ${at}` } })),
      "'Daerah 4' dan 11 lainnya di Kabupaten Kutai Barat.",
    ],
    [
      'a place without properties',
      () => squares(({ geometry }) => ({ geometry, properties: null })),
      'Bentuk ke-1 dalam berkas tidak punya properti; tambahkan nama kecamatannya',
    ],
    [
      'a place without a name',
      () => squares(({ geometry }, at) => ({ geometry, properties: { OBJECTID: at, LUAS: 12.5 } })),
      'Bentuk ke-1 dalam berkas hanya punya properti OBJECTID, LUAS; tambahkan nama kecamatannya',
    ],
    [
      'a name where another belongs',
      () => squares((one, at) => (at === 3 ? { ...one, properties: { nama: 'Melak' } } : one)),
      'Kecamatan yang tidak ada dalam berkas: Damai; Melak ada 2 kali.',
    ],
    [
      'a code of another place',
      () => squares((one, at) => ({ ...one, properties: { nama: names[at], kode: at === 0 ? '64.07.07' : '' } })),
      'Bentuk ke-1 dalam berkas berkode Barong Tongkok, tetapi bernama',
    ],
    [
      'a code of another place than a misspelt name means',
      () => squares((one, at) => ({ ...one, properties: at === 0 ? { kecamatan: 'Mellak', kode: '64.07.07' } : one })),
      "berkode Barong Tongkok, tetapi bernama 'Mellak' (maksudnya Melak?).",
    ],
    [
      'codes of another regency',
      () => squares(({ geometry }) => ({ geometry, properties: { kode: '640201' } })),
      'berkode 64.02.01, dan tidak ada kecamatan berkode itu di Kabupaten Kutai Barat.',
    ],
    [
      'codes of the statistics office alone',
      () => squares(({ geometry }) => ({ geometry, properties: { KDCBPS: '640707' } })),
      'hanya punya properti KDCBPS; tambahkan nama kecamatannya',
    ],
    [
      'parts of one place that cover one another',
      () => withPart('Melak', [0.02, 0.02]),
      'sama-sama Kecamatan Melak dan saling menutupi; hapus salah satunya.',
    ],
  ])('%s', async (_what, text, sentence) => {
    await take(squares(), 'Yang lama');
    const refused = take(text());
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toMatchObject({ faults: [expect.stringMatching(/\.$/)] });
    expect((await stored())?.sumber).toBe('Yang lama');
  });

  test('a file that is not there, a folder, and one that is too large', async () => {
    await expect(readMap(join(folder, 'tidak-ada.geojson'))).rejects.toThrow('tidak ada atau tidak dapat dibaca');
    await expect(readMap(folder)).rejects.toThrow(/bukan berkas|tidak dapat dibaca/);
    const large = join(folder, 'besar.geojson');
    await writeFile(large, Buffer.alloc(20 * 1024 * 1024 + 1, ' '));
    await expect(readMap(large)).rejects.toThrow('terlalu besar (21 MB, paling besar 20 MB)');
  });
});

test('a map of very many corners becomes a small one, in which no place is lost', async () => {
  const coast = (at: number, winding: number) => {
    const corners = Array.from({ length: 20_000 }, (_, step) => {
      const turn = (step / 20_000) * 2 * Math.PI;
      const reach = 0.08 + winding * Math.sin(turn * 60) + (winding / 4) * Math.sin(turn * 977);
      return [115 + (at % 4) * 0.2 + reach * Math.cos(turn), -1 + Math.floor(at / 4) * 0.2 + reach * Math.sin(turn)];
    });
    return { type: 'MultiPolygon', coordinates: [[[...corners, corners[0]]]] };
  };
  const speck = line([115, -1], [115.0001, -1], [115.0001, -0.9999], [115, -1]);
  await take(squares((one, at) => ({ ...one, geometry: at === 5 ? speck : coast(at, 0.004) })));
  const shapes = await stored();
  expect(JSON.stringify(shapes).length).toBeLessThan(14_000);
  for (const { d } of shapes?.bentuk ?? []) expect(d).toMatch(/^M\d+ \d+l.*z$/);
  await expect(take(squares((one, at) => ({ ...one, geometry: coast(at, 0.07) })))).rejects.toThrow('terlalu berliku');
});
