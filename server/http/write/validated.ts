import type { z } from 'zod';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { isQuoting } from '#contract/inputs.ts';
import type { Rule } from '#contract/rules.ts';
import { invalid } from '../answer.ts';

/** What a row's fields come to: the parsed values, or every complaint by field, the first of all besides. */
export type Verdict<Input> = { data: Input } | { first: string; errors: Record<string, string[]> };

/**
 * Judges by the form's rules and by the schema. The first broken rule in the spec's order gives the message; types,
 * lengths and ranges, which the spec does not mention, come after all rules (rulings 7).
 */
export function verdictOn<Input>(
  fields: Record<string, unknown>,
  rules: readonly Rule<never>[],
  schema: z.ZodType<Input>,
): Verdict<Input> {
  const errors: Record<string, string[]> = {};
  const complaints: string[] = [];
  const complain = (field: string, message: string) => {
    if (errors[field]?.includes(message)) return;
    errors[field] = [...(errors[field] ?? []), message];
    complaints.push(message);
  };
  for (const [message, isBroken, field] of rules) {
    if (isBroken(fields as never)) complain(String(field ?? 'data'), regional(message));
  }
  const parsed = schema.safeParse(fields);
  if (!parsed.success) {
    // A field with a broken rule needs no second complaint about its type.
    const spoken = new Set(Object.keys(errors));
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? 'data');
      const message = isQuoting(issue) ? issue.message : regional(issue.message);
      if (!spoken.has(field)) complain(field, message);
    }
  }
  const [first] = complaints;
  if (first !== undefined || !parsed.success) return { first: first ?? 'Isian tidak sah', errors };
  return { data: parsed.data };
}

/** The parsed values. @throws Refusal 422 with every complaint by field */
export function validated<Input>(
  fields: Record<string, unknown>,
  rules: readonly Rule<never>[],
  schema: z.ZodType<Input>,
): Input {
  const verdict = verdictOn(fields, rules, schema);
  if ('data' in verdict) return verdict.data;
  throw invalid(verdict.first, verdict.errors);
}
