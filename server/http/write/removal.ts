import { Refusal } from '../answer.ts';
import { readBody } from '../body/body.ts';
import type { ApiContext } from '../context.ts';
import { callerWith } from '../rights/session.ts';

/** Takes something of the caller's away: by DELETE, or by a POST with `_method=delete` (api.md, Writes). */
export const deleteOnly = (remove: (c: ApiContext) => Promise<Response>) => async (c: ApiContext) => {
  callerWith(c);
  const { fields } = await readBody(c);
  const asked = c.req.method === 'POST' ? fields['_method'] : 'delete';
  if (typeof asked !== 'string' || asked.toLowerCase() !== 'delete') throw new Refusal(405, 'Sertakan _method=delete');
  return remove(c);
};
