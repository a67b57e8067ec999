import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Question } from './questions.ts';

export interface Sample {
  /** As it travelled. */
  body: Buffer;
  /** How many rows the list has; null when nothing came. */
  rows: number | null;
}

/** Asks once, and looks at the answer. */
export async function sample(origin: string, path: string, { headers, status }: Question): Promise<Sample> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, origin), { headers }, resolve).on('error', reject);
  });
  const body = await buffer(answer);
  if (answer.statusCode !== status) throw new Error(`${path} answers ${answer.statusCode}, not ${status}`);
  if (body.byteLength === 0) return { body, rows: null };
  const text = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
  return { body, rows: JSON.parse(text.toString()).data.data.length };
}
