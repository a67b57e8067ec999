import type { Answer } from '../answer.ts';
import { type Encoding, encoded, unpacked } from './encoding.ts';
import { type Bounds, createFairStore } from './fair-store.ts';

/** A page as it was drawn. */
export interface CachedPage {
  revision: string;
  /** When it was drawn, in milliseconds. */
  drawn: number;
  /** Compressed as almost all browsers take it. */
  answer: Answer;
}

/** What an entry takes besides its body and its key: headers and bookkeeping. */
const OVERHEAD = 4096;

/** A page is compressed once for all who read it; from 6 on brotli takes ten times as long, and saves 1 %. */
const BROTLI_QUALITY = 5;

/**
 * Keeps the pages that were read last, each as it was drawn last: where a new one cannot be had, the old one is there.
 *
 * @param groupOf whose room an address takes
 */
export function createPageCache(bounds: Bounds) {
  const pages = createFairStore<CachedPage>(bounds);
  return {
    get: pages.get,
    put(key: string, group: string, page: CachedPage): void {
      pages.put(key, group, page, (page.answer.body?.byteLength ?? 0) + key.length * 2 + OVERHEAD);
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** A page as it is kept. */
export const packed = (answer: Answer): Promise<Answer> => encoded(answer, 'br', BROTLI_QUALITY);

/** Made once for those that do not take brotli, and gone with the page: at most as much again as the pages take. */
const gzipped = new WeakMap<Answer, Promise<Answer>>();

/** A kept page as a client takes it. */
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

/** Of pages before they are packed. */
export const VARY = 'Authorization';
