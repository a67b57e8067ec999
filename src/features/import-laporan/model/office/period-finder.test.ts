import { expect, test } from 'vitest';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '@/entities/periode';
import { periodFinder } from './period-finder';

const period = (id: number, nama_periode: string, mulai: string | null = null, selesai = mulai): Periode => ({
  ...{ id, nama_periode, tanggal_mulai: mulai, tanggal_selesai: selesai },
});

function found(cell: string, { jenis = 'harga-pangan' as JenisPeriode, stored = [] as Periode[], answers = {} } = {}) {
  const finder = periodFinder({ jenis, stored, hariIni: '2026-11-29', answers });
  const result = finder.find(cell);
  const [question] = finder.questions.values();
  return 'periode' in result
    ? [result.is, result.periode.nama_periode]
    : [question ? question.id : result.is, 'says' in result && !question ? result.says : undefined];
}

test.each([
  ['Minggu ke-3 Maret 2021', 'Minggu ke-3 Maret 2021'],
  ['M3 Mar 2021', 'Minggu ke-3 Maret 2021'],
  ['17/03/2021', 'Minggu ke-3 Maret 2021'],
  ['15 - 21 Maret 2021', 'Minggu ke-3 Maret 2021'],
  // The week of New Year belongs to the year of its Thursday.
  ['31 Desember 2025', 'Minggu ke-1 Januari 2026'],
  ['1 Januari 2021', 'Minggu ke-5 Desember 2020'],
  ['2021-W02', 'Minggu ke-2 Januari 2021'],
])('%s is opened as %s', (cell, nama) => {
  expect(found(cell)).toEqual(['baru', nama]);
});

test.each([
  ['Maret 2021', 'Maret 2021'],
  ['Mar-21', 'Maret 2021'],
  ['3/2021', 'Maret 2021'],
  ['17 Maret 2021', 'Maret 2021'],
  ['1 - 31 Maret 2021', 'Maret 2021'],
])('in a monthly report %s is %s', (cell, nama) => {
  expect(found(cell, { jenis: 'luas-tanam' })).toEqual(['baru', nama]);
});

test.each([
  ['Minggu ke-5 Februari 2021', 'harga-pangan', 'Tidak ada Minggu ke-5 Februari 2021.'],
  ['2021', 'harga-pangan', '“2021” tidak menyebut minggu dan bulannya.'],
  ['2021', 'luas-tanam', '“2021” tidak menyebut bulannya.'],
  ['Minggu ke-1 Maret 2021', 'luas-tanam', '“Minggu ke-1 Maret 2021” adalah minggu, sedangkan laporan ini per bulan.'],
  ['Minggu ke-1 Januari 2027', 'harga-pangan', 'Minggu ke-1 Januari 2027 belum mulai.'],
  ['1 - 31 Maret 2021', 'harga-pangan', '“1 - 31 Maret 2021” (31 hari) tidak termasuk satu periode saja.'],
  ['Januari - Maret 2021', 'luas-tanam', '“Januari - Maret 2021” bukan satu periode.'],
  ['Minggu lalu', 'harga-pangan', '“Minggu lalu” bukan satu periode.'],
] as const)('%s (%s) is refused: %s', (cell, jenis, says) => {
  expect(found(cell, { jenis })).toEqual(['tolak', says]);
});

const week = period(1, 'Minggu ke-3 Maret 2021', '2021-03-15', '2021-03-21');
const market = period(2, 'Pasar murah', '2021-03-17');
const own = period(3, 'Dua pekan Maret', '2021-03-08', '2021-03-21');
const undated = period(4, 'Pekan sembako');

test.each([
  ['the name of a week', 'Minggu ke-3 Maret 2021', [week, market], ['ada', week.nama_periode]],
  ['a day of it', '16 Maret 2021', [week, market], ['ada', week.nama_periode]],
  ['a name of the office’s own', 'pekan  SEMBAKO', [undated], ['ada', undated.nama_periode]],
  ['a day of the week and of a market', '17 Maret 2021', [week, market], ['waktu/17maret2021', undefined]],
  ['a week that a longer period overlaps', 'Minggu ke-3 Maret 2021', [own], ['waktu/mingguke3maret2021', undefined]],
  [
    'a week with the name of an undated one',
    'M3 Maret 2021',
    [period(5, week.nama_periode)],
    ['waktu/m3maret2021', undefined],
  ],
  ['a name that is none', 'Pekan sembako', [week], ['waktu/pekansembako', undefined]],
  ['no time', '', [week], ['waktu/kosong', undefined]],
  ['a month of weeks', 'Maret 2021', [week], ['waktu/minggu', undefined]],
  ['no year', 'Minggu ke-3 Maret', [week], ['waktu/tahun', undefined]],
])('%s among stored periods', (_name, cell, stored, expected) => {
  expect(found(cell, { stored })).toEqual(expected);
});

test.each([
  ['17 Maret 2021', { 'waktu/17maret2021': '2' }, ['ada', 'Pasar murah']],
  ['Maret 2021', { 'waktu/minggu': 'akhir' }, ['baru', 'Minggu ke-4 Maret 2021']],
  ['Minggu ke-3 Maret', { 'waktu/tahun': '2021' }, ['ada', week.nama_periode]],
  ['3 Maret', { 'waktu/tahun': '2022' }, ['baru', 'Minggu ke-1 Maret 2022']],
  ['Minggu ke-3 Maret', { 'waktu/tahun': 'lewati' }, ['waktu/tahun', undefined]],
])('%s with the answer %j', (cell, answers, expected) => {
  expect(found(cell, { stored: [week, market], answers })).toEqual(expected);
});
