import { expect, test } from 'vitest';
import { bgmPerD, nPerD } from './TimbangBalitaCard';

test.each([
  [40, 33, 82.5],
  [40, 0, 0],
  [0, 0, null],
])('domain 4.2: of %d weighed, %d gained: N/D is %j per cent', (jumlah_balita, berat_badan_naik, expected) => {
  expect(nPerD({ jumlah_balita, berat_badan_naik })).toBe(expected);
});

test.each([
  [50, 2, 4],
  [0, 0, null],
])(
  'domain 4.2: of %d weighed, %d below the red line: BGM/D is %j per cent',
  (jumlah_balita, dibawah_garis_merah, expected) => {
    expect(bgmPerD({ jumlah_balita, dibawah_garis_merah })).toBe(expected);
  },
);
