import { describe, expect, test } from 'vitest';
import type { Answers } from '@/shared/office-file';
import type { Cell } from '@/shared/spreadsheet';
import { type Report, rowsOf, sheet } from '../support/berkas/office.ts';
import type { Rows } from '../support/berkas/weighing.ts';

describe('a unit that is not the list’s', () => {
  const BELOW = 'Eceran di bawah harga grosir (Rp 510.000)';
  const UNIT = 'Satuan di berkas karung, di daftar kg. Benar angkanya?';

  test.each<[string, Rows, string]>([
    [
      'is asked about beside another doubt',
      [
        ['Komoditi', 'Satuan', 'Eceran', 'Grosir'],
        ['Kol', 'karung', 500_000, 510_000],
      ],
      `2 | Melak Kol | 500000 510000 | baru | ${UNIT} ${BELOW}`,
    ],
    [
      'is asked about where a title names it',
      [
        ['Komoditi', 'Eceran (Rp/kg)', 'Grosir'],
        ['Minyak Goreng Kemasan', 20_000, 19_000],
      ],
      '2 | Melak Minyak Goreng Kemasan | 20000 19000 | baru | Satuan di berkas kg, di daftar liter. Benar angkanya?',
    ],
    [
      'is none where a title names both',
      [
        ['Komoditi', 'Eceran (Rp/kg/ltr)', 'Grosir'],
        ['Minyak Goreng Kemasan', 20_000, 19_000],
      ],
      '2 | Melak Minyak Goreng Kemasan | 20000 19000 | baru',
    ],
  ])('%s', async (_what, rows, expected) => {
    expect(await rowsOf(sheet(rows), 'harga', 'Melak')).toEqual([expected]);
  });
});

describe('a package instead of tons', () => {
  test.each<[string, string, Answers, string]>([
    [
      'is refused',
      'karung',
      { 'satuan-baris': 'ubah' },
      'tolak | Satuan karung tidak dapat diubah. Isi angkanya di sini.',
    ],
    ['is taken as tons by an answer', 'karung', { 'satuan-baris': 'sama' }, 'baru'],
    ['is none where a line names tons', 'Ton', {}, 'baru'],
  ])('%s', async (_what, satuan, answers, expected) => {
    const rows: Rows = [
      ['Pangan', 'Kebutuhan', 'Satuan', 'Ketersediaan', 'Harga'],
      ['Beras', 500, satuan, 400, 15_000],
    ];
    expect(await rowsOf(sheet(rows), 'ketersediaan', 'Melak', answers)).toEqual([
      `2 | Melak Beras | 15000 500 400 | ${expected}`,
    ]);
  });
});

test('a unit in a name holds for its own line alone', async () => {
  const rows: Rows = [
    ['Pangan', 'Kebutuhan', 'Ketersediaan', 'Harga'],
    ['Beras (kg)', 12_000, 8_000, 16_500],
    ['Jagung', 3, 2, 9_000],
  ];
  const answers = { 'satuan-baris': 'ubah', 'nama/subjek/beraskg': 'Beras' };
  expect(await rowsOf(sheet(rows), 'ketersediaan', 'Melak', answers)).toEqual([
    expect.stringMatching(/^2 \| Melak Beras \| 16500 12 8 \| baru/),
    '3 | Melak Jagung | 9000 3 2 | baru',
  ]);
});

