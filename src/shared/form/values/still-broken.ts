import type { Rule } from '#contract/rules.ts';
import { ApiError } from '../../api/api-error';

/**
 * Asks the rules once more of values of which a part came only while the form was being saved. The first that is broken
 * is an error like a refusal of the server's, said by the form.
 */
export function stillBroken<Values>(rules: readonly Rule<Values>[], values: Values): ApiError | null {
  const broken = rules.find(([, isBroken]) => isBroken(values));
  if (!broken) return null;
  const [message, , field] = broken;
  const error = new ApiError(message, 422, { errors: { [String(field)]: [message] } });
  error.unsaid = message;
  return error;
}
