import { bodyLimit } from 'hono/body-limit';
import { limits } from '#contract/limits.ts';
import { failure, Refusal } from './answer.ts';
import type { ApiContext } from './context.ts';

/** A request's body: what the form's fields hold, and its files by name in the order they came. */
export interface Body {
  fields: Record<string, unknown>;
  files: Map<string, File[]>;
}

const MAX_PARTS = 100;

/** The rest of such a body would have to be read before the next request on its connection. */
const headers = { Connection: 'close' };

/** Refuses larger bodies before they are read whole. */
export const atMost = (bytes: number, sentence = 'Kiriman terlalu besar') =>
  bodyLimit({ maxSize: bytes, onError: (c) => failure(c, new Refusal(413, sentence, { headers })) });

/** Whether reading failed because who sends has gone in the middle: nobody is left to be told anything. */
export const isCutOff = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** Bodies without files. */
export const FORM_BYTES = 200_000;

/** The largest of all bodies: a product with all the photos that it may have. */
export const LARGEST_BYTES = limits.fotoPerProduk * limits.fotoBytes + FORM_BYTES;

/**
 * Reads multipart, URL-encoded or JSON bodies into one shape. `foto[]` and `foto` are one name; a name that comes
 * twice is a list, so that a list never passes for a single value.
 *
 * @throws Refusal 400 when it cannot be read, 415 when it is of another kind
 */
export async function readBody(c: ApiContext): Promise<Body> {
  const type = c.req.header('Content-Type') ?? '';
  if (/^application\/json\b/i.test(type)) return { fields: await readJson(c), files: new Map() };
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return readForm(c);
  if ((await c.req.text()) === '') return { fields: {}, files: new Map() };
  throw new Refusal(415, 'Jenis kiriman tidak didukung');
}

export const unreadable = (): Refusal => new Refusal(400, 'Kiriman tidak dapat dibaca');

async function readJson(c: ApiContext): Promise<Record<string, unknown>> {
  const value: unknown = await c.req.json().catch(() => {
    throw unreadable();
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return ownFields(Object.entries(value));
}

async function readForm(c: ApiContext): Promise<Body> {
  const form = await c.req.formData().catch(() => {
    throw unreadable();
  });
  const files = new Map<string, File[]>();
  const values = new Map<string, string[]>();
  let parts = 0;
  for (const [name, value] of form) {
    parts += 1;
    if (parts > MAX_PARTS) throw new Refusal(413, 'Kiriman memuat terlalu banyak isian');
    const plain = name.replace(/\[\]$/, '');
    if (typeof value === 'string') values.set(plain, [...(values.get(plain) ?? []), value]);
    else files.set(plain, [...(files.get(plain) ?? []), value]);
  }
  const fields = [...values].map(([name, all]): [string, unknown] => [name, all.length === 1 ? all[0] : all]);
  return { fields: ownFields(fields), files };
}

/** Without a prototype, `__proto__` is a name like any other. */
const ownFields = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.assign(Object.create(null), Object.fromEntries(entries));
