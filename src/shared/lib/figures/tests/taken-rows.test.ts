import { expect, test } from 'vitest';
import { BOTH, block, planned, prices } from './planned';

test.each<readonly [string, string, readonly string[]]>([
  [
    'side by side',
    block(
      'No|Komoditi|Eceran|Grosir||No|Komoditi|Eceran|Grosir',
      '1|Beras Premium|17.800|16.900||2|Telur|32.000|30.000',
    ),
    BOTH,
  ],
  [
    'side by side below a letterhead, of other lengths',
    block(
      'DAFTAR HARGA||||||',
      'Komoditi|Eceran|Grosir||Komoditi|Eceran|Grosir',
      'Beras Premium|17.800|16.900||Telur|32.000|30.000',
      'Gula|19.000|18.000|||',
    ),
    [...BOTH.slice(0, 2), 'Gula Pasir eceran 19000', 'Gula Pasir grosir 18000', ...BOTH.slice(2)],
  ],
  [
    'side by side, each with one price',
    block(
      'Komoditi|Eceran||Komoditi|Grosir',
      'Beras Premium|17.800||Beras Premium|16.900',
      'Telur|32.000||Telur|30.000',
    ),
    [BOTH[0]!, BOTH[2]!, BOTH[1]!, BOTH[3]!],
  ],
  ['turned round', block('|Beras Premium|Telur', 'Eceran|17.800|32.000', 'Grosir|16.900|30.000'), BOTH],
])('tables %s are read as one, and shown first', (_name, text, entered) => {
  expect(planned(text)).toMatchObject({ isAsked: true, entered: [...entered].sort() });
});

test.each<readonly [string, string, boolean, readonly string[]]>([
  [
    'its own place in the letterhead',
    block('Kecamatan: Melak||', 'Komoditi|Eceran|Grosir', 'Beras Premium|17.800|16.900'),
    false,
    BOTH.slice(0, 2),
  ],
  [
    'another place in the letterhead',
    block('Kecamatan|Barong Tongkok|', 'Komoditi|Eceran|Grosir', 'Beras Premium|17.800|16.900'),
    true,
    BOTH.slice(0, 2),
  ],
  [
    'a column of places',
    block(
      'Kecamatan|Komoditi|Eceran|Grosir',
      'Melak|Beras Premium|17.800|16.900',
      'sda|Telur|32.000|30.000',
      'Barong Tongkok|Telur|1.000|2.000',
      '|Gula|3.000|4.000',
    ),
    false,
    BOTH,
  ],
])('of %s only the rows of the open place are taken', (_name, text, isAsked, entered) => {
  expect(planned(text, { ...prices(), tempat: 'Melak' })).toMatchObject({ isAsked, entered: [...entered].sort() });
});

test('a block of five thousand lines and thirty columns is asked about', () => {
  const line = (at: number) => [
    at + 1,
    `Barang ${at}`,
    ...Array.from({ length: 28 }, (_, more) => 14_000 + 7 * at + more),
  ];
  const text = Array.from({ length: 5000 }, (_, at) => line(at).join('\t')).join('\n');
  expect(planned(text).isAsked).toBe(true);
});
