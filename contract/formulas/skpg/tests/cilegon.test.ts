import { expect, test } from 'vitest';
import { nilaiTempat } from '../nilai.ts';
import { angkaDari, bawaan } from './cases.ts';

const ambang = bawaan('cilegon');
const judge = (kasus: Parameters<typeof angkaDari>[0]) => nilaiTempat('cilegon', angkaDari(kasus), ambang);
const said = (one: { keadaan: string; label?: string } | undefined) => one?.label ?? one?.keadaan;

test.each([
  ['beras', 4.99, 'aman'],
  ['beras', 5, 'waspada'],
  ['beras', 10, 'waspada'],
  ['beras', 10.01, 'rentan'],
  ['beras', -40, 'aman'],
  ['minyak', 4.99, 'aman'],
  ['minyak', 5, 'waspada'],
  ['minyak', 15, 'waspada'],
  ['minyak', 15.01, 'rentan'],
  ['telur', 4.99, 'aman'],
  ['telur', 5, 'waspada'],
  ['telur', 15, 'waspada'],
  ['telur', 15.01, 'rentan'],
  ['bgm', 0, 'aman'],
  ['bgm', 9.99, 'aman'],
  ['bgm', 10, 'waspada'],
  ['bgm', 15, 'waspada'],
  ['bgm', 15.01, 'rentan'],
] as const)('%s at %d per cent is %s', (indikator, persen, label) => {
  expect(said(judge({ [indikator]: persen }).indikator[indikator])).toBe(label);
});

test.each([
  // Scores: 3 good, 1 bad.
  [{ beras: 0, minyak: 0, telur: 0 }, 9, 'aman'],
  [{ beras: 7, minyak: 0, telur: 0 }, 8, 'aman'],
  [{ beras: 0, minyak: 7, telur: 7 }, 7, 'waspada'],
  [{ beras: 12, minyak: 0, telur: 0 }, 7, 'waspada'],
  [{ beras: 7, minyak: 7, telur: 7 }, 6, 'waspada'],
  [{ beras: 12, minyak: 7, telur: 7 }, 5, 'rentan'],
  [{ beras: 12, minyak: 16, telur: 7 }, 4, 'rentan'],
  [{ beras: 12, minyak: 16, telur: 16 }, 3, 'rentan'],
] as const)('%j: access has the score %d and is %s', (kasus, skor, label) => {
  expect(judge(kasus).aspek.akses).toEqual({ keadaan: 'ada', nilai: skor, label });
});

test.each([
  [2, 3, 'aman'],
  [12, 2, 'waspada'],
  [16, 1, 'rentan'],
])('BGM/D of %d per cent makes use score %d, %s', (bgm, skor, label) => {
  expect(judge({ bgm }).aspek.pemanfaatan).toEqual({ keadaan: 'ada', nilai: skor, label });
});

test.each([
  [{ beras: 0, minyak: 0, telur: 0, bgm: 2 }, 6, 'aman'],
  [{ beras: 0, minyak: 0, telur: 0, bgm: 12 }, 5, 'waspada'],
  [{ beras: 12, minyak: 0, telur: 0, bgm: 12 }, 4, 'waspada'],
  [{ beras: 0, minyak: 0, telur: 0, bgm: 16 }, 4, 'waspada'],
  [{ beras: 12, minyak: 0, telur: 0, bgm: 16 }, 3, 'rentan'],
  [{ beras: 12, minyak: 16, telur: 16, bgm: 16 }, 2, 'rentan'],
] as const)('%j: the composite is %d, %s', (kasus, skor, label) => {
  expect(judge(kasus).komposit).toEqual({ keadaan: 'ada', nilai: skor, label });
});

test('availability is not judged, and no composite waits for it', () => {
  const { aspek, komposit } = judge({ beras: 0, minyak: 0, telur: 0, bgm: 2 });
  expect(aspek.ketersediaan).toBeUndefined();
  expect(said(komposit)).toBe('aman');
});

test.each(['beras', 'minyak', 'telur', 'bgm'] as const)('without %s there is no composite', (indikator) => {
  const { [indikator]: _gone, ...rest } = { beras: 0, minyak: 0, telur: 0, bgm: 2 };
  expect(said(judge(rest).komposit)).toBe('belum tersedia');
});
