import { expect, test } from 'vitest';
import type { Table } from '@/shared/spreadsheet';
import { manyTimes } from '../support/berkas/many-times.ts';
import { sheet } from '../support/berkas/office.ts';

type Rows = Table['rows'];
const rowsOf = async (rows: Rows, answers = {}) => (await manyTimes([sheet(rows)], 'harga', { answers })).rows;
const MARCH = 'Minggu ke-3 Maret 2021 | Melak Kol | 14000 12000';
const APRIL = 'Minggu ke-1 April 2021 | Melak Kol | 15000 13000';
const H = ['Kecamatan', 'Komoditi', 'Eceran', 'Grosir'];
const [KOL, DEAR] = [
  ['Melak', 'Kol', 14_000, 12_000],
  ['Melak', 'Kol', 15_000, 13_000],
];

test.each<[string, Rows]>([
  [
    'year, month and week',
    [
      ['Tahun', 'Bulan', 'Minggu', ...H],
      [2021, 'Maret', 3, ...KOL!],
      [2021, 'April', 1, ...DEAR!],
    ],
  ],
  [
    'numbers and letters',
    [
      ['Minggu', 'Bulan', 'Tahun', ...H],
      ['III', 3, 2021, ...KOL!],
      ['I', 'Apr', '2021', ...DEAR!],
    ],
  ],
  [
    'merged years and months',
    [
      ['Tahun', 'Bulan', 'Minggu', ...H],
      [2021, 'Maret', 'M3', ...KOL!],
      [null, 'April', 'M1', ...DEAR!],
    ],
  ],
  [
    'names',
    [
      ['Periode', ...H],
      ['Minggu ke-3 Maret 2021', ...KOL!],
      ['minggu I april 2021', ...DEAR!],
    ],
  ],
  [
    'dates of Excel',
    [
      ['Tanggal', ...H],
      [44_272, ...KOL!],
      [44_287, ...DEAR!],
    ],
  ],
  [
    'dates as text',
    [
      ['Tgl', ...H],
      ['17/03/2021', ...KOL!],
      ['1 April 2021', ...DEAR!],
    ],
  ],
  [
    'day, month and year',
    [
      ['Tgl', 'Bln', 'Thn', ...H],
      [17, 3, 2021, ...KOL!],
      [1, 4, 2021, ...DEAR!],
    ],
  ],
  [
    'the year above',
    [['HARGA PANGAN TAHUN 2021'], ['Bulan', 'Minggu', ...H], ['Maret', 3, ...KOL!], ['April', 1, ...DEAR!]],
  ],
  [
    'titles between the rows',
    [['DATA 2021'], H, ['Minggu III Maret', null, null, null], KOL!, ['Minggu I April', null, null, null], DEAR!],
  ],
  [
    'heads of two lines',
    [
      ['Waktu', null, null, 'Kecamatan', 'Komoditi', 'Harga', null],
      ['Tahun', 'Bulan', 'Minggu', null, null, 'Eceran', 'Grosir'],
      [2021, 'Maret', 3, ...KOL!],
      [2021, 'April', 1, ...DEAR!],
    ],
  ],
  [
    'weeks as columns',
    [
      ['Kecamatan', 'Komoditi', 'Minggu III Maret 2021', null, 'Minggu I April 2021', null],
      [null, null, 'Eceran', 'Grosir', 'Eceran', 'Grosir'],
      ['Melak', 'Kol', 14_000, 12_000, 15_000, 13_000],
    ],
  ],
])('%s lead rows to their weeks', async (_name, rows) => {
  expect(await rowsOf(rows)).toEqual([MARCH, APRIL]);
});

test('worksheets of years are read together once that is said', async () => {
  const year = (nama: string, row: Rows[number]): Table => ({
    ...sheet([['Bulan', 'Minggu', ...H], row], nama),
    lembar: ['2021', '2022', 'Petunjuk'],
  });
  const tables = [
    year('2021', ['Maret', 3, ...KOL!]),
    year('2022', ['Maret', 3, ...DEAR!]),
    { ...sheet([['Isi semua kolom.']], 'Petunjuk'), lembar: ['2021', '2022', 'Petunjuk'] },
  ];
  expect((await manyTimes(tables, 'harga')).asks).toEqual(['lembar']);
  const all = await manyTimes(tables, 'harga', { answers: { lembar: 'semua' } });
  expect(all.rows).toEqual([MARCH, 'Minggu ke-3 Maret 2022 | Melak Kol | 15000 13000']);
  expect(all.notes.join(' ')).toMatch(/Lembar Petunjuk dilewati/);
  const one = await manyTimes(tables, 'harga', { answers: { lembar: '2022' } });
  expect(one.rows).toEqual(['Minggu ke-3 Maret 2022 | Melak Kol | 15000 13000']);
});

test('the same row in two weeks is no twin, in one week it is', async () => {
  const head = ['Periode', ...H];
  const rows = [head, ['17 Maret 2021', ...KOL!], ['18 Maret 2021', ...DEAR!]];
  expect((await manyTimes([sheet(rows)], 'harga')).asks).toEqual([expect.stringMatching(/^gabung/)]);
});

test('months of a weekly report are asked about once', async () => {
  const rows = [
    ['Tahun', 'Bulan', ...H],
    [2021, 'Maret', ...KOL!],
    [2021, 'April', ...DEAR!],
  ];
  expect((await manyTimes([sheet(rows)], 'harga')).asks).toEqual(['waktu/minggu']);
  expect(await rowsOf(rows, { 'waktu/minggu': '3' })).toEqual([MARCH, APRIL.replace('ke-1', 'ke-3')]);
});

test('what cannot be matched is refused with its reason, and nothing else is', async () => {
  const rows = [
    ['Periode', ...H],
    ['Minggu ke-3 Maret 2021', ...KOL!],
    ['Minggu ke-3 Maret 2021', 'Samarinda', 'Kol', 1_000, 900],
    ['Minggu ke-5 Februari 2021', ...DEAR!],
    ['2021', ...DEAR!],
    ['Triwulan I 2021', ...DEAR!],
  ];
  expect(await rowsOf(rows)).toEqual([
    MARCH,
    'Minggu ke-3 Maret 2021 |  | 1000 900 | Samarinda tidak ada dalam daftar kecamatan.',
    '? | Melak Kol | 15000 13000 | Tidak ada Minggu ke-5 Februari 2021.',
    '? | Melak Kol | 15000 13000 | “2021” tidak menyebut minggu dan bulannya.',
    '? | Melak Kol | 15000 13000 | “Triwulan I 2021” bukan satu periode.',
  ]);
});

test('the monthly sum of a kecamatan is asked about, month by month', async () => {
  const village = (bulan: string, desa: string, tanam: number) => [bulan, 'Barong Tongkok', desa, 'padi', tanam, 0];
  const month = (bulan: string) => [
    village(bulan, 'Geleo Asa', 10),
    village(bulan, 'Geleo Baru', 20),
    village(bulan, 'Mencimai', 30),
    village(bulan, 'Barong Tongkok', 60),
  ];
  const head = ['Bulan', 'Kecamatan', 'Desa', 'Komoditi', 'Luas Tanam', 'Luas Puso'];
  const { asks } = await manyTimes([sheet([head, ...month('Maret 2021'), ...month('April 2021')])], 'luas');
  expect(asks.some((id) => id.startsWith('jumlah/'))).toBe(true);
});
