import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';

const page = readFileSync(join(ROOT, 'docs/keamanan.md'), 'utf8');

/** Items of levels 1 and 2 in each chapter of ASVS 5.0.0; chapters 10 and 17 are answered as a whole. */
const ITEMS: Record<string, number> = {
  ...{ 1: 27, 2: 11, 3: 19, 4: 10, 5: 9, 6: 35, 7: 18, 8: 7, 9: 7 },
  ...{ 11: 14, 12: 9, 13: 13, 14: 9, 15: 13, 16: 16 },
};

/** A test by its file, and words of its name. */
const cited = [...page.matchAll(/`((?:tests|server|contract|src|e2e)\/[\w./-]+)`((?:(?: |, )“[^”]+”)*)/g)].map(
  ([, file = '', names = '']) => ({ file, names: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name) }),
);

test('every item of levels 1 and 2 is answered, once', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const items = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/\b\d+\.\d+\.\d+\b/g) ?? []);
  expect(items.length - new Set(items).size).toBe(0);
  const counted = Object.groupBy(items, (item) => item.split('.')[0] ?? '');
  expect(Object.fromEntries(Object.entries(counted).map(([chapter, all]) => [chapter, all?.length]))).toEqual(ITEMS);
});

test('every test that is named is there, and asks what it is named for', () => {
  const missing = cited.flatMap(({ file, names }) => {
    if (!existsSync(join(ROOT, file))) return [file];
    const content = names.length > 0 ? readFileSync(join(ROOT, file), 'utf8') : '';
    return names.filter((name) => !content.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(cited.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
