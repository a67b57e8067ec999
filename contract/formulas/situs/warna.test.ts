import { expect, test } from 'vitest';
import { darkenWarna, gayaWarna, keluhanWarna, kontras, paduan } from './warna.ts';

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#777777', 4.48],
  ['#767676', 4.54],
  ['#23774a', 5.53],
  ['#1d4ed8', 6.7],
  ['#f2b632', 1.82],
])('%s has a contrast of %d against white', (warna, contrast) => {
  expect(kontras(warna)).toBeCloseTo(contrast, 1);
});

test.each([
  ['', undefined],
  ['#23774a', undefined],
  ['#767676', undefined],
  ['#777777', 'Warna terlalu terang: kontrasnya dengan putih 4,5, sedikitnya 4,5'],
  ['#f2b632', 'Warna terlalu terang: kontrasnya dengan putih 1,8, sedikitnya 4,5'],
  ['#fff', "Warna harus ditulis seperti '#23774a'"],
  ['23774a', "Warna harus ditulis seperti '#23774a'"],
  ['#23774A', "Warna harus ditulis seperti '#23774a'"],
  ['#23774a;}', "Warna harus ditulis seperti '#23774a'"],
])("'%s' is taken or refused", (warna, complaint) => {
  expect(keluhanWarna(warna)).toBe(complaint);
});

test.each(['#f2b632', '#ffffff', '#777777', '#7fd3a5', '#ff0000'])('%s has a darker one that can be taken', (warna) => {
  const darker = darkenWarna(warna);
  expect(keluhanWarna(darker)).toBeUndefined();
  // No darker than it must be.
  expect(kontras(darker)).toBeLessThan(4.9);
});

test('a colour that can be read stays itself', () => {
  expect(darkenWarna('#1d4ed8')).toBe('#1d4ed8');
});

test.each(['#23774a', '#1d4ed8', '#8a1538', '#000000', '#5b2a86', '#767676'])('all of %s is readable', (warna) => {
  const { terang, gelap, diAtasGelap } = paduan(warna);
  const light: [text: string, ground: string][] = [
    ...(['600', '700'] as const).map((name): [string, string] => ['#ffffff', terang[name]]),
    [terang['700'], terang['50']],
  ];
  const dark: [text: string, ground: string][] = [
    ...(['600', '700'] as const).map((name): [string, string] => [gelap[name], '#211e1a']),
    [gelap['600'], gelap['50']],
    [diAtasGelap, gelap['600']],
  ];
  for (const [text, ground] of [...light, ...dark])
    expect([text, ground, kontras(text, ground) >= 4.5]).toEqual([text, ground, true]);
});

test('a style sheet holds colours alone', () => {
  expect(gayaWarna('#1d4ed8')).toMatch(
    /^:root:root\{(--padi-\d+:#[0-9a-f]{6};?)+\}@media \(prefers-color-scheme:dark\)\{:root:root\{(--[a-z0-9-]+:#[0-9a-f]{6};?)+\}\}$/,
  );
});
