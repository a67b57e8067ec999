import { textOf } from '../../http/answer.ts';
import { LARGEST_BYTES } from '../../http/body/body.ts';
import type { Bindings } from '../../http/context.ts';
import { databaseRefusal } from '../../http/database-refusal.ts';
import { type Answer, refusal, reply } from './answer.ts';
import { chosenEncoding, type Encoding, encoded, smaller } from './cache/encoding.ts';
import type { MadeAnswer } from './cache/response-cache.ts';
import type { WebParts } from './web-parts.ts';

/** Most new lists are requested only once; those requested again are compressed better. */
const BROTLI_QUALITY = { first: 1, again: 5 };

const encoder = new TextEncoder();

/** Whether a list is asked for as a file, which is sent while it is made. */
const asksFile = (address: string): boolean => new URL(address).searchParams.has('format');

type ApiParts = Pick<WebParts, 'api' | 'revision' | 'responseCache' | 'log' | 'corsOrigins'>;

/** Serves the API: public reads are cached until data changes, and answers are compressed where that helps. */
export function serveApi(parts: ApiParts): (request: Request, address: string, client: Bindings) => Promise<Response> {
  const read = serveReads(parts);
  return async (request, address, client) => {
    // Otherwise the rest of the body would have to be read before the next request on the connection.
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
    const accepted = request.headers.get('Accept-Encoding');
    if (asksFile(address)) return packedFile(await api(new Request(address, request), client), accepted);
    const encoding = chosenEncoding(accepted);
    const made = async (asked: Request, revisi?: string): Promise<MadeAnswer> => {
      const answer = await whole(await api(asked, { ...client, ...(revisi !== undefined && { revisi }) }));
      const packed = await encoded(answer, encoding, BROTLI_QUALITY.first);
      return { answer: packed, improved: compressAgain(packed), keep: isForAll(answer) };
    };
    if (request.headers.has('Authorization')) return reply(request, (await made(request)).answer);
    // CORS headers (`server/http/cors.ts`) depend on the site; all unlisted sites get the same answer.
    const site = welcomeSite(corsOrigins, request.headers.get('Origin'));
    const revisi = client.revisi ?? (await revision());
    const key = keyOf({ revision: revisi, encoding, site, address });
    return reply(request, await responseCache(key, () => made(unconditional(request, address), revisi)));
  };

/** Text files are sent compressed, in the encoding that is made while they are sent: they are eight times as large as a workbook. */
function packedFile(response: Response, accepted: string | null): Response {
  const { body, status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  // Refusals are JSON too.
  const isText = type.startsWith('text/csv') || (type === 'application/json' && headers.has('Content-Disposition'));
  if (!isText) return response;
  const packed = new Headers(headers);
  packed.append('Vary', 'Accept-Encoding');
  if (!body || !chosenEncoding(accepted, ['gzip'])) return new Response(body, { status, headers: packed });
  packed.set('Content-Encoding', 'gzip');
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers: packed });
}

/** A function of its own, so that the cached closure does not hold the request. */
const compressAgain = (answer: Answer) => () => smaller(answer, BROTLI_QUALITY.again);

interface Key {
  revision: string;
  encoding: Encoding | null;
  site: string;
  address: string;
}

/** The cache key: everything that an answer depends on. */
export const keyOf = ({ revision, encoding, site, address }: Key): string =>
  `api ${revision} ${encoding} ${site} ${address}`;

/** The listed origin that asks; '' for all others, which get the same answers. */
export const welcomeSite = (corsOrigins: readonly string[], origin: string | null | undefined): string =>
  corsOrigins.find((welcome) => welcome === origin) ?? '';

/** The same request without If-None-Match. */
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

/** Whether the answer is public and depends on nothing but its key. */
const isForAll = ({ status, headers }: Answer): boolean =>
  status === 200 &&
  'etag' in headers &&
  (headers['cache-control'] ?? '').startsWith('public') &&
  (headers['vary'] ?? '').split(',').every((name) => /^(authorization|accept-encoding|origin)?$/i.test(name.trim()));
