import { expect, test } from 'vitest';
import type { Answers } from '@/shared/office-file';
import { readCsv } from '@/shared/spreadsheet/read-csv';
import { imported, type Report, sheet } from '../support/berkas/office.ts';
import details from '../support/data/berkas/laporan/rincian.json' with { type: 'json' };
import around from '../support/data/berkas/laporan/sekitar.json' with { type: 'json' };
import layouts from '../support/data/berkas/laporan/susunan.json' with { type: 'json' };

test.each([...layouts, ...around, ...details])(
  '$what: no figure goes astray',
  async ({ into: [report, place = ''], nama, rows, answers, outcome }) => {
    const given: Answers = Object.fromEntries(Object.entries(answers));
    expect(await imported(sheet(rows, nama), report as Report, place, given)).toEqual(outcome);
  },
);

test('a line that its separator cuts into too many cells is refused', async () => {
  const table = readCsv(new TextEncoder().encode('Komoditi;Eceran;Grosir\nKol;14;000;12;000\n'));
  const { rows } = await imported(table, 'harga', 'Melak');
  expect(rows).toEqual([
    '2 | Melak Kol | 14 0 | tolak | Baris ini punya lebih banyak sel daripada judul kolomnya. Periksa pemisahnya di berkas. | Maksudnya 14 atau 14.000?',
  ]);
});

const H = ['Komoditi', 'Eceran', 'Grosir'];
const PRICES = ['Kol', 14_000, 12_000];
const STOCKS = ['Beras', 1_263_500, 842_250, 16_500];

/** The first words of all that is asked about a file. */
const asked = async (...file: Parameters<typeof sheet>) => (await imported(sheet(...file), 'harga', 'Melak')).asks;
const askedOf = async (report: Report, rows: Parameters<typeof sheet>[0]) =>
  (await imported(sheet(rows), report, report === 'luas' ? 'Barong Tongkok' : 'Melak')).asks;

test.each([
  ...[
    '(Rp/100 gr)',
    '(Rp/5 kg)',
    '(50 kg)',
    '(Rp/karung 50 kg)',
    '(per ekor)',
    '(Rp/butir)',
    '(Rp juta)',
    '(USD)',
    '/karung',
  ],
  ...['(Samarinda)', '(Rp rb)', '(Rp1000)', '/ons', ' Rp/ton', ' per zak'],
])('a price with “%s” behind it is asked about', async (behind) => {
  expect(await asked([['Komoditi', `Eceran${behind}`, 'Grosir'], PRICES])).not.toEqual([]);
});

test.each([
  '(Rp/kg)',
  '(Rp)',
  '(Rp./Kg)',
  '(Rupiah)',
  '(Rp/Satuan)',
  '(konsumen)',
  '(rata-rata)',
  '(survei)',
  '(minggu ini)',
  '/Konsumen',
])('a price with “%s” behind it is none the less the price', async (behind) => {
  expect(await asked([['Komoditi', `Harga Eceran${behind}`, 'Grosir'], PRICES])).toEqual([]);
});

test.each([
  ...[
    '(ton/tahun)',
    '(per bulan)',
    '(1 Bulan)',
    '(setahun)',
    '(Hari)',
    '(Rb Ton)',
    '(Ku)',
    '(kwt)',
    '(Liter)',
    '(karung)',
  ],
  ...['(Kg.)', '(gr/kap/hr)', '(dalam kilo)', '/Bulan', '/hari', '/Kg'],
])('a need with “%s” behind it is asked about', async (behind) => {
  expect(
    await askedOf('ketersediaan', [['Pangan', `Kebutuhan${behind}`, 'Ketersediaan', 'Harga'], STOCKS]),
  ).not.toEqual([]);
});

test.each(['borong', 'Kumulatif', 's.d. bulan ini', 's/d Nov', 'meter persegi'])(
  'a planted area with “(%s)” behind it is asked about',
  async (behind) => {
    const rows = [
      ['Kampung', 'Komoditas', `Tanam (${behind})`, 'Puso'],
      ['Mencimai', 'Padi', 10, 1],
    ];
    expect(await askedOf('luas', rows)).not.toEqual([]);
  },
);

