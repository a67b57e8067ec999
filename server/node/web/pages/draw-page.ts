import { type Answer, tagOf } from '../answer.ts';
import { VARY } from '../cache/page-cache.ts';
import type { SecurityPolicy } from '../security-headers.ts';
import type { PageRenderer } from './page-renderer.ts';
import { retryLater } from './plain-page.ts';

/** Renders the page of an address as an answer. */
export async function drawPage(renderer: PageRenderer, address: string, policy: SecurityPolicy) {
  const { status, html, location, isWhole = true } = await renderer.render(new Request(address));
  if (location !== undefined) return { answer: redirect(status, location, address), isWhole };
  const body = Buffer.from(html);
  const answer: Answer = {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': policy(html),
      vary: VARY,
      ...(status === 503 && retryLater),
      ...(status === 200 && { etag: `W/"${tagOf(body)}"` }),
    },
    body,
  };
  return { answer, isWhole };
}

/** Redirects only within this site. */
function redirect(status: number, location: string, address: string): Answer {
  const target = new URL(location, address);
  if (target.origin !== new URL(address).origin) throw new Error(`A page leads to ${JSON.stringify(location)}`);
  return { status, headers: { location: target.pathname + target.search + target.hash }, body: null };
}
