import type { IncomingMessage } from 'node:http';
import type { Bindings } from '../../../http/context.ts';
import type { Answer } from '../answer.ts';
import { keyOf, welcomeSite } from '../api.ts';
import type { WebParts } from '../web-parts.ts';
import { chosenEncoding } from './encoding.ts';

interface Lookup {
  /** Where it is kept. */
  answer?: Answer | undefined;
  /** The revision of all data, where it is known: whoever makes the answer need not look again. */
  revisi?: string;
}

export type FindCached = (incoming: IncomingMessage, client: () => Bindings) => Lookup;

const NOTHING: Lookup = {};

/**
 * Finds the kept answer of the API's public reads by what Node has read already, without the web's own request and
 * answer objects: those cost several times as much as the answer. An address is looked up as it was sent; one that is
 * written in an unusual way is not found here, and goes the long way.
 */
export const cachedAnswers =
  ({ knownRevision, responseCache, baseUrl, corsOrigins }: WebParts): FindCached =>
  ({ method, url = '', headers }, client) => {
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/api/')) return NOTHING;
    if (headers.authorization !== undefined || headers.host === undefined || hasBody(headers)) return NOTHING;
    const revisi = knownRevision?.();
    if (revisi === undefined) return NOTHING;
    const key = keyOf({
      revision: revisi,
      encoding: chosenEncoding(headers['accept-encoding'] ?? null),
      site: corsOrigins.length > 0 ? welcomeSite(corsOrigins, headers.origin) : '',
      address: (baseUrl ?? client().asal ?? `http://${headers.host}`) + url,
    });
    return { answer: responseCache.find(key), revisi };
  };

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