test.each([
  ...[
    '(Rp 000)',
    '(Rp. ribu)',
    'Satuan: Rp 1.000',
    'Dalam ribu rupiah',
    'ribuan rupiah',
    'Angka x 1000',
    'Harga per ekor',
  ],
  ...[
    'per 100 gram',
    'satuan ikat',
    'Bulan: X',
    'Bulan ke-10',
    'MINGGU 4 BULAN 10 TAHUN 2026',
    'III/XI/2026',
    'Bln XI 2025',
  ],
  ...['BULAN : NOV 25', 'Nov-25', 'Mggu ke-3', 'TA. 2025', 'DATA HARGA 2025', 'Sem. II 2026', 'PERIODE : 3/X/2026'],
  ...['HARGA PANGAN POKOK KOTA SAMARINDA', 'PEMKAB KUTAI TIMUR', 'KABUPATEN KUTAI', 'HARGA PANGAN MAHAKAM ULU'],
  ...['PASAR TENGGARONG', 'Laporan Harga Banyuwangi', 'PROVINSI KALIMANTAN SELATAN', 'DINAS PANGAN PROV. JAWA TIMUR'],
])('a file below “%s” is asked about', async (title) => {
  expect(await asked([[title], [], H, PRICES])).not.toEqual([]);
});

test.each([
  ...[
    'Bulan: XI',
    'DATA HARGA 2026',
    'Minggu ke-4 November 2026',
    'KAB. KUBAR',
    'PROVINSI KALIMANTAN TIMUR',
    'Harga per kg',
  ],
  ...['HARGA PUNCAK PANEN', 'HARGA KUTAI BARAT DAN SAMARINDA', 'PERBATASAN BARAT'],
  ...['HARGA KEC. MELAK MINGGU KE-4 NOVEMBER 2026', 'Jl. Sendawar Raya, Barong Tongkok 75776', 'PERIODE 23/11 - 29/11'],
])('a file below “%s” is none the less this week’s', async (title) => {
  expect(await asked([[title], [], H, PRICES])).toEqual([]);
});

test('a head in row 40, 300 columns, and a name of 200 letters are read, or said in a short sentence', async () => {
  const above = Array.from({ length: 39 }, (_, line) => (line % 3 === 0 ? [`Catatan ${line}`] : []));
  const deep = await imported(sheet([...above, H, PRICES]), 'harga', 'Melak');
  expect(deep.rows).toEqual(['41 | Melak Kol | 14000 12000 | baru']);
  const others = Array.from({ length: 297 }, (_, column) => `Kolom ${column}`);
  const wide = await imported(
    sheet([
      [...H, ...others],
      [...PRICES, ...others.map(() => 1)],
    ]),
    'harga',
    'Melak',
  );
  expect(wide.rows).toEqual(['2 | Melak Kol | 14000 12000 | baru']);
  expect(wide.notes[0]?.length).toBeLessThan(200);
  const long = await imported(sheet([H, ['x'.repeat(200), 14_000, 12_000], PRICES]), 'harga', 'Melak');
  expect(long.asks).toHaveLength(1);
  expect(long.rows[1]).toBe('3 | Melak Kol | 14000 12000 | baru');
});

test.each([
  [4, false],
  [11, true],
  ['XI', true],
  ['V', false],
  ['Nov-25', false],
])('%s below Bulan is November: %s', async (bulan, isOpen) => {
  const rows = [
    ['Bulan', 'Desa', 'D', 'N', 'T', 'BGM', 'Gizi Buruk'],
    [bulan, 'Melak Ulu', 1, 1, 0, 0, 0],
  ];
  const outcome = await imported(sheet(rows), 'timbang', 'Melak');
  expect(outcome.rows[0]?.endsWith('| baru')).toBe(isOpen);
});
