import type { Rule } from '#contract/rules/rule.ts';
import type { Saved } from './sent-form';

/**
 * Asks the rules once more of values of which a part came only while the form was being saved. The first that is broken
 * ends the save as a refusal of the server's would.
 */
export function stillBroken<Values>(rules: readonly Rule<Values>[], values: Values): Saved | null {
  const broken = rules.find(([, isBroken]) => isBroken(values));
  if (!broken) return null;
  const [message, , field] = broken;
  return { error: { message, data: { errors: { [String(field)]: [message] } } }, says: message };
}
