import { describe, expect, test } from 'vitest';
import { textAgreement, timeText } from './period-of';
import { readTime } from './written-time';

const week = { nama_periode: 'Minggu ke-4 November 2026', tanggal_mulai: '2026-11-23', tanggal_selesai: '2026-11-29' };
const month = { nama_periode: 'November 2026', tanggal_mulai: '2026-11-01', tanggal_selesai: '2026-11-30' };
const newYear = {
  nama_periode: 'Minggu ke-5 Desember 2026',
  tanggal_mulai: '2026-12-28',
  tanggal_selesai: '2027-01-03',
};
const undated = { nama_periode: 'Minggu ke-4 November 2026', tanggal_mulai: null, tanggal_selesai: null };

describe('a week', () => {
  test.each([
    'Minggu ke-4 November 2026',
    'minggu  ke 4  november 2026',
    'Minggu IV November 2026',
    'Minggu Ke 4 Nopember 2026',
    'MINGGU KEEMPAT NOVEMBER 2026',
    'Minggu ke : IV',
    'M4 Nov 2026',
    'M-IV Nov. 2026',
    "Mgg 4 Nop '26",
    'Pekan ke-4 Nov. 2026',
    'Week 4 November 2026',
    'IV',
    'ke-4',
    '4',
    4,
    '23 - 29 November 2026',
    '23–29 Nopember 2026',
    '23 s/d 29 Nov 2026',
    '23/11/2026 s.d. 29/11/2026',
    '23/ 11/ 2026',
    'Kamis, 26 Nopember 2026',
    '27.11.26',
    '2026-11-23',
    '11/27/2026',
    '24 November',
    46_349,
    '2026-W48',
    'W48/2026',
    'Minggu ke-48 2026',
    'Novembre 2026',
    'November 2026',
    '11/2026',
    '\u200bMinggu ke-4 November 2026\u200f',
  ])('%j is the open one', (text) => expect(textAgreement(text, week)).toBe('sama'));

  test.each([
    'Minggu ke-5 November 2026',
    'Minggu III',
    3,
    'Minggu ke-4 Oktober 2026',
    'Minggu ke-4 November 2025',
    '3 September 2026',
    '30/11/2026',
    '2026-W49',
    'Oktober 2026',
  ])('%j is another', (text) => expect(textAgreement(text, week)).toBe('lain'));

  test.each(['21 - 27 November 2026', '28 November - 4 Desember 2026'])('%j is partly the open one', (text) =>
    expect(textAgreement(text, week)).toBe('sebagian'),
  );

  test.each(['28 Des 2026 - 3 Jan 2027', '28 Desember – 3 Januari 2027', '1 Januari', '2026-W53', 'M5 Des'])(
    '%j is the week across new year',
    (text) => expect(textAgreement(text, newYear)).toBe('sama'),
  );

  test.each(['Minggu IV Nop 2026', '25 November 2026'])('%j is a period without dates', (text) =>
    expect(textAgreement(text, undated)).toBe('sama'),
  );
});

test.each([
  ['Nopember 2026', 'sama'],
  ['NOV 26', null],
  ["Nov '26", 'sama'],
  ['Bulan : November 2026', 'sama'],
  ['1 - 30 November 2026', 'sama'],
  ['Pebruari 2026', 'lain'],
  ['Agust. 2026', 'lain'],
  ['26 Oktober - 25 November 2026', 'sebagian'],
] as const)('a month: %j is %j', (text, is) => {
  expect(textAgreement(text, month)).toBe(is === null ? 'sama' : is);
});

test.each(['', 'Melak', 'Beras 5 kg', 'Pasar Minggu', 'No. 12', '14.500', 'Jl. A.M. Sangaji 12', 14_500])(
  '%j says no time',
  (text) => expect(textAgreement(text, week)).toBeNull(),
);

test.each([
  ['minggu iii oktober 2026', 'Minggu ke-3 Oktober 2026'],
  ['3/9/2026', '3 September 2026'],
  ['23-29 nop 2026', '23 November 2026 – 29 November 2026'],
])('%j is said as %j', (text, said) => expect(timeText(readTime(text)!)).toBe(said));
