import { expect, test } from 'vitest';
import fonts from './fonts.json' with { type: 'json' };
import { piecesOf, printable } from './printable.ts';

test.each([
  ['waspada ≥ 5 dan ≤ 20', 'waspada >= 5 dan <= 20'],
  ['5\u201110 % → 12 % ✓', '5-10 % -> 12 % v'],
  ['Mu’ut, Muʼut, Sékolaq', 'Mu’ut, Muʼut, Sékolaq'],
  ['naik\n\t 3\u00a0%', 'naik 3\u00a0%'],
  ['Đồng Lạng, Žižka, Łódź', 'Đồng Lạng, Žižka, Łódź'],
  ['Ɓaɗɛ ʔŋ Αθήνα Жук', 'Ɓaɗɛ ʔŋ Αθήνα Жук'],
  ['n\u0303 o\u0302\u0300', 'ñ ồ'],
  ['q\u0303\u200b, ﬁ ①', 'q\u0303, fi 1'],
  ['Añja 米', 'Añja ·'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('a text is in parts where one font does not have all of its letters', () => {
  expect(piecesOf('Desa Đồng')).toEqual([
    { text: 'Desa ', font: 0 },
    { text: 'Đ', font: 1 },
    { text: 'ồ', font: 2 },
    { text: 'ng', font: 0 },
  ]);
  expect(piecesOf('Muʼut').map(({ font }) => font)).toEqual([0, 3, 0]);
});

test('both weights have the same letters', () => {
  const lettersOf = (chain: { letters: string }[]) => chain.map(({ letters }) => letters);
  expect(lettersOf(fonts.tebal)).toEqual(lettersOf(fonts.biasa));
});
