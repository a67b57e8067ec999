import { expect, test } from 'vitest';
import { partsNear } from './scroll';

const heights = [100, 100, 100, 100, 100];

test.each([
  ['at the top', 0, 250, { from: 0, to: 3, before: 0, behind: 200 }],
  ['in the middle', -150, 150, { from: 1, to: 3, before: 100, behind: 200 }],
  ['at the end', -420, 80, { from: 4, to: 5, before: 400, behind: 0 }],
  ['scrolled past it', -900, 80, { from: 4, to: 5, before: 400, behind: 0 }],
  ['not reached yet', 500, 80, { from: 0, to: 1, before: 0, behind: 400 }],
])('%s', (_name, top, bottom, near) => {
  expect(partsNear(heights, top, bottom)).toEqual(near);
});
