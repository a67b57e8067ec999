import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { stopsOf } from './columns.ts';
import { groupOf, linesOf } from './files.ts';
import { marksOf, marksOfCheckout } from './marks.ts';
import { foldersOf, isDoor, sizesOf, tooFull } from './sizes.ts';

test.each([
  ['contract/limits.ts', 'contract'],
  ['server/app.ts', 'server'],
  ['src/shared/ui/button.module.css', 'css of the app'],
  ['src/shared/api/page.test.ts', 'tests'],
  ['server/node/web/test-web.ts', 'tests'],
  ['tests/support/api/api.ts', 'tests'],
  ['e2e/petani/produk.test.ts', 'tests'],
  ['server/db/seed/people.ts', 'demo'],
  ['src/app/demo/entry.tsx', 'demo'],
  ['demo/page/entry.tsx', 'demo'],
  ['demo/world/people.ts', 'demo'],
  ['demo/world/people.test.ts', 'tests'],
  ['uji/acak.ts', 'tools'],
  ['vite.config.ts', null],
  ['server/share/letters.json', null],
])('%s is of %s', (path, group) => {
  expect(groupOf(path)).toBe(group === 'css of the app' ? 'src' : group);
});

test.each([
  ['', 0],
  ['a', 1],
  ['a\n', 1],
  ['a\nb', 2],
  ['a\n\n', 2],
])('%j has %i lines', (text, lines) => {
  expect(linesOf(text)).toBe(lines);
});

test.each([
  ['src/a/index.ts', "export { a } from './a';\nexport type { B } from './b';\nexport * from './c';", true],
  ['src/a/index.ts', "export { a } from './a';\nexport const b = 1;", false],
  ['src/a/index.ts', "import { a } from './a';\nexport { a };", false],
  ['src/a/a.ts', "export { b } from './b';", false],
])('%s, %j: a door is %s', (path, text, expected) => {
  expect(isDoor({ path, text })).toBe(expected);
});

const file = (path: string, lines: number) => ({ path, text: 'a;\n'.repeat(lines) });

test('sizes: what is small, what is long, and the middle', () => {
  const files = [file('src/a.ts', 15), file('src/b.ts', 16), file('src/c.ts', 250), file('src/d.ts', 251)];
  const door = { path: 'src/index.ts', text: "export { a } from './a';\n" };
  expect(sizesOf([...files, door])).toEqual({
    ...{ files: 5, lines: 533, median: 16, p90: 251, max: 251 },
    ...{ tiny: 2, doors: 1, long: ['src/d.ts (251)'] },
  });
});

test('folders count what lies directly in them', () => {
  expect(foldersOf(['a/b/1', 'a/b/2', 'a/1'])).toEqual([
    ['a/b', 2],
    ['a', 1],
  ]);
});

test('a folder of more than 24 files is too full', () => {
  const full = Array.from({ length: 24 }, (_, at) => `a/${at}.ts`);
  expect(tooFull(foldersOf(full))).toEqual([]);
  expect(tooFull(foldersOf([...full, 'a/b.test.ts', 'c/1.ts']))).toEqual([['a', 25]]);
});

test.each([
  ['type A = { harga_grosir: number };', true],
  ["const a = ['harga_grosir'];", true],
  ['const a = `id harga_grosir harga_eceran`;', true],
  ["const a = 'harga.harga_grosir';", true],
  ['const a = harga.harga_grosir;', true],
  ['// harga_grosir', false],
  ['/** harga_grosir */', false],
  ['const harga_grosir_lama = 1;', false],
  ['const $harga_grosir = 1;', false],
])('%s says the column: %s', (text, isSaid) => {
  expect(stopsOf('harga_grosir', [{ path: 'src/a.ts', text }])).toHaveLength(isSaid ? 1 : 0);
});

test('the marks of a small house', () => {
  const marks = marksOf([
    { path: 'src/shared/api/a.ts', text: "import { b } from '../ui/b';\nimport type { F } from '../form/f';" },
    { path: 'src/shared/ui/b.ts', text: "import '../api/a';\nexport const luas_puso = 1;" },
    { path: 'src/shared/form/f.ts', text: "import '@/entities/produk/e';" },
    { path: 'src/entities/produk/e.ts', text: 'export const e = 1;' },
    { path: 'server/db/seed/luas.ts', text: 'const luas_puso = 1;' },
    { path: 'tests/luas.test.ts', text: 'const luas_puso = 1;' },
  ]);
  expect(marks.upInShared.values.map(({ to }) => to)).toEqual(['src/shared/ui/b.ts']);
  expect(marks.upInShared.types.map(({ to }) => to)).toEqual(['src/shared/form/f.ts']);
  expect(marks.upInLayers.map(({ to }) => to)).toEqual(['src/entities/produk/e.ts']);
  expect(marks.circles).toEqual([['src/shared/api/a.ts', 'src/shared/ui/b.ts']]);
  expect(marks.stops.find(([column]) => column === 'luas_puso')?.[1]).toEqual(['src/shared/ui/b.ts']);
  expect(marks.sizes.map(([part, { files }]) => `${part} ${files}`)).toContain('production 4');
  expect(marks.tooFull).toEqual([]);
});

describe('this checkout', () => {
  const { lost, strangeRooms, upInShared, upInLayers, circles, looseCircles, sizes, stops, tooFull } =
    marksOfCheckout(ROOT);

  test('every import is followed to its file, and every folder of shared has its place', () => {
    expect({ lost, strangeRooms }).toEqual({ lost: [], strangeRooms: [] });
  });

  // Steiger knows the order of the layers, but not the one inside shared.
  test('no import runs up, inside shared or between layers, not even of a type', () => {
    expect({ upInShared, upInLayers }).toEqual({ upInShared: { values: [], types: [] }, upInLayers: [] });
  });

  test('no imports run in a circle, not even of a type', () => {
    expect({ circles, looseCircles }).toEqual({ circles: [], looseCircles: [] });
  });

  test('no file is over 250 lines, no folder over 24 files', () => {
    expect({ long: sizes.flatMap(([, { long }]) => long), tooFull }).toEqual({ long: [], tooFull: [] });
  });

  test('a column stands in at most 8 files', () => {
    expect(stops.filter(([, files]) => files.length > 8)).toEqual([]);
  });
});
