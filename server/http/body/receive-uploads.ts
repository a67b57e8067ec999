import { createMiddleware } from 'hono/factory';
import type { Reception } from '../../ports.ts';
import { type ApiEnv, neighbourhood } from '../context.ts';
import { limitBody } from './body.ts';

/**
 * Receives bodies with pictures up to a size.
 *
 * @param sentence refuses larger ones
 */
export function receiveUploads(reception: Reception, bytes: number, sentence?: string) {
  const limit = limitBody(bytes, sentence);
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    let refusal: Response | undefined;
    const receive = () =>
      reception.receive(
        c.req.raw,
        bytes,
        async (request) => {
          c.req.raw = request;
          refusal = (await limit(c, next)) ?? undefined;
        },
        neighbourhood(c),
      );
    // Small bodies too: each takes one of the places that all share.
    await (c.get('sebagaiUnggahan')?.(receive) ?? receive());
    return refusal;
  });
}
