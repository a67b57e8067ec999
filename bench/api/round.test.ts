import { expect, test } from 'vitest';
import { cost, joined, rate } from './round.ts';

const rounds = [
  { seconds: 10, cpu: 6, latencies: [1, 2, 3] },
  { seconds: 2, cpu: 3, latencies: [4, 5, 6] },
];

test('rounds joined weigh by what they answered', () => {
  const all = joined(rounds);
  expect(all.latencies).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rate(all)).toBe(0.5);
  expect(cost(all)).toBe(1_500_000);
});
