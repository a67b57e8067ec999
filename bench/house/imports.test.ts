import { expect, test } from 'vitest';
import { arrowsOf, importsOf } from './imports.ts';

test.each([
  ["import { a } from './a';", ['value ./a']],
  ["import type { A } from './a';", ['type ./a']],
  ["import { type A, a } from './a';", ['value ./a']],
  ["import { type A } from './a';", ['value ./a']],
  ["import './a.css';", ['value ./a.css']],
  ["export { a, b } from './a';", ['value ./a']],
  ["export type { A } from './a';", ['type ./a']],
  ["export * from './a';", ['value ./a']],
  ["const a = () => import('./a');", ['later ./a']],
  ['const a = () => import(`./a`);', ['later ./a']],
  [`const a = (name: string) => import(\`./\${name}\`);`, []],
  ['const a = (name: string) => import(name);', []],
  ["// import { a } from './a';\n/* export * from './b'; */", []],
  ['const text = "import { a } from \'./a\';";', []],
  ['const text = `\nimport { a } from "./a";\n`;', []],
  ['export const a = <p>import from</p>;', []],
])('%s', (text, expected) => {
  expect(importsOf({ path: 'src/a.tsx', text }).map(({ sort, specifier }) => `${sort} ${specifier}`)).toEqual(expected);
});

test.each([
  ['./b', 'src/pages/home/b.tsx'],
  ['../other', 'src/pages/other/index.ts'],
  ['./b.css', 'src/pages/home/b.css'],
  ['./part.svg?raw', 'src/pages/home/part.svg'],
  ['@/shared/ui', 'src/shared/ui/index.ts'],
  ['#contract/limits.ts', 'contract/limits.ts'],
])('%s leads to %s', (specifier, to) => {
  const from = 'src/pages/home/a.ts';
  const files = [{ path: from, text: `import '${specifier}';` }];
  expect(arrowsOf(files, new Set([from, to]))).toEqual({ arrows: [{ from, to, sort: 'value' }], lost: [] });
});

test('packages are none of the house; what leads nowhere is told', () => {
  const files = [{ path: 'src/a.ts', text: "import 'react';\nimport './gone';" }];
  expect(arrowsOf(files, new Set(['src/a.ts']))).toEqual({ arrows: [], lost: ['src/a.ts: ./gone'] });
});
