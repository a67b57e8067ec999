import { expect, test } from 'vitest';
import type { Sheet } from '../sheet';
import { BOTH, block, planned, prices } from './planned';

test.each<readonly [string, string]>([
  [
    'titles in our words',
    block('Komoditi|Eceran|Grosir', 'Beras Premium|17.800|16.900', 'Telur Ayam Ras|32.000|30.000'),
  ],
  [
    'titles in another order',
    block(
      'No|Komoditi|Satuan|Hrg Grosir (Rp)|Hrg Eceran (Rp)',
      '1|Beras Premium|kg|16.900|17.800',
      '2|Telur|kg|30.000|32.000',
    ),
  ],
  [
    'a letterhead and column numbers',
    block(
      'HARGA PANGAN PASAR MELAK||||',
      'No|Komoditi|Eceran|Grosir',
      '(1)|(2)|(3)|(4)',
      '1|Beras Premium|17.800|16.900',
      '2|Telur|32.000|30.000',
    ),
  ],
  [
    'two lines of titles that say one thing',
    block('No|Komoditi|Harga (Rp)|', '||Eceran|Grosir', '1|Beras Premium|17.800|16.900', '2|Telur|32.000|30.000'),
  ],
  [
    'a figure of change beside both prices',
    block('Komoditi|Eceran|Grosir|Perubahan (%)', 'Beras Premium|17.800|16.900|1,5', 'Telur|32.000|30.000|2,0'),
  ],
  [
    'a total at the end',
    block('Komoditi|Eceran|Grosir', 'Beras Premium|17.800|16.900', 'Telur|32.000|30.000', 'JUMLAH|49.800|46.900'),
  ],
  [
    'groups between the rows',
    block('Komoditi|Eceran|Grosir', 'I. BERAS||', 'Beras Premium|17.800|16.900', 'II. TELUR||', 'Telur|32.000|30.000'),
  ],
  [
    'bars of Word or the web',
    'Komoditi  |  Eceran | Grosir\nBeras Premium  |  17.800 |  16.900\nTelur Ayam Ras|32.000|30.000',
  ],
  [
    'bars of Markdown',
    '| Komoditi | Eceran | Grosir |\n|---|---:|---:|\n| Beras Premium | 17.800 | 16.900 |\n| Telur | 32.000 | 30.000 |',
  ],
  [
    'signs that are not seen',
    block(
      '\u200fKomoditi|\u202aEceran\u202c|Gro\u200bsir',
      '\u2068Beras\u2069 Pre\u200bmium|\u202a17.800\u202c|16.900\u200f',
      'Te\u00adlur\u200e|32\u200b.000|\ufeff30.000',
    ),
  ],
  [
    'names in the second column',
    block('Kode|Komoditi|Eceran|Grosir', 'B01|Beras Premium|17.800|16.900', 'T07|Telur|32.000|30.000'),
  ],
])('%s: certain', (_name, text) => {
  expect(planned(text)).toMatchObject({ isAsked: false, entered: BOTH });
});

test.each<readonly [string, string, Sheet, readonly string[]]>([
  ['a column at a cell', '17.800\n15.500', prices(0, 1), ['Beras Premium grosir 17800', 'Beras Medium grosir 15500']],
  [
    'both columns',
    '17.800\t16.900\n15.500\t15.000',
    prices(),
    [
      'Beras Premium eceran 17800',
      'Beras Premium grosir 16900',
      'Beras Medium eceran 15500',
      'Beras Medium grosir 15000',
    ],
  ],
  [
    'names and one price',
    block('1|Beras Premium|kg|17.800', '2|Telur|kg|32.000'),
    prices(0, 1),
    ['Beras Premium grosir 17800', 'Telur Ayam Ras grosir 32000'],
  ],
  ['a single small figure', '1', prices(), ['Beras Premium eceran 1']],
])('without titles, %s: certain', (_name, text, into, entered) => {
  expect(planned(text, into)).toMatchObject({ isAsked: false, entered: [...entered].sort() });
});

