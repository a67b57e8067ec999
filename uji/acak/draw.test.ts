import { expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { operations } from '../../tests/support/api/documented.ts';
import { callers, draw } from './draw.ts';

test('a round asks every operation in every role, and the same seed asks the same', () => {
  const drawn = draw({}, createRandom(1));
  const asked = new Set(drawn.map(({ documented, caller }) => `${caller} ${documented.operation.operationId}`));
  expect(asked.size).toBe(operations.length * callers.length);
  const addresses = (seed: number) => draw({}, createRandom(seed)).map(({ request }) => request.address);
  expect(addresses(1)).toEqual(drawn.map(({ request }) => request.address));
  expect(addresses(2)).not.toEqual(addresses(1));
});
