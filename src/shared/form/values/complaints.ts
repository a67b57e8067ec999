import type { Rule } from '#contract/rules/rule.ts';
import type { Readers } from './readers';

/** What is wrong with a form: the first sentence, and one for each field that it concerns. */
export interface Complaints {
  first: string | undefined;
  byField: Record<string, string>;
}

/** Asks the rules in their order (spec section 5), then the fields whose text cannot be read. */
export function complaintsOf<Values extends object>(
  rules: readonly Rule<Values>[],
  values: Values,
  readers: Readers,
): Complaints {
  const byField: Record<string, string> = {};
  let first: string | undefined;
  const complain = (message: string, field: string) => {
    first ??= message;
    byField[field] ??= message;
  };
  for (const [message, isBroken, field] of rules) if (isBroken(values)) complain(message, String(field));
  for (const [name, { complaint }] of readers) {
    if (Number.isNaN((values as Record<string, unknown>)[name])) complain(complaint, name);
  }
  return { first, byField };
}
