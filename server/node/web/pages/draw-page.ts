import { createHash } from 'node:crypto';
import type { Answer } from '../answer.ts';
import { VARY } from '../cache/page-cache.ts';
import type { SecurityPolicy } from '../security-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import { RETRY_AFTER } from './plain-page.ts';

interface Drawn {
  answer: Answer;
  /** False: drawn again, it would hold more. */
  isWhole: boolean;
}

/** Draws the page of an address as an answer. */
export async function drawPage(renderer: PageRenderer, address: string, policy: SecurityPolicy): Promise<Drawn> {
  const { status, html, location, isWhole = true } = await renderer.render(new Request(address));
  if (location !== undefined) return { answer: redirect(status, location, address), isWhole };
  const body = Buffer.from(html);
  const answer = {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': policy(html),
      vary: VARY,
      ...(status === 503 && { 'retry-after': RETRY_AFTER }),
      // The content's own hash: a page that comes out the same after a write elsewhere need not travel again.
      ...(status === 200 && { etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }),
    },
    body,
  };
  return { answer, isWhole };
}

/** Only to addresses of this site. */
function redirect(status: number, location: string, address: string): Answer {
  const target = new URL(location, address);
  if (target.origin !== new URL(address).origin) throw new Error(`A page leads to ${JSON.stringify(location)}`);
  return { status, headers: { location: target.pathname + target.search + target.hash }, body: null };
}
