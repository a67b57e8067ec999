import { textOf } from '../../http/answer.ts';
import { LARGEST_BYTES } from '../../http/body/body.ts';
import type { Bindings } from '../../http/context.ts';
import { databaseRefusal } from '../../http/write/database-refusal.ts';
import { type Answer, refusal, reply } from './answer.ts';
import { chosenEncoding, type Encoding, encoded, smaller } from './cache/encoding.ts';
import type { MadeAnswer } from './cache/response-cache.ts';
import type { WebParts } from './web-parts.ts';

/** Most lists that are made anew are asked for once; those that are asked for again are compressed once more. */
const BROTLI_QUALITY = { first: 1, again: 5 };

const encoder = new TextEncoder();

type ApiParts = Pick<WebParts, 'api' | 'revision' | 'responseCache' | 'log' | 'corsOrigins'>;

/** The API's answers: reads of public data are kept until the data changes, all are compressed when it helps. */
export function serveApi(parts: ApiParts): (request: Request, address: string, client: Bindings) => Promise<Response> {
  const read = serveReads(parts);
  return async (request, address, client) => {
    // The rest of the body would have to be read for the next request on this connection: close it.
    if (Number(request.headers.get('Content-Length')) > LARGEST_BYTES) {
      return refusal(413, 'Kiriman terlalu besar', { Connection: 'close' });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return parts.api(request, client);
    try {
      return await read(request, address, client);
    } catch (error) {
      parts.log.error('permintaan-gagal', { address, error });
      const refused = databaseRefusal(error);
      if (refused) return refusal(refused.code, refused.message, refused.details.headers);
      return refusal(500, 'Terjadi kesalahan pada server. Silahkan coba lagi.');
    }
  };
}

const serveReads =
  ({ api, revision, responseCache, corsOrigins }: ApiParts) =>
  async (request: Request, address: string, client: Bindings): Promise<Response> => {
    const encoding = chosenEncoding(request.headers.get('Accept-Encoding'));
    const made = async (asked: Request, revisi?: string): Promise<MadeAnswer> => {
      const answer = await whole(await api(asked, { ...client, ...(revisi !== undefined && { revisi }) }));
      const packed = await encoded(answer, encoding, BROTLI_QUALITY.first);
      return { answer: packed, improved: compressAgain(packed), keep: isForAll(answer) };
    };
    if (request.headers.has('Authorization')) return reply(request, (await made(request)).answer);
    // Which site may read an answer is said in it (`server/http/cors.ts`); all others get the same one.
    const site = welcomeSite(corsOrigins, request.headers.get('Origin'));
    const revisi = client.revisi ?? (await revision());
    const key = keyOf({ revision: revisi, encoding, site, address });
    return reply(request, await responseCache(key, () => made(unconditional(request, address), revisi)));
  };

/** Holds the answer alone: it is kept with it, and the request must not be. */
const compressAgain = (answer: Answer) => () => smaller(answer, BROTLI_QUALITY.again);

interface Key {
  revision: string;
  encoding: Encoding | null;
  site: string;
  address: string;
}

/** By what a kept answer is found: all that it depends on. */
export const keyOf = ({ revision, encoding, site, address }: Key): string =>
  `api ${revision} ${encoding} ${site} ${address}`;

/** The one of the other sites that asks; all who are none of them get the same answers. */
export const welcomeSite = (corsOrigins: readonly string[], origin: string | null | undefined): string =>
  corsOrigins.find((welcome) => welcome === origin) ?? '';

/** The same question asked by somebody who knows nothing yet. */
function unconditional(request: Request, address: string): Request {
  if (request.url === address && !request.headers.has('If-None-Match')) return request;
  const headers = new Headers(request.headers);
  headers.delete('If-None-Match');
  return new Request(address, { headers });
}

async function whole(response: Response): Promise<Answer> {
  const text = textOf(response);
  const body = text === undefined ? new Uint8Array(await response.arrayBuffer()) : encoder.encode(text);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: body.byteLength > 0 ? body : null,
  };
}

/** Whether it says itself that anybody may have it, and depends on nothing but what its key names. */
const isForAll = ({ status, headers }: Answer): boolean =>
  status === 200 &&
  'etag' in headers &&
  (headers['cache-control'] ?? '').startsWith('public') &&
  (headers['vary'] ?? '').split(',').every((name) => /^(authorization|accept-encoding|origin)?$/i.test(name.trim()));
