import { expect, test } from 'vitest';
import { bacaAmbang, labelDari } from '../ambang.ts';
import { skemaSkpg } from '../label.ts';
import { bacaSelang, sebutSelang, termuat, tulisSelang } from '../selang.ts';
import { ukuranDari } from '../skema.ts';
import { ambangBawaan } from './bawaan.ts';

test.each([
  ['< 5', '< 5'],
  ['>=5', '≥ 5'],
  ['≥ 5 dan ≤ 20', '≥ 5 dan ≤ 20'],
  ['<=20 DAN >=5', '≥ 5 dan ≤ 20'],
  ['  > -2,5  dan  < 3.25 ', '> -2,5 dan < 3,25'],
  ['≥ −5 dan < 5', '≥ -5 dan < 5'],
  ['≥ 5 dan ≤ 5', '≥ 5 dan ≤ 5'],
  ['kurang dari 5', '< 5'],
  ['5  sampai 20', '≥ 5 dan ≤ 20'],
  ['-5 sampai kurang dari 5', '≥ -5 dan < 5'],
  ['Lebih dari 2,5 sampai 20', '> 2,5 dan ≤ 20'],
  ['80 atau lebih', '≥ 80'],
  ['5 atau kurang', '≤ 5'],
])('%j is %s', (typed, written) => {
  const selang = bacaSelang(typed);
  expect(selang && tulisSelang(selang)).toBe(written);
});

test.each([
  ['< 5', 'kurang dari 5'],
  ['≤ 5', '5 atau kurang'],
  ['> 20', 'lebih dari 20'],
  ['≥ 5', '5 atau lebih'],
  ['≥ 5 dan ≤ 20', '5 sampai 20'],
  ['≥ -5 dan < 5', '-5 sampai kurang dari 5'],
  ['> 5 dan ≤ 20', 'lebih dari 5 sampai 20'],
])('%s is said as %j', (teks, said) => {
  const selang = bacaSelang(teks);
  expect(selang && sebutSelang(selang)).toBe(said);
});

test.each([
  ...['', '5', '5 – 20', '< ', '< lima', '< 5 dan', '< 5 dan < 6', '> 1 dan > 2', '< 5 dan > 3 dan > 2', '≥ 6 dan < 5'],
  ...[
    '> 5 dan ≤ 5',
    '< 5; DROP TABLE',
    '20 sampai 5',
    'kurang dari lima',
    '5 sampai',
    '5-20',
    '< 1e9',
    '< 12345678',
    '< 1.2345',
    '!= 5',
    '< Infinity',
    '< NaN',
    '<> 5',
  ],
])('%j is no part of the number line', (typed) => {
  expect(bacaSelang(typed)).toBeNull();
});

test.each([
  ['≥ -5 dan < 5', [-5, 0, 4.999], [-5.001, 5]],
  ['> 20', [20.001, 1e9], [20]],
  ['≤ 5', [-1e9, 5], [5.001]],
])('%s holds %j, not %j', (teks, held, others) => {
  const selang = bacaSelang(teks);
  const isHeld = (value: number) => selang && termuat(selang, value);
  expect([held.map(isHeld), others.map(isHeld)]).toEqual([held.map(() => true), others.map(() => false)]);
});

test.each(skemaSkpg)(
  'what ships for %s is whole: a threshold for all that it needs, a label for each value',
  (skema) => {
    const rows = ambangBawaan.filter((row) => row.skema === skema);
    expect(rows.map(({ ukuran }) => ukuran).toSorted()).toEqual(ukuranDari(skema).toSorted());
    for (const row of rows) {
      const read = bacaAmbang(row);
      if ('salah' in read) throw new Error(`${row.ukuran}: ${read.salah}`);
      for (let value = -200; value <= 200; value += 0.5) expect(labelDari(read.ambang, value)).toBeTypeOf('string');
    }
  },
);

test.each([
  ['a gap', '< 5', '≥ 6 dan ≤ 20', '> 20', 'Nilai antara 5 dan 6 belum berlabel'],
  ['a gap of one value', '< 5', '> 5 dan ≤ 20', '> 20', 'Nilai 5 belum berlabel'],
  ['an overlap', '< 5', '≥ 5 dan ≤ 20', '> 15', 'Waspada dan Rentan bertumpang tindih antara 15 dan 20'],
  ['an overlap of one value', '≤ 5', '≥ 5 dan ≤ 20', '> 20', 'Aman dan Waspada bertumpang tindih pada 5'],
  ['two without an end', '< 5', '≥ 5', '≥ 20', 'Waspada dan Rentan bertumpang tindih'],
  ['the same twice', '< 5', '< 5', '≥ 5', 'Aman dan Waspada bertumpang tindih'],
  ['no label below', '≥ 0 dan < 5', '≥ 5 dan ≤ 20', '> 20', 'Nilai di bawah 0 belum berlabel'],
  ['no label above', '< 5', '≥ 5 dan ≤ 20', '> 20 dan ≤ 100', 'Nilai di atas 100 belum berlabel'],
  ['another order', '≥ 5 dan ≤ 20', '< 5', '> 20', 'Waspada harus di antara Aman dan Rentan'],
  ['what is none', '< 5', 'lima sampai 20', '> 20', "Waspada ditulis seperti '< 5', '≥ 5 dan ≤ 20', atau '> 20'"],
])('thresholds with %s are refused', (_name, aman, waspada, rentan, salah) => {
  expect(bacaAmbang({ aman, waspada, rentan })).toMatchObject({ salah });
});

test('a value that floating point has put beside an end is judged as it is printed', () => {
  const read = bacaAmbang({ aman: '< 5', waspada: '≥ 5 dan ≤ 20', rentan: '> 20' });
  if ('salah' in read) throw new Error(read.salah);
  expect(labelDari(read.ambang, 4.999_999_999_9)).toBe('waspada');
  expect(labelDari(read.ambang, 20.000_000_000_1)).toBe('waspada');
});
