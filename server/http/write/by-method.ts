import type { Hono } from 'hono';
import { Refusal } from '../answer.ts';
import { type Body, readBody } from '../body/body.ts';
import type { ApiContext, ApiEnv } from '../context.ts';
import { callerWith } from '../rights/session.ts';

type WithBody = (c: ApiContext, body: Body) => Promise<Response>;

/**
 * Update and delete at one address, by their own methods or by a POST with `_method` (kontrak.md), since HTML forms
 * send GET and POST only.
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

/** A deletion by the caller: by DELETE, or by a POST with `_method=delete` (kontrak.md, Writes). */
export const deleteOnly = (remove: (c: ApiContext) => Promise<Response>) => async (c: ApiContext) => {
  callerWith(c);
  const { fields } = await readBody(c);
  const asked = c.req.method === 'POST' ? fields['_method'] : 'delete';
  if (typeof asked !== 'string' || asked.toLowerCase() !== 'delete') throw new Refusal(405, 'Sertakan _method=delete');
  return remove(c);
};

/** A change by the caller where nothing else is done: by PUT or PATCH, or by a POST with `_method=put` (kontrak.md, Writes). */
export const putOnly = (change: WithBody) => async (c: ApiContext) => {
  const body = await readBody(c);
  const asked = c.req.method === 'POST' ? body.fields['_method'] : 'put';
  if (typeof asked !== 'string' || !/^(put|patch)$/i.test(asked)) throw new Refusal(405, 'Sertakan _method=put');
  return change(c, body);
};

/** The methods by which `putOnly` is asked. */
export const CHANGING = ['PUT', 'PATCH', 'POST'];
