import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['waspada ≥ 5 dan ≤ 20', 'waspada >= 5 dan <= 20'],
  ['5\u201110 % → 12 % ✓', '5-10 % -> 12 % v'],
  ['Mu’ut, Sékolaq', 'Mu’ut, Sékolaq'],
  ['naik\n\t 3\u00a0%', 'naik 3\u00a0%'],
  ['Žižka 稲', 'Zizka ?'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
