import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { Answer } from '../answer.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);

/** Smaller answers fit one packet anyway. */
const WORTHWHILE = 1024;

/** Up to this quality and size brotli takes a tenth of a millisecond: another thread would cost four times as much. */
const QUICK_QUALITY = 4;
const QUICK_BYTES = 65_536;
/** The window for as many bytes, as a power of two. */
const QUICK_WINDOW = 16;

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;

/** The best encoding of an `Accept-Encoding` header among those that can be given. */
export function chosenEncoding(header: string | null, given: readonly Encoding[] = ['br', 'gzip']): Encoding | null {
  if (!header) return null;
  const allowed = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  return given.find((encoding) => allowed.some(({ type }) => type === encoding)) ?? null;
}

/**
 * Compresses an answer where that helps.
 *
 * @param quality of brotli: 11 takes seconds and suits what is made once, 1 what may be requested only once
 */
export async function encoded(answer: Answer, encoding: Encoding | null, quality: number): Promise<Answer> {
  const { body, headers } = answer;
  if (!body || body.byteLength < WORTHWHILE || headers['content-encoding']) return answer;
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return answer;
  const vary = { vary: headers['vary'] ? `${headers['vary']}, Accept-Encoding` : 'Accept-Encoding' };
  if (!encoding) return { ...answer, headers: { ...headers, ...vary } };
  const { 'content-length': _old, ...others } = headers;
  return {
    ...answer,
    headers: { ...others, ...vary, 'content-encoding': encoding },
    body: await compressed(body, encoding, quality),
  };
}

export const unpacked = async (body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await unbrotli(body));

/** Compresses a brotli answer again at a higher quality. */
export async function smaller(answer: Answer, quality: number): Promise<Answer> {
  if (!answer.body || answer.headers['content-encoding'] !== 'br') return answer;
  return { ...answer, body: await compressed(await unpacked(answer.body), 'br', quality) };
}

async function compressed(body: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return gzip(body, { level: Math.min(quality + 3, 9) });
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  if (quality > QUICK_QUALITY || body.byteLength > QUICK_BYTES) return brotli(body, { params });
  return zlib.brotliCompressSync(body, { params: { ...params, [BROTLI_PARAM_LGWIN]: QUICK_WINDOW } });
}
