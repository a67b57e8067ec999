import { describe, expect, test } from 'vitest';
import { readBlock } from '../read-block';
import { writeBlock } from '../write-block';

describe('a part of a sheet', () => {
  test.each<readonly [string, string, string[][]]>([
    ['one cell', '14.500', [['14.500']]],
    ['one cell, as Excel ends it', '14.500\r\n', [['14.500']]],
    ['a row', '14.500\t13.000\r\n', [['14.500', '13.000']]],
    ['a column', '14.500\r\n15.000\r\n', [['14.500'], ['15.000']]],
    ['a column with words', 'Rp 14.500\nsekitar 15.000\n', [['Rp 14.500'], ['sekitar 15.000']]],
    ['a column of decimals', '14,5\n15,2\n', [['14,5'], ['15,2']]],
    ['a column with a gap', '14.500\r\n\r\n15.000\r\n', [['14.500'], [''], ['15.000']]],
    [
      'a block',
      'Beras\t14.500\r\nTelur\t28.000\r\n',
      [
        ['Beras', '14.500'],
        ['Telur', '28.000'],
      ],
    ],
    [
      'blank cells',
      'a\t\t1\r\n\t\t\r\n',
      [
        ['a', '', '1'],
        ['', '', ''],
      ],
    ],
    ['a line end in a cell', '"Beras\npremium"\t14.500', [['Beras\npremium', '14.500']]],
    ['quotes in a cell', '"Beras ""Super"""\t14.500', [['Beras "Super"', '14.500']]],
    ['quotes that belong to the text', '"Super" beras\t14.500', [['"Super" beras', '14.500']]],
    [
      'a quote that never ends',
      '"Beras\t14.500\nTelur\t1',
      [
        ['"Beras', '14.500'],
        ['Telur', '1'],
      ],
    ],
    [
      'old line ends',
      'a\t1\rb\t2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a byte order mark', '\ufeffa\t1', [['a', '1']]],
    ['a text that was kept from being worked out', "'=A1\t1", [['=A1', '1']]],
    ['nothing', '\r\n', []],
  ])('%s', (_name, text, cells) => {
    expect(readBlock(text).lines).toEqual(cells);
  });
});

describe('a CSV', () => {
  test.each<readonly [string, string, string[][]]>([
    [
      'semicolons',
      'Komoditi;Harga\nBeras;14,5\n',
      [
        ['Komoditi', 'Harga'],
        ['Beras', '14,5'],
      ],
    ],
    [
      'semicolons within quotes',
      '"Beras; super";14,5\nTelur;2',
      [
        ['Beras; super', '14,5'],
        ['Telur', '2'],
      ],
    ],
    [
      'commas',
      'Komoditi,Harga\nBeras,14500\n',
      [
        ['Komoditi', 'Harga'],
        ['Beras', '14500'],
      ],
    ],
    [
      'commas around quoted decimals',
      'Beras,"14,5"\nTelur,"28,0"',
      [
        ['Beras', '14,5'],
        ['Telur', '28,0'],
      ],
    ],
  ])('%s', (_name, text, cells) => {
    expect(readBlock(text).lines).toEqual(cells);
  });
});

test.each<readonly [string, string[] | null]>([
  ['Beras premium 14.500', ['Beras premium', '14.500']],
  ['- Cabai rawit: Rp 45.000', ['Cabai rawit', 'Rp 45.000']],
  ['• Cabai rawit : Rp. 45.000,-', ['Cabai rawit', 'Rp. 45.000,-']],
  ['1. Telur = 28.000 / 27.000', ['Telur', '28.000', '27.000']],
  ['2) Telur 28.000 | 27.000', ['Telur', '28.000', '27.000']],
  ['*Gula pasir* 17500', ['Gula pasir', '17500']],
  ['_Gula pasir_: *17.500*', ['Gula pasir', '17.500']],
  ['✅ Tomat 20 rb', ['Tomat', '20 rb']],
  ['Tomat 20rb dan 18rb', ['Tomat', '20rb', '18rb']],
  ['Beras 14,5', ['Beras', '14,5']],
  ['Bawang merah Rp.35.000/kg', ['Bawang merah', 'Rp.35.000/kg']],
  ['Minyak goreng kemasan 2 18.000', ['Minyak goreng kemasan 2', '18.000']],
  ['Minyak goreng kemasan 2 18.000 17.000', ['Minyak goreng kemasan 2', '18.000', '17.000']],
  ['Daging sapi kualitas 1: 150.000', ['Daging sapi kualitas 1', '150.000']],
  ['Beras SPHP 5 kg 65.500', ['Beras SPHP 5 kg', '65.500']],
  ['Kol - kosong', ['Kol', 'kosong']],
  ['Kol: -', ['Kol', '-']],
  ['Melak Ulu 40 30 8 1 0', ['Melak Ulu', '40', '30', '8', '1', '0']],
  ['Cabai 45.000-50.000', ['Cabai', '45.000-50.000']],
  ['[12/11/26 08.10] Ani: Beras 14.500', ['Beras', '14.500']],
  ['[12/11/26, 08:10:22] Ani Pasar: - Beras: 14.500', ['Beras', '14.500']],
  ['12/11/26 08.13 - Budi Santoso: Kopi 80.000/kg', ['Kopi', '80.000/kg']],
  ['12/11/2026, 8:10 AM - Budi: Beras 14.500', ['Beras', '14.500']],
  ['Assalamualaikum, selamat pagi bapak/ibu 🙏', null],
  ['Harga pasar Melak, Kamis 12 November 2026', null],
  ['Periode 9 – 15 Nov 2026', null],
  ['12/11/2026', null],
  ['Terima kasih', null],
  ['', null],
])('a line of a chat: %j', (line, cells) => {
  expect(readBlock(`Telur: 1\n${line}`).lines).toEqual([['Telur', '1'], ...(cells ? [cells] : [])]);
});

test('a copied block has digits alone, a decimal comma, and names that stay names', () => {
  const cells = [
    ['Komoditi', 'Harga', 'Ketersediaan'],
    ['=HYPERLINK("http://a")', 14500, 1234.5],
    ['Beras\n"super"', null, 1.125],
  ];
  const lines = [
    'Komoditi\tHarga\tKetersediaan',
    `"'=HYPERLINK(""http://a"")"\t14500\t1234,5`,
    `"Beras\n""super"""\t\t1,1250`,
  ];
  expect(writeBlock(cells)).toBe(lines.join('\n'));
});

test('a text that is no list takes no time', () => {
  expect(readBlock(`${'b 1 '.repeat(50_000)}\na: b`).lines).toEqual([]);
  expect(readBlock(`a 1\n${'a-1.'.repeat(50_000)}`).lines).toEqual([['a', '1']]);
});
