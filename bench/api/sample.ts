import { brotliDecompressSync } from 'node:zlib';
import { asked } from '../lib/asked.ts';
import type { Question } from './questions.ts';

export interface Sample {
  /** As it travelled. */
  body: Buffer;
  /** How many rows the list has; null when nothing came. */
  rows: number | null;
}

/** Asks once, and looks at the answer. */
export async function sample(origin: string, path: string, { headers, status }: Question): Promise<Sample> {
  const { body, encoding } = await asked(new URL(path, origin), headers, status);
  if (body.byteLength === 0) return { body, rows: null };
  const text = encoding === 'br' ? brotliDecompressSync(body) : body;
  return { body, rows: JSON.parse(text.toString()).data.data.length };
}
