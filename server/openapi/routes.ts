import { Hono } from 'hono';
import { sha256 } from '../http/crypto.ts';
import { once } from '../http/read/remembered.ts';
import { buildDocument } from './document.ts';
import { pageOf } from './page/page.ts';
import { STYLE } from './page/style.ts';

interface Kept {
  content: string;
  headers: Record<string, string>;
}

/** Built on the first request: most processes never get one. */
const documents = once(async () => {
  const document = buildDocument();
  const page = pageOf(document);
  // Allows the page's own style and nothing else.
  const policy = `default-src 'none'; style-src 'sha256-${await digest(STYLE)}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    json: await kept(JSON.stringify(document), { 'Content-Type': 'application/json' }),
    page: await kept(page, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }),
  };
});

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

const kept = async (content: string, headers: Record<string, string>): Promise<Kept> => ({
  content,
  headers: {
    ...headers,
    ETag: `"${(await sha256(content)).slice(0, 16)}"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  },
});

/** The document, as JSON and as a page. */
export const openApiRoutes = () =>
  new Hono()
    .get('/openapi.json', async (c) => {
      const { content, headers } = (await documents()).json;
      return c.body(content, 200, headers);
    })
    .get('/docs', async (c) => {
      const { content, headers } = (await documents()).page;
      return c.body(content, 200, headers);
    });
