import type { Answer } from '../answer.ts';
import { type Encoding, encoded, unpacked } from './encoding.ts';
import type { FairStore } from './fair-store.ts';

/** A rendered page. */
export interface CachedPage {
  revision: string;
  /** When it was rendered, in milliseconds. */
  drawn: number;
  /** Compressed with brotli, which almost all browsers take. */
  answer: Answer;
}

/** Pages are compressed once for all readers; from 6 on brotli takes ten times as long and saves 1 %. */
const BROTLI_QUALITY = 5;

/** The latest rendering of recently read pages. Old renderings stay useful for when a new one cannot be had. */
export type PageCache = FairStore<CachedPage>;

/** A page compressed for the cache. */
export const packed = (answer: Answer): Promise<Answer> => encoded(answer, 'br', BROTLI_QUALITY);

/** Gzip variants, made on demand and collected with the page: they take at most as much again as the pages. */
const gzipped = new WeakMap<Answer, Promise<Answer>>();

/** A cached page in a client's encoding. */
export function inEncoding(answer: Answer, encoding: Encoding | null): Promise<Answer> {
  if (encoding !== 'gzip') return made(answer, encoding);
  const known = gzipped.get(answer) ?? made(answer, encoding);
  gzipped.set(answer, known);
  known.catch(() => gzipped.delete(answer));
  return known;
}

async function made(answer: Answer, encoding: Encoding | null): Promise<Answer> {
  if (encoding === 'br' || answer.headers['content-encoding'] !== 'br' || !answer.body) return answer;
  const { 'content-encoding': _packed, vary: _vary, ...headers } = answer.headers;
  const body = await unpacked(answer.body);
  return encoded({ ...answer, headers: { ...headers, vary: VARY }, body }, encoding, BROTLI_QUALITY);
}

/** `Vary` of uncompressed pages. */
export const VARY = 'Authorization';
