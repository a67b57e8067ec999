import type { IncomingMessage } from 'node:http';
import type { Bindings } from '../../http/context.ts';
import type { Answer } from './answer.ts';
import { keyOf, welcomeSite } from './api.ts';
import { chosenEncoding } from './encoding.ts';
import type { WebParts } from './web-parts.ts';

export type Kept = (incoming: IncomingMessage, client: () => Bindings) => Answer | undefined;

/**
 * Finds the kept answer of the API's public reads by what Node has read already, without the web's own request and
 * answer objects: those cost several times as much as the answer. An address is looked up as it was sent; one that is
 * written in an unusual way is not found here, and goes the long way.
 */
export const keptAnswers =
  ({ knownRevision, shelf, baseUrl, corsOrigins }: WebParts): Kept =>
  ({ method, url = '', headers }, client) => {
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return undefined;
    if (headers.authorization !== undefined || headers.host === undefined || hasBody(headers)) return undefined;
    const revision = knownRevision?.();
    if (revision === undefined) return undefined;
    const key = keyOf({
      revision,
      encoding: chosenEncoding(headers['accept-encoding'] ?? null),
      site: corsOrigins.length > 0 ? welcomeSite(corsOrigins, headers.origin) : '',
      address: (baseUrl ?? client().asal ?? `http://${headers.host}`) + url,
    });
    return shelf.known(key);
  };

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
