import { expect, test } from 'vitest';
import { playwrightCount, sum, vitestCount, withExit } from './counts.ts';

test('what both reports call passed and failed is summed', () => {
  const unit = vitestCount({ numPassedTests: 120, numFailedTests: 2 });
  const browser = playwrightCount({ stats: { expected: 10, unexpected: 1, flaky: 1 } });
  expect(sum([{ passed: 1, failed: 0 }, unit, browser])).toEqual({ passed: 131, failed: 4 });
});

test.each([
  [{ passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
  [{ passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
  [{ passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
])('%j with exit code %i is %j', (count, code, expected) => {
  expect(withExit(count, code)).toEqual(expected);
});
