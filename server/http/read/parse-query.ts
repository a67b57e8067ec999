import type { z } from 'zod';
import { invalid } from '../answer.ts';
import type { ApiContext } from '../context.ts';

/** Parses the query, or refuses it with 422. Unknown filters are ignored; of a repeated one the first counts. */
export function parseQuery<Filter>(c: ApiContext, schema: z.ZodType<Filter>): Filter {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = String(path[0]);
    errors[name] = [...(errors[name] ?? []), `Parameter ${name} ${message}`];
  }
  throw invalid(Object.values(errors)[0]?.[0] ?? 'Parameter tidak sah', errors);
}
