import { expect, test } from 'vitest';
import { hasRoom } from './has-room';

test.each([
  ['0', 9, false],
  ['0', 10, true],
  ['-2,5', 10, true],
  ['1.234', 10, false],
  ['1.234', 13, true],
  ['+10.000.000', 34, true],
  ['+10.000.000', 33, false],
])('%s in a shape whose text has %d units of room: %j', (words, ruang, fits) => {
  expect(hasRoom(words, ruang)).toBe(fits);
});
