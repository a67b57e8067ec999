import type { IncomingMessage } from 'node:http';
import type { Bindings } from '../../../http/context.ts';
import type { Answer } from '../answer.ts';
import { keyOf, welcomeSite } from '../api.ts';
import type { WebParts } from '../web-parts.ts';
import { chosenEncoding } from './encoding.ts';

interface Lookup {
  /** If it is cached. */
  answer?: Answer | undefined;
  /** The revision of all data, if known: whoever makes the answer need not look it up again. */
  revisi?: string;
}

export type FindCached = (incoming: IncomingMessage, client: () => Bindings) => Lookup;

const NOTHING: Lookup = {};

/**
 * Finds cached answers of public API reads from Node's raw request, without creating web Request and Response objects,
 * which cost several times as much as the answer. The address is looked up as sent; unusual spellings miss here and
 * take the normal path.
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
