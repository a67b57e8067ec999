import { describe, expect, test } from 'vitest';
import { firstBroken, type Rule } from '../../contract/rules/rule.ts';

/** A form of spec section 5: the sentences in the spec's order, and values that break none of them. */
interface Form<Values> {
  rules: readonly Rule<Values>[];
  says: string[];
  whole: Values;
}

/** Each of these breaks at least one rule of any kind. */
const suspicious = [undefined, '', '   ', [], 'dua belas', '14.500,5', 'pendek', 2_000_001];

/** Asserts an ordered list of rules against its line in the spec. */
export function describeRules<Values extends object>(name: string, { rules, says, whole }: Form<Values>): void {
  describe(`spec §5, "${name}"`, () => {
    test('the sentences are the spec’s, in its order', () => {
      expect(rules.map(([message]) => message)).toEqual(says);
    });

    test('whole values break none', () => {
      expect(firstBroken(rules, whole)).toBeUndefined();
    });

    test.each(rules.filter(([, , field]) => field))('%s: speaks for its own field', (_message, isBroken, field) => {
      expect(suspicious.some((value) => isBroken({ ...whole, [field as keyof Values]: value }))).toBe(true);
    });
  });
}
