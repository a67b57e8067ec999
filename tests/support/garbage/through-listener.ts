import { request } from 'node:http';
import { revisionOf } from '../../../server/http/revision.ts';
import { openWeb } from '../../../server/node/web/test-web.ts';
import type { TestApi } from '../api/api.ts';

/** These describe the body on its way, which is this client's business. */
const OF_THE_WAY = ['content-length', 'transfer-encoding', 'content-encoding'];

/** The API as the process serves it: behind a real listener, and with what is kept of its answers. */
export async function throughListener(api: TestApi) {
  const web = await openWeb({
    api: (asked, client) => api.app.fetch(asked, client),
    revision: () => revisionOf(api.db),
  });

  /** Sends the path as it stands: `fetch` would tidy it first. */
  const fetch = (path: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const bytes = body ? Buffer.from(body as Uint8Array) : Buffer.alloc(0);
      const kept = [...new Headers(headers)].filter(([name]) => !OF_THE_WAY.includes(name));
      const sent = request(
        {
          ...{ port: web.port, host: '127.0.0.1', path, method, agent: false },
          headers: { ...Object.fromEntries(kept), 'Content-Length': bytes.byteLength },
        },
        async (answer) => {
          const { statusCode: status = 0 } = answer;
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          const told = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]));
          resolve(new Response(status === 304 ? null : Buffer.concat(chunks), { status, headers: told }));
        },
      );
      sent.on('error', reject);
      sent.end(bytes);
    });

  const { port, logged, connections } = web;
  return { api: { ...api, fetch }, port, logged, connections, [Symbol.asyncDispose]: web[Symbol.asyncDispose] };
}
