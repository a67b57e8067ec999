import { describe, expect, test } from 'vitest';
import type { TestApi } from './api.ts';
import { type Caller, callerNamed } from './callers.ts';

/** What is tried, and the status that it was answered with. */
export type Attempt = (who: Caller) => Promise<number>;

/**
 * Asserts a table as it is drawn: roles below each other, attempts beside each other, a status in each cell.
 *
 * @param api asked when the tests run
 */
export function describePermissions(
  name: string,
  api: () => TestApi,
  attempts: Record<string, Attempt>,
  drawn: string,
) {
  const [head = [], ...lines] = drawn
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s*\|\s*/));
  const columns = head.slice(1);

  describe(name, () => {
    test('the table names every attempt', () => {
      expect(columns).toEqual(Object.keys(attempts));
    });

    test.each(lines.map(([role = '', ...cells]) => [role, cells] as const))('%s', async (role, cells) => {
      const who = await callerNamed(api(), role);
      const expected = columns.map((column, at) => `${column}: ${cells[at]}`);
      const answered: string[] = [];
      for (const column of columns) answered.push(`${column}: ${await attempts[column]!(who)}`);
      expect(answered).toEqual(expected);
    });
  });
}
