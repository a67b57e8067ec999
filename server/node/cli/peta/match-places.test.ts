import { beforeEach, expect, test } from 'vitest';
import { openSeeded } from '../../../../tests/support/data/database.ts';
import { type Change, squareMap } from '../../../../tests/support/data/square-map.ts';
import { handing } from '../../../../tests/support/screens/person.ts';
import { factsOf } from '../../../db/facts.ts';
import { shapesFact } from '../../../db/shapes.ts';
import type { Db } from '../../../ports.ts';
import { featuresOf } from './read-map.ts';
import { takeMap } from './take-map.ts';

let db: Db;
let names: string[];
beforeEach(async () => {
  db = await openSeeded();
  const rows = await db.selectFrom('kecamatan').select('nama_kecamatan').orderBy('id').execute();
  names = rows.map(({ nama_kecamatan }) => nama_kecamatan);
});

/** Takes the map and returns the places of its shapes, from the west to the east. */
async function places(change: Change): Promise<string[]> {
  await takeMap(db, handing(''), featuresOf(squareMap(names, change)), null);
  const shapes: { bentuk: { nama: string; x: number }[] } = JSON.parse((await factsOf(db)).get(shapesFact) ?? '');
  return shapes.bentuk.toSorted((one, other) => one.x - other.x).map(({ nama }) => nama);
}

test.each<[string, Change]>([
  [
    'in capitals, without spaces',
    ({ properties, ...rest }) => ({
      ...rest,
      properties: { NAMA: String(properties['nama']).toUpperCase().replaceAll(' ', '') },
    }),
  ],
  [
    'with hyphens and apostrophes',
    ({ properties, ...rest }) => ({
      ...rest,
      properties: { nm_kec: `Kec. ${String(properties['nama']).replaceAll(' ', "-'")}` },
    }),
  ],
  [
    'by the code alone',
    ({ geometry }, at) => ({ geometry, properties: { KODE_KEC: `6407${String(at + 5).padStart(2, '0')}` } }),
  ],
  [
    'by the code with dots, beside another authority’s code and numbers that look like one',
    ({ geometry }, at) => ({
      geometry,
      properties: { KDCPUM: `64.07.${String(at + 5).padStart(2, '0')}`, KDCBPS: '640706', LUAS: 640_707, ke: 64.0708 },
    }),
  ],
  [
    'by the code, where a name has been changed since',
    ({ geometry }, at) => ({
      geometry,
      properties: { kode: `6407${String(at + 5).padStart(2, '0')}`, nm_kecamatan: `Daerah ${at}` },
    }),
  ],
  [
    'beside the name of the regency',
    ({ properties, ...rest }) => ({ ...rest, properties: { WADMKK: 'Melak', WADMKC: properties['nama'] } }),
  ],
])('places are recognised %s', async (_how, change) => {
  expect(await places(change)).toEqual(names);
});

test('places are recognised by the statistics office’s codes that the office has entered', async () => {
  const codes = names.map((_, at) => `64110${at + 10}`);
  for (const [at, nama] of names.entries()) {
    await db.updateTable('kecamatan').set({ kode_bps: codes[at] }).where('nama_kecamatan', '=', nama).execute();
  }
  expect(await places(({ geometry }, at) => ({ geometry, properties: { KDCBPS: Number(codes[at]) } }))).toEqual(names);
});
