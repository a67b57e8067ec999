import type { Hono } from 'hono';
import { Refusal } from '../answer.ts';
import { type Body, readBody } from '../body/body.ts';
import type { ApiContext, ApiEnv } from '../context.ts';

type WithBody = (c: ApiContext, body: Body) => Promise<Response>;

/**
 * Update and delete at one address, by their own methods and as a POST with `_method` (api.md, Writes): multipart
 * forms know no others.
 */
export function byMethod(routes: Hono<ApiEnv>, path: string, update: WithBody, remove: WithBody): Hono<ApiEnv> {
  const reading = (act: WithBody) => async (c: ApiContext) => act(c, await readBody(c));
  return routes
    .put(path, reading(update))
    .patch(path, reading(update))
    .delete(path, reading(remove))
    .post(
      path,
      reading((c, body) => {
        const asked = body.fields['_method'];
        const method = typeof asked === 'string' ? asked.toLowerCase() : '';
        if (method === 'put' || method === 'patch') return update(c, body);
        if (method === 'delete') return remove(c, body);
        throw new Refusal(405, 'Sertakan _method=put atau _method=delete');
      }),
    );
}
