import { expect, test } from 'vitest';
import { bestFirst, matches, piecesOf, wordsOf } from '../kata.ts';

test.each([
  ['  Cabai   RAWIT ', ['cabai', 'rawit']],
  ['', []],
  [' \t\n ', []],
  ['%_\'"', ['%_\'"']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ['мёд 蜂蜜', ['мёд', '蜂蜜']],
])('the words of %j are %j', (kata, words) => {
  expect(wordsOf(kata)).toEqual(words);
});

test.each([
  ['Cabai Rawit', ['rawit', 'cab'], true],
  ['Cabai Rawit', ['rawit', 'merah'], false],
  ['Cabai Rawit', ['%'], false],
  ['Cabai Rawit', [], false],
])('%j is found by %j: %j', (nama, words, isFound) => {
  expect(matches(nama, words)).toBe(isFound);
});

test('what begins with the word stands before what has a word that does, and both before the rest', () => {
  const names = ['Kentang (beras)', 'Merica', 'Beras Premium', 'Emas Beras', 'Beras Medium', 'Xberas'];
  expect(bestFirst(names, (nama) => nama, ['beras'])).toEqual([
    'Beras Medium',
    'Beras Premium',
    'Emas Beras',
    'Kentang (beras)',
    'Xberas',
  ]);
});

test.each([
  [
    'Beras Medium',
    ['med'],
    [
      ['Beras ', false],
      ['Med', true],
      ['ium', false],
    ],
  ],
  ['Beras', ['ras', 'be'], [['Beras', true]]],
  ['Beras', ['x'], [['Beras', false]]],
  [
    'aaa',
    ['aa'],
    [
      ['aa', true],
      ['a', false],
    ],
  ],
  ['', ['a'], []],
  ['İstanbul', ['i'], [['İstanbul', false]]],
])('%j searched by %j is marked as %j', (nama, words, pieces) => {
  expect(piecesOf(nama, words)).toEqual(pieces);
});
