import { expect, test } from 'vitest';
import { tingkatPuso } from '../tanam.ts';

test.each([
  [40, 3, 7.5],
  [40, 0, 0],
  [40, 40, 100],
  [0, 0, null],
  [null, 0, null],
  [40, null, null],
])('domain 4.3: of %j planted hectares %j were lost: %j per cent', (tanam, puso, persen) => {
  expect(tingkatPuso(tanam, puso)).toBe(persen);
});
