import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Situs } from '#contract/formulas/situs/situs.ts';
import type { Bindings } from '../../http/context.ts';
import type { Log } from '../../ports.ts';
import { refusal, reply } from './answer.ts';
import { createSender } from './cache/answer-sender.ts';
import type { FindCached } from './cache/cached-answers.ts';
import { clientOf } from './client.ts';
import { type PlainPage, plainPage } from './pages/plain-page.ts';
import { noteAnswer } from './refuse-unreadable.ts';
import { boundToRequest, isForApi, withRequest } from './request-id.ts';

/** A finished or aborted request. */
export interface Answered {
  /** Its `X-Request-Id`. */
  permintaan: string;
  method: string;
  /** Without the query, so that searches and tokens stay out of logs. */
  path: string;
  status: number;
  ms: number;
}

interface ListenerOptions {
  web: (request: Request, client: Bindings) => Promise<Response>;
  /** Looks up cached answers. */
  findCached?: FindCached;
  /** Headers of every answer. */
  fixed: readonly (readonly [name: string, value: string])[];
  log: Log;
  /** The look of the office's site when it was last read. */
  lastSitus?: () => Situs | null;
  /** Called when a request is over. */
  observe?: (answered: Answered) => void;
  /** Proxies whose forwarding headers count. */
  trustedProxy?: BlockList;
}

/**
 * Adapts the web handler to Node. Fixed headers are set before any work: that is cheaper than adding them to finished
 * answers, and errors of the HTTP layer carry them too.
 */
export function createListener({
  web,
  findCached,
  fixed,
  log,
  lastSitus = () => null,
  observe,
  trustedProxy = new BlockList(),
}: ListenerOptions) {
  const send = createSender(fixed);
  const plainResponse = (page: PlainPage) => reply(new Request('http://localhost/'), plainPage(page, lastSitus()));
  const unreadable = () => (isForApi() ? refusal(400, 'Alamat tidak terbaca') : plainResponse('unreadable'));
  // A RequestError means that address or host could not be read; other errors come from the handler.
  const errorHandler = (error: unknown) => {
    if (error instanceof Error && error.name === 'RequestError') return unreadable();
    log.error('permintaan-gagal', { error });
    return plainResponse('broken');
  };
  const refuse = getRequestListener(unreadable, { errorHandler });
  const answer = getRequestListener(
    (request, { incoming }) => web(request, boundToRequest(clientOf(incoming, trustedProxy))),
    { errorHandler },
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const id = crypto.randomUUID();
    const over = observe && observing(id, incoming, outgoing, observe);
    noteAnswer(incoming.socket, outgoing);
    const isReadable = namesOneHost(incoming);
    const lookup = isReadable ? findCached?.(incoming, () => clientOf(incoming, trustedProxy)) : undefined;
    if (lookup?.answer) {
      if (over) outgoing.once('close', over);
      send(incoming, outgoing, id, lookup.answer);
      return;
    }
    for (const [name, value] of fixed) outgoing.setHeader(name, value);
    outgoing.setHeader('X-Request-Id', id);
    // Devices date their receipts by it; Node's own comes from a clock that tests cannot set.
    outgoing.setHeader('Date', new Date().toUTCString());
    nameHostOfOld(incoming);
    return withRequest({ id, address: incoming.url ?? '', revisi: lookup?.revisi }, () => {
      // Bound to the request's context, so that the log line names the account.
      if (over) outgoing.once('close', AsyncResource.bind(over));
      return isReadable ? answer(incoming, outgoing) : refuse(incoming, outgoing);
    });
  };
}

function observing(
  permintaan: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  observe: (answered: Answered) => void,
) {
  const begun = performance.now();
  return () =>
    observe({
      permintaan,
      method: incoming.method ?? '',
      path: (incoming.url ?? '').split('?', 1)[0] ?? '',
      status: outgoing.headersSent ? outgoing.statusCode : 499,
      ms: Math.round((performance.now() - begun) * 10) / 10,
    });
}

/** Whether a request has at most one Host header: with two, a proxy and this server might each use another one. */
const namesOneHost = ({ headersDistinct: { host = [] } }: IncomingMessage): boolean => host.length < 2;

/**
 * HTTP/1.0 allows requests without Host: they get the local address. From 1.1 on it is required (RFC 9112 section 3.2).
 */
function nameHostOfOld({ httpVersion, headers, socket }: IncomingMessage): void {
  if (httpVersion !== '1.0' || headers.host !== undefined) return;
  const { localAddress = '127.0.0.1', localPort } = socket;
  headers.host = `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
