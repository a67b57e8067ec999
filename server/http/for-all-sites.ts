import { createMiddleware } from 'hono/factory';

/** Pages of other sites may show what is answered: pictures are public, and clients elsewhere show them by address. */
export const forAllSites = createMiddleware(async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
});
