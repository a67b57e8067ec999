import { expect, test } from 'vitest';
import { axisOf } from './kurva.ts';

test.each([
  [40, 377, 0],
  [14_816, 15_306, 14_718],
  [3.2, 3.2, 2.56],
  [0, 0, 0],
  [-5, 5, -7],
])('from %d to %d: the axis lies at %d', (low, high, axis) => {
  expect(axisOf(low, high)).toBeCloseTo(axis);
  expect(axisOf(low, high) < low || low === 0).toBe(true);
});
