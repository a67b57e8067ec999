import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rubberBand } from './rubber-band';

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