describe('single cells in another unit than their column', () => {
  const asked = (text: string, asks: string) =>
    `Di berkas ${text}, satuannya lain daripada baris lain. Maksudnya ${asks}?`;
  const thousands = (...eceran: Cell[]): Rows => [
    ['Komoditi', 'Eceran (ribuan)', 'Grosir'],
    ...eceran.map((cell, at): Cell[] => [['Kol', 'Tomat', 'Kentang', 'Bawang Merah'][at] ?? '', cell, 9_000]),
  ];
  const tons = (...kebutuhan: Cell[]): Rows => [
    ['Pangan', 'Kebutuhan (kg)', 'Satuan', 'Harga', 'Ketersediaan'],
    ...kebutuhan.map((cell, at): Cell[] => [['Beras', 'Jagung', 'Kedelai'][at] ?? '', cell, 'kg', 15_000, 4_000]),
  ];
  const THOUSANDS = 'satuan/Eceran (ribuan)';
  const KG = 'satuan/Kebutuhan (kg)';

  test.each<[string, Report, Rows, Answers, string[]]>([
    [
      'full prices among thousands',
      'harga',
      thousands(14, 20_000, '14 rb', 35),
      { [THOUSANDS]: 'ubah' },
      [
        '2 | Melak Kol | 14000 9000 | baru | “14 ribuan”',
        `3 | Melak Tomat | 20000000 9000 | tolak | “20000 ribuan” | ${asked('20.000', '20.000 atau 20.000.000')}`,
        `4 | Melak Kentang | 14000000 9000 | tolak | “14 rb ribuan” | ${asked('14 rb', '14.000 atau 14.000.000')}`,
        '5 | Melak Bawang Merah | 35000 9000 | baru | “35 ribuan”',
      ],
    ],
    [
      'thousands among full prices',
      'harga',
      thousands(14, 20_000, '14 rb'),
      { [THOUSANDS]: 'sama' },
      [
        `2 | Melak Kol | 14 9000 | tolak | ${asked('14', '14 atau 14.000')}`,
        '3 | Melak Tomat | 20000 9000 | baru',
        '4 | Melak Kentang | 14000 9000 | baru',
      ],
    ],
    [
      'a unit of its own in a column of another one',
      'ketersediaan',
      tons(500, '2 ton'),
      { [KG]: 'ubah', 'satuan-baris': 'ubah' },
      [
        '2 | Melak Beras | 15000 0.5 4 | baru | “500 kg”',
        `3 | Melak Jagung | 15000 0.002 4 | tolak | “2 ton kg” | ${asked('2 ton', '2')}`,
      ],
    ],
    [
      'a unit of its own on a line of another one',
      'ketersediaan',
      tons('2 ton', 500).map((row) => row.map((cell) => (cell === 'Kebutuhan (kg)' ? 'Kebutuhan' : cell))),
      { 'satuan-baris': 'ubah' },
      [`2 | Melak Beras | 15000 2 ton 4 | tolak | ${asked('2 ton', '2')}`, '3 | Melak Jagung | 15000 0.5 4 | baru'],
    ],
    [
      'thousands of another unit',
      'ketersediaan',
      tons(500).map((row) => row.map((cell) => (cell === 'Kebutuhan (kg)' ? 'Kebutuhan (ribuan)' : cell))),
      { 'satuan/Kebutuhan (ribuan)': 'ubah', 'satuan-baris': 'ubah' },
      ['2 | Melak Beras | 15000 500 4 | baru | “500 ribuan”'],
    ],
    [
      'a full price of one market',
      'harga',
      [
        ['Komoditi', 'Eceran (ribuan)', 'Pengecer (ribuan)', 'Grosir'],
        ['Kol', 14, 15_000, 9_000],
        ['Tomat', 20, 22, 9_000],
      ],
      { [THOUSANDS]: 'ubah', 'satuan/Pengecer (ribuan)': 'ubah', 'banyak/harga_eceran': 'rata-rata' },
      [
        '2 | Melak Kol | 7507000 9000 | tolak | “Eceran (ribuan) 14.000; Pengecer (ribuan) 15.000.000” | Di berkas 15.000, satuannya lain daripada baris lain. Isi angkanya.',
        '3 | Melak Tomat | 21000 9000 | baru | “Eceran (ribuan) 20.000; Pengecer (ribuan) 22.000”',
      ],
    ],
    [
      'a line of another unit than its column',
      'ketersediaan',
      tons(500, 2).map((row, at) => row.map((cell) => (at === 2 && cell === 'kg' ? 'ton' : cell))),
      { [KG]: 'ubah', 'satuan-baris': 'ubah' },
      [
        '2 | Melak Beras | 15000 0.5 4 | baru | “500 kg”',
        `3 | Melak Jagung | 15000 0.002 4000 | tolak | “2 kg” | ${asked('2', '0,002 atau 2')}`,
      ],
    ],
  ])('%s', async (_what, report, rows, answers, expected) => {
    expect(await rowsOf(sheet(rows), report, 'Melak', answers)).toEqual(expected);
  });
});