test.each<readonly [string, string, readonly (string | null)[]]>([
  [
    'yesterday and today',
    block('No|Komoditi|Kemarin|Hari Ini', '1|Beras Premium|17.500|17.800', '2|Telur|31.000|32.000'),
    [null, 'nama', null, 'eceran'],
  ],
  ['unknown titles', block('Nama|A|B', 'Beras Premium|17.500|17.800', 'Telur|31.000|32.000'), ['nama', null, null]],
  [
    'lowest and highest',
    block('Komoditi|Terendah|Tertinggi', 'Beras Premium|17.500|17.800', 'Telur|31.000|32.000'),
    ['nama', null, null],
  ],
  [
    'dates',
    block('Komoditi|23/11/2026|24/11/2026', 'Beras Premium|17.500|17.800', 'Telur|31.000|32.000'),
    ['nama', null, null],
  ],
  [
    'days',
    block('Komoditi|23|24|25', 'Beras Premium|17.500|17.800|17.900', 'Telur|31.000|32.000|32.500'),
    ['nama', null, null, null],
  ],
  ['years', block('Komoditi|2025|2026', 'Beras Premium|17.500|17.800', 'Telur|31.000|32.000'), ['nama', null, null]],
  [
    'one price of which nobody says which',
    block('Komoditi|Harga', 'Beras Premium|17.500', 'Telur|31.000'),
    ['nama', 'eceran'],
  ],
  [
    'retail of two times',
    block('Komoditi|Eceran minggu lalu|Eceran minggu ini', 'Beras Premium|17.500|17.800', 'Telur|31.000|32.000'),
    ['nama', null, 'eceran'],
  ],
  [
    'merged titles',
    block(
      'No|Komoditi|Minggu Lalu||Minggu Ini|',
      '||Eceran|Grosir|Eceran|Grosir',
      '1|Beras Premium|1|2|17.800|16.900',
      '2|Telur|1|3|32.000|30.000',
    ),
    [null, 'nama', null, null, 'eceran', 'grosir'],
  ],
  [
    'a pair of the week before alone',
    block('Komoditi|Harga Minggu Lalu|', '|Eceran|Grosir', 'Beras Premium|17.800|16.900', 'Telur|32.000|30.000'),
    ['nama', null, null],
  ],
  [
    'the same title twice',
    block('Komoditi|Eceran|Eceran', 'Beras Premium|17.800|16.900', 'Telur|32.000|30.000'),
    ['nama', null, null],
  ],
  [
    'a column without a title',
    block('Komoditi|Eceran|', 'Beras Premium|17.800|16.900', 'Telur|32.000|30.000'),
    ['nama', 'eceran', null],
  ],
  ['no titles', block('Beras Premium|17.800|16.900', 'Telur|32.000|30.000'), ['nama', 'eceran', 'grosir']],
  [
    'no titles, and too many figures',
    block('Beras Premium|17.500|17.800|17.900', 'Telur|31.000|32.000|32.500'),
    ['nama', null, null, null],
  ],
  [
    'no titles, and a change in per cent',
    block('Beras Premium|17.500|1,5%', 'Telur|31.000|0,2%'),
    ['nama', 'eceran', null],
  ],
  ['numbers and a price', block('1|17.800', '2|15.500', '3|90.000'), [null, 'eceran']],
  ['numbers alone', '1\n2\n3', [null]],
  ['numbers with dots', '1.\n2.\n3.', [null]],
  ['numbers of which some are left out', '1\n2\n4\n5', [null]],
  ['a title that says nothing, above a column', 'Hari Ini\n17.800\n15.500', ['eceran']],
  ['a blank column between', block('17.800||16.900', '15.500||15.000'), ['eceran', null, 'grosir']],
  ['more columns than there are', block('17.800|16.900|15.000', '15.500|15.000|14.000'), [null, null, null]],
  [
    'names of another list',
    block('Komoditi|Eceran|Grosir', 'Semen|70.000|68.000', 'Paku|20.000|19.000'),
    ['nama', 'eceran', 'grosir'],
  ],
])('%s: asked', (_name, text, targets) => {
  expect(planned(text)).toMatchObject({ isAsked: true, targets });
});
