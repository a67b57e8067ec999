import { promisify } from 'node:util';
import {
  brotliCompressSync,
  brotliDecompress,
  constants,
  brotliCompress as withBrotli,
  gzip as withGzip,
} from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { Answer } from '../answer.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(withBrotli);
const gzip = promisify(withGzip);
const unbrotli = promisify(brotliDecompress);

/** Below this a compressed answer saves no packet. */
const WORTHWHILE = 1024;

/** Up to here brotli is done in a tenth of a millisecond: handing it to another thread costs four times as much. */
const QUICK_QUALITY = 4;
const QUICK_BYTES = 65_536;
/** Holds as many bytes, as a power of two. */
const QUICK_WINDOW = 16;

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** The best encoding that an `Accept-Encoding` header allows. */
export function chosenEncoding(header: string | null): Encoding | null {
  if (!header) return null;
  const allowed = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return (['br', 'gzip'] as const).find((encoding) => allowed.some(({ type }) => type === encoding)) ?? null;
}

/**
 * Compresses an answer that is worth it.
 *
 * @param quality of brotli: 11 takes seconds and suits what is made once, 1 suits what may be asked for once only
 */
export async function encoded(answer: Answer, encoding: Encoding | null, quality: number): Promise<Answer> {
  const { body, headers } = answer;
  if (!body || body.byteLength < WORTHWHILE || headers['content-encoding']) return answer;
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return answer;
  const vary = { vary: withVary(headers['vary'], 'Accept-Encoding') };
  if (!encoding) return { ...answer, headers: { ...headers, ...vary } };
  const { 'content-length': _old, ...others } = headers;
  return {
    ...answer,
    headers: { ...others, ...vary, 'content-encoding': encoding },
    body: await compressed(body, encoding, quality),
  };
}

/** What brotli has compressed, as it was. */
export const unpacked = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await unbrotli(body));

/** The same answer in fewer bytes where brotli was in haste. */
export async function smaller(answer: Answer, quality: number): Promise<Answer> {
  if (!answer.body || answer.headers['content-encoding'] !== 'br') return answer;
  return { ...answer, body: await compressed(await unpacked(answer.body), 'br', quality) };
}

async function compressed(body: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return gzip(body, { level: Math.min(quality + 3, 9) });
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  if (quality > QUICK_QUALITY || body.byteLength > QUICK_BYTES) return brotli(body, { params });
  return brotliCompressSync(body, { params: { ...params, [BROTLI_PARAM_LGWIN]: QUICK_WINDOW } });
}

const withVary = (vary: string | undefined, name: string): string => (vary ? `${vary}, ${name}` : name);
