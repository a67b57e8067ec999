import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goesAway, rubberBand } from './pull';

test('rubber gives way, ever less, never beyond its reach, and not at all to a push', () => {
  expect(rubberBand(-40, 320)).toBe(0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (pulled) => {
      const now = rubberBand(pulled, 320);
      const next = rubberBand(pulled + 1, 320);
      expect(next).toBeGreaterThan(now);
      expect(next - now).toBeLessThan(now - rubberBand(pulled - 1, 320));
      expect(now).toBeLessThan(320);
    }),
  );
});

test.each([
  ['a fling, however short', { offset: 8, speed: 0.6, size: 600 }, true],
  ['a fling back, however far out', { offset: 500, speed: -0.6, size: 600 }, false],
  ['a slow pull beyond 160 px of something tall', { offset: 161, speed: 0.1, size: 600 }, true],
  ['a slow pull of less', { offset: 159, speed: 0.1, size: 600 }, false],
  ['a slow pull beyond two fifths of something low', { offset: 81, speed: 0, size: 200 }, true],
])('%s', (_name, pulled, isGone) => {
  expect(goesAway(pulled)).toBe(isGone);
});
