import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Log } from '../ports.ts';
import { withRequestId } from './request-id.ts';
import { reply } from './web/answer.ts';
import { plainPages } from './web/plain-page.ts';

interface ListenerOptions {
  web: (request: Request) => Promise<Response>;
  /** Headers of every answer. */
  fixed: readonly (readonly [name: string, value: string])[];
  log: Log;
}

/**
 * Turns the web handler into Node's own kind. Fixed headers are set before any work: that is cheaper than
 * adding them to finished answers, and refusals of the HTTP layer carry them too.
 */
export function createListener({ web, fixed, log }: ListenerOptions) {
  const listener = getRequestListener(web, {
    // Without a request the address or the host could not be read; with one, the handler failed.
    errorHandler: (error) => {
      if (error instanceof Error && error.name === 'RequestError') return plainResponse('unreadable');
      log.error('permintaan-gagal', { error });
      return plainResponse('broken');
    },
  });
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const id = crypto.randomUUID();
    for (const [name, value] of fixed) outgoing.setHeader(name, value);
    outgoing.setHeader('X-Request-Id', id);
    return withRequestId(id, () => listener(incoming, outgoing));
  };
}

const plainResponse = (page: keyof typeof plainPages) => reply(new Request('http://localhost/'), plainPages[page]);
