import { createMiddleware } from 'hono/factory';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const sent = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const exposedHeaders = 'Content-Disposition, Date, ETag, Retry-After, X-Request-Id, X-Riwayat';
const DAY_SECONDS = '86400';

/** Lets pages of the listed origins use the API; without any, browsers allow only this origin. */
export const cors = (origins: readonly string[]) =>
  createMiddleware(async (c, next) => {
    if (origins.length === 0) return next();
    const origin = c.req.header('Origin');
    const isWelcome = origin !== undefined && origins.includes(origin);
    if (isWelcome && c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method')) {
      return c.body(null, 204, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': methods,
        'Access-Control-Allow-Headers': sent,
        'Access-Control-Max-Age': DAY_SECONDS,
        Vary: 'Origin',
      });
    }
    await next();
    c.res.headers.append('Vary', 'Origin');
    if (!isWelcome) return;
    c.res.headers.set('Access-Control-Allow-Origin', origin);
    c.res.headers.set('Access-Control-Expose-Headers', exposedHeaders);
  });

/** Lets pages of other sites show the answer: pictures are public, and other clients show them by address. */
export const forAllSites = createMiddleware(async (c, next) => {
  await next();
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
});
