import { describe, expect, test } from 'vitest';
import { firstBroken, type RulesFor } from '../../../contract/rules.ts';

/** A form of spec section 5: the sentences in the spec's order, and values that break none of them. */
interface Form<Values> {
  rules: RulesFor<Values>;
  says: string[];
  whole: Values;
}

/** With the values of the other fields, each rule is broken by at least one of these. */
const suspicious = [undefined, '', '   ', [], 'dua belas', '14.500,5', 'pendek', 2_000_001, 'text/html'];

/** Asserts an ordered list of rules against its line in the spec. */
export function describeRules<Values extends object>(name: string, { rules, says, whole }: Form<Values>): void {
  describe(`spec §5, "${name}"`, () => {
    test('the sentences are the spec’s, in its order', () => {
      expect(rules.map(([message]) => message)).toEqual(says);
    });

    test('whole values break none', () => {
      expect(firstBroken(rules, whole)).toBeUndefined();
    });

    for (const [message, isBroken, field] of rules) {
      test(`${message}: speaks for its own field`, () => {
        if (field === undefined) throw new Error('Every rule of a form names its field');
        expect(Object.keys(whole)).toContain(field);
        const values = [...suspicious, ...Object.values(whole)];
        expect(values.some((value) => isBroken({ ...whole, [field]: value } as Values))).toBe(true);
      });
    }
  });
}
