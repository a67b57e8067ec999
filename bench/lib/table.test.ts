import { expect, test } from 'vitest';
import { type Column, table } from './table.ts';

const columns: Column<{ route: string; kB: number }>[] = [
  ['route', ({ route }) => route],
  ['kB', ({ kB }) => kB.toFixed(1)],
];

test('names stand left and figures right, as wide as the widest', () => {
  const rows = [
    { route: '/', kB: 184.96 },
    { route: '/etalase', kB: 7 },
  ];
  expect(table(columns, rows)).toBe(
    ['| route    |    kB |', '| -------- | ----: |', '| /        | 185.0 |', '| /etalase |   7.0 |'].join('\n'),
  );
});

test('without rows the headings remain', () => {
  expect(table(columns, [])).toBe('| route | kB |\n| ----- | -: |');
});
