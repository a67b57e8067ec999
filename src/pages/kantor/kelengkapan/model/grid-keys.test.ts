import { expect, test } from 'vitest';
import { movedBy } from './grid-keys';

const size = { rows: 16, columns: 52 };

test.each([
  ['ArrowUp', { row: 3, column: 5 }, { row: 2, column: 5 }],
  ['ArrowUp', { row: 0, column: 5 }, { row: 0, column: 5 }],
  ['ArrowDown', { row: 15, column: 5 }, { row: 15, column: 5 }],
  ['ArrowDown', { row: 3, column: 5 }, { row: 4, column: 5 }],
  ['ArrowLeft', { row: 3, column: 0 }, { row: 3, column: 0 }],
  ['ArrowLeft', { row: 3, column: 5 }, { row: 3, column: 4 }],
  ['ArrowRight', { row: 3, column: 51 }, { row: 3, column: 51 }],
  ['ArrowRight', { row: 3, column: 5 }, { row: 3, column: 6 }],
  ['PageUp', { row: 12, column: 5 }, { row: 2, column: 5 }],
  ['PageDown', { row: 12, column: 5 }, { row: 15, column: 5 }],
  ['Home', { row: 3, column: 5 }, { row: 3, column: 0 }],
  ['End', { row: 3, column: 5 }, { row: 3, column: 51 }],
  ['Tab', { row: 3, column: 5 }, null],
  ['a', { row: 3, column: 5 }, null],
])('%s from %j leads to %j', (key, from, to) => {
  expect(movedBy(key, from, size)).toEqual(to);
});

test('with Ctrl, Home and End lead to the corners', () => {
  expect(movedBy('Home', { row: 3, column: 5 }, size, true)).toEqual({ row: 0, column: 0 });
  expect(movedBy('End', { row: 3, column: 5 }, size, true)).toEqual({ row: 15, column: 51 });
});
