import { expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { strangeRooms, upInLayers, upInShared } from './floors.ts';

const arrow = (drawn: string) => {
  const [from = '', to = ''] = drawn.split(' ');
  return { from, to, sort: 'value' as const };
};

test.each([
  ['a chain', ['a b', 'b c'], []],
  ['two ways to one file', ['a b', 'a c', 'b d', 'c d'], []],
  ['a file that imports itself', ['a a'], [['a']]],
  ['two files', ['a b', 'b a'], [['a', 'b']]],
  ['a circle at the end of a chain', ['a b', 'b c', 'c d', 'd b'], [['b', 'c', 'd']]],
  ['two circles that share a file', ['a b', 'b a', 'b c', 'c b'], [['a', 'b', 'c']]],
  [
    'two circles with a way from one to the other',
    ['a b', 'b a', 'b c', 'c d', 'd e', 'e c'],
    [
      ['c', 'd', 'e'],
      ['a', 'b'],
    ],
  ],
])('%s', (_name, drawn, circles) => {
  expect(circlesOf(drawn.map(arrow))).toEqual(circles);
});

test.each([
  ['src/shared/api/a.ts src/shared/ui/b.ts', true],
  ['src/shared/lib/a.ts src/shared/api/b.ts', true],
  ['src/shared/ui/a.ts src/shared/form/b.ts', true],
  ['src/shared/api/a.ts src/shared/outbox/b.ts', true],
  ['src/shared/api/a.ts src/shared/write/b.ts', true],
  ['src/shared/form/a.ts src/shared/write/b.ts', false],
  ['src/shared/ui/a.ts src/shared/api/b.ts', false],
  ['src/shared/ui/a/a.ts src/shared/ui/b/b.ts', false],
  ['src/shared/lib/a.ts src/shared/config/b.ts', false],
  ['src/shared/api/a.ts src/app/b.ts', false],
  ['src/pages/a.ts src/shared/form/b.ts', false],
])('in shared %s: up is %s', (drawn, isUp) => {
  expect(upInShared([arrow(drawn)]).length).toBe(isUp ? 1 : 0);
});

test.each([
  ['src/shared/api/a.ts src/entities/b/index.ts', true],
  ['src/entities/a/a.ts src/features/b/index.ts', true],
  ['src/widgets/a/a.ts src/app/b.ts', true],
  ['src/pages/a/a.ts src/widgets/b/index.ts', false],
  ['src/pages/a/a.ts src/pages/a/b.ts', false],
  ['src/app/a.ts contract/limits.ts', false],
  ['server/app.ts contract/limits.ts', false],
])('between layers %s: up is %s', (drawn, isUp) => {
  expect(upInLayers([arrow(drawn)]).length).toBe(isUp ? 1 : 0);
});

test('a folder of shared that is on no floor is named', () => {
  expect(strangeRooms(['src/shared/lib/a.ts', 'src/shared/cellar/b.ts', 'server/cellar/c.ts'])).toEqual(['cellar']);
});
