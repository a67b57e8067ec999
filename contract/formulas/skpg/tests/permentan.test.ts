import { expect, test } from 'vitest';
import { nilaiTempat } from '../nilai.ts';
import { angkaDari, bagian, bawaan, terhadapRata } from './cases.ts';

const ambang = bawaan('permentan');
const judge = (kasus: Parameters<typeof angkaDari>[0]) => nilaiTempat('permentan', angkaDari(kasus), ambang);
const said = (one: { keadaan: string; label?: string } | undefined) => one?.label ?? one?.keadaan;

test.each([
  ['tanam', 5, 'aman'],
  ['tanam', 4.99, 'waspada'],
  ['tanam', 0, 'waspada'],
  ['tanam', -5, 'waspada'],
  ['tanam', -5.01, 'rentan'],
  ['tanam', -100, 'rentan'],
  ['puso', -5.01, 'aman'],
  ['puso', -5, 'waspada'],
  ['puso', 4.99, 'waspada'],
  ['puso', 5, 'rentan'],
  ['puso', -100, 'aman'],
  ['beras', -30, 'aman'],
  ['beras', 4.99, 'aman'],
  ['beras', 5, 'waspada'],
  ['beras', 20, 'waspada'],
  ['beras', 20.01, 'rentan'],
  ['nd', 100, 'aman'],
  ['nd', 90.01, 'aman'],
  ['nd', 90, 'waspada'],
  ['nd', 80, 'waspada'],
  ['nd', 79.99, 'rentan'],
  ['bgm', 0, 'aman'],
  ['bgm', 4.99, 'aman'],
  ['bgm', 5, 'waspada'],
  ['bgm', 10, 'waspada'],
  ['bgm', 10.01, 'rentan'],
] as const)('%s at %d per cent is %s', (indikator, persen, label) => {
  expect(said(judge({ [indikator]: persen }).indikator[indikator])).toBe(label);
});

test.each([
  // Scores: 1 good, 3 bad.
  [{ tanam: 6, puso: -6 }, 'ketersediaan', 2, 'aman'],
  [{ tanam: 6, puso: 0 }, 'ketersediaan', 3, 'aman'],
  [{ tanam: 0, puso: 0 }, 'ketersediaan', 4, 'waspada'],
  [{ tanam: 6, puso: 50 }, 'ketersediaan', 4, 'waspada'],
  [{ tanam: -20, puso: 0 }, 'ketersediaan', 5, 'rentan'],
  [{ tanam: -20, puso: 50 }, 'ketersediaan', 6, 'rentan'],
  [{ beras: 1 }, 'akses', 1, 'aman'],
  [{ beras: 7 }, 'akses', 2, 'waspada'],
  [{ beras: 25 }, 'akses', 3, 'rentan'],
  [{ nd: 92, bgm: 2 }, 'pemanfaatan', 2, 'aman'],
  [{ nd: 92, bgm: 7 }, 'pemanfaatan', 3, 'aman'],
  [{ nd: 85, bgm: 7 }, 'pemanfaatan', 4, 'waspada'],
  [{ nd: 70, bgm: 7 }, 'pemanfaatan', 5, 'rentan'],
  [{ nd: 70, bgm: 12 }, 'pemanfaatan', 6, 'rentan'],
] as const)('%j: %s has the score %d and is %s', (kasus, aspek, skor, label) => {
  expect(judge(kasus).aspek[aspek]).toEqual({ keadaan: 'ada', nilai: skor, label });
});

test.each([
  [{ tanam: 6, puso: -6, beras: 1, nd: 92, bgm: 2 }, 3, 'aman'],
  [{ tanam: 6, puso: -6, beras: 7, nd: 92, bgm: 2 }, 4, 'aman'],
  [{ tanam: 0, puso: 0, beras: 7, nd: 92, bgm: 2 }, 5, 'waspada'],
  [{ tanam: 0, puso: 0, beras: 7, nd: 85, bgm: 7 }, 6, 'waspada'],
  [{ tanam: -20, puso: 50, beras: 7, nd: 85, bgm: 7 }, 7, 'rentan'],
  [{ tanam: -20, puso: 50, beras: 25, nd: 70, bgm: 12 }, 9, 'rentan'],
] as const)('%j: the composite is %d, %s', (kasus, skor, label) => {
  expect(judge(kasus).komposit).toEqual({ keadaan: 'ada', nilai: skor, label });
});

const whole = { tanam: 6, puso: -6, beras: 1, nd: 92, bgm: 2 };

test.each([
  ['tanam', 'ketersediaan'],
  ['puso', 'ketersediaan'],
  ['beras', 'akses'],
  ['nd', 'pemanfaatan'],
  ['bgm', 'pemanfaatan'],
] as const)('without %s there is no %s and no composite', (indikator, aspek) => {
  const { [indikator]: _gone, ...rest } = whole;
  const missing = judge(rest);
  expect([said(missing.aspek[aspek]), said(missing.komposit)]).toEqual(['belum tersedia', 'belum tersedia']);
  const unknown = judge({ ...whole, [indikator]: '?' });
  expect([said(unknown.aspek[aspek]), said(unknown.komposit)]).toEqual([
    'tidak dapat dihitung',
    'tidak dapat dihitung',
  ]);
});

test('what is not there at all says so before what cannot be computed', () => {
  const { beras: _gone, ...rest } = whole;
  expect(said(judge({ ...rest, puso: '?' }).komposit)).toBe('belum tersedia');
});

test.each([
  ['five years', 120, [100, 110, 90, 105, 95], 20],
  ['one year', 95, [100], -5],
  ['nothing planted now', 0, [40, 60], -100],
  ['three months of rice', 15_000, [14_400, 14_500, 14_600], (500 * 100) / 14_500],
])('against the mean of %s', (_name, kini, dahulu, persen) => {
  expect(terhadapRata(kini, dahulu)).toEqual({ keadaan: 'ada', nilai: persen });
});

test.each([
  ['no year before', 10, [], 'pembanding belum ada'],
  ['no report now', null, [10, 20], 'belum tersedia'],
  ['a mean of zero', 10, [0, 0], 'tidak dapat dihitung'],
  ['zero planted against zero', 0, [0], 'tidak dapat dihitung'],
] as const)('%s: %j', (_name, kini, dahulu, keadaan) => {
  expect(terhadapRata(kini, dahulu)).toEqual({ keadaan });
});

test.each([
  // Sums first: 33 of 40 and 10 of 60 are 43 of 100, not the mean of 82.5 and 16.7.
  [33 + 10, 40 + 60, { keadaan: 'ada', nilai: 43 }],
  [0, 40, { keadaan: 'ada', nilai: 0 }],
  [0, 0, { keadaan: 'tidak dapat dihitung' }],
  [null, null, { keadaan: 'belum tersedia' }],
])('%j of %j', (sebagian, semua, angka) => {
  expect(bagian(sebagian, semua)).toEqual(angka);
});
