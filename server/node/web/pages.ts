import { createHash } from 'node:crypto';
import { isAccountPath } from '#contract/routes.ts';
import { databaseRefusal } from '../../http/database-refusal.ts';
import { type Answer, reply } from './answer.ts';
import { chosenEncoding, encoded } from './encoding.ts';
import type { PageRenderer } from './page-renderer.ts';
import { plainPages, RETRY_AFTER } from './plain-page.ts';
import type { SecurityPolicy } from './security-headers.ts';
import type { Made } from './shelf.ts';
import type { WebParts } from './web-parts.ts';

/** A page is compressed once for all who read it, so brotli may take its time. */
const BROTLI_QUALITY = 9;

/** Public pages, drawn when the data or the address is new and kept until the data changes. */
export const servePages =
  ({ renderer, revision, shelf, log, policy }: Pick<WebParts, 'renderer' | 'revision' | 'shelf' | 'log' | 'policy'>) =>
  async (request: Request, asked: string): Promise<Response> => {
    const address = withoutSecrets(asked);
    const encoding = chosenEncoding(request.headers.get('Accept-Encoding'));
    try {
      const key = `page ${await revision()} ${encoding} ${address}`;
      const answer = await shelf(key, async () => {
        const made = await draw(renderer, address, policy);
        return { ...made, answer: await encoded(made.answer, encoding, BROTLI_QUALITY) };
      });
      return reply(request, answer);
    } catch (error) {
      log.error('halaman-gagal', { address, error });
      return reply(request, databaseRefusal(error) ? plainPages.busy : plainPages.broken);
    }
  };

/** An account's page is the same for all, and its query may hold the token of a letter: nobody keeps or logs that. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return isAccountPath(pathname) ? origin + pathname : address;
}

async function draw(renderer: PageRenderer, address: string, policy: SecurityPolicy): Promise<Made> {
  const { status, html, location, isWhole = true } = await renderer.render(new Request(address));
  if (location !== undefined) return { keep: false, answer: redirect(status, location, address) };
  const body = Buffer.from(html);
  return {
    keep: status === 200 && isWhole,
    answer: {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-security-policy': policy(html),
        vary: 'Authorization',
        ...(status === 503 && { 'retry-after': RETRY_AFTER }),
        // The content's own hash: a page that comes out the same after a write elsewhere need not travel again.
        ...(status === 200 && { etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }),
      },
      body,
    },
  };
}

/** Only to addresses of this site. */
function redirect(status: number, location: string, address: string): Answer {
  const target = new URL(location, address);
  if (target.origin !== new URL(address).origin) throw new Error(`A page leads to ${JSON.stringify(location)}`);
  return { status, headers: { location: target.pathname + target.search + target.hash }, body: null };
}
