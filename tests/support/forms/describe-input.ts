import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

/** A form or a query as it is read. */
interface Input<Values> {
  schema: z.ZodType<Values>;
  /** What is sent, and what it becomes. */
  whole: Record<string, unknown>;
  becomes: Values;
  /** Changes of what is sent that make no difference, or another one. */
  takes?: readonly (readonly [change: Record<string, unknown>, becomes: object])[];
  /** Changes of what is sent, and what is said of one field. */
  refuses: readonly (readonly [change: Record<string, unknown>, field: string, sentence: string])[];
}

/** Asserts how a schema reads what is sent. */
export function describeInput<Values>(name: string, { schema, whole, becomes, takes = [], refuses }: Input<Values>) {
  describe(name, () => {
    test('what is whole is taken, and what nobody asked for is not', () => {
      expect(schema.parse({ ...whole, roles: ['superadmin'] })).toEqual(becomes);
    });

    test.each(takes)('%j becomes %j', (change, changed) => {
      expect(schema.parse({ ...whole, ...change })).toEqual({ ...becomes, ...changed });
    });

    test.each(refuses)('%j: %s: %s', (change, field, sentence) => {
      const issues = schema.safeParse({ ...whole, ...change }).error?.issues ?? [];
      expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, sentence]]);
    });
  });
}
