import { expect, test } from 'vitest';
import { goesAway } from './goes-away';

test.each([
  ['a fling, however short', { offset: 8, speed: 0.6, size: 600 }, true],
  ['a fling back, however far out', { offset: 500, speed: -0.6, size: 600 }, false],
  ['a slow pull beyond 160 px of something tall', { offset: 161, speed: 0.1, size: 600 }, true],
  ['a slow pull of less', { offset: 159, speed: 0.1, size: 600 }, false],
  ['a slow pull beyond two fifths of something low', { offset: 81, speed: 0, size: 200 }, true],
])('%s', (_name, pulled, isGone) => {
  expect(goesAway(pulled)).toBe(isGone);
});
