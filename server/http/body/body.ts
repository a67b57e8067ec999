import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { limits } from '#contract/limits.ts';
import { failure, Refusal } from '../answer.ts';
import type { ApiContext } from '../context.ts';
import { bounds, longName, tooDeep, tooLarge, tooManyParts, unreadable } from './body-bounds.ts';
import { type Part, readMultipart } from './multipart.ts';

/** A request's body: the values of its fields, and its files by name in order of arrival. */
export interface Body {
  fields: Record<string, unknown>;
  files: Map<string, File[]>;
}

/** Otherwise the rest of the body would have to be read before the next request on the connection. */
const headers = { Connection: 'close' };

/** Refuses larger bodies before they are read whole. */
export function limitBody(bytes: number, sentence = 'Kiriman terlalu besar') {
  const counted = bodyLimit({ maxSize: bytes, onError: (c) => failure(c, new Refusal(413, sentence, { headers })) });
  return createMiddleware((c, next) => {
    // HTTP holds clients to their Content-Length, and touching the body as a stream costs more than reading it.
    const isTold = c.req.header('Content-Length') !== undefined && c.req.header('Transfer-Encoding') === undefined;
    return isTold && Number(c.req.header('Content-Length')) <= bytes ? next() : counted(c, next);
  });
}

/** Whether reading failed because the client went away: nobody is left to answer. */
export const isCutOff = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';

/** The largest body without files. */
export const FORM_BYTES = 200_000;

/** How much a text body may hold. */
interface Room {
  bytes: number;
  /** Values in JSON, at any depth. */
  values: number;
}

const formRoom: Room = { bytes: FORM_BYTES, values: bounds.values };

/** The lines of a file at once: an import has a row for each, with some fields. */
export const fileRoom: Room = { bytes: 2_000_000, values: 20 * limits.impor.baris };

/** Reports of several years: a row has its period's number, its place and subject, and up to five figures. */
export const reportsRoom: Room = { bytes: 6_000_000, values: 12 * limits.imporLaporan.baris };

/** The largest body of all: a product with as many photos as it may have. */
export const LARGEST_BYTES = limits.fotoPerProduk * limits.fotoBytes + FORM_BYTES;

/**
 * Reads multipart, URL-encoded or JSON bodies into one shape. `foto[]` and `foto` are the same name. A repeated name
 * becomes a list, so that a list never passes for a single value.
 *
 * @throws Refusal 400 when it cannot be read, 413 when it holds too much, 415 when it is of another type
 */
export async function readBody(c: ApiContext, given: Partial<Room> = {}): Promise<Body> {
  const room = { ...formRoom, ...given };
  const type = c.req.header('Content-Type') ?? '';
  const bytes = await bytesOf(c);
  if (/^multipart\/form-data\b/i.test(type)) return collected(readMultipart(bytes, type).map(entryOf));
  const isJson = /^application\/json\b/i.test(type);
  if (!isJson && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    if (bytes.length === 0) return { fields: {}, files: new Map() };
    throw new Refusal(415, 'Jenis kiriman tidak didukung');
  }
  if (bytes.length > room.bytes) throw tooLarge();
  const text = new TextDecoder().decode(bytes);
  return isJson ? { fields: readJson(text, room.values), files: new Map() } : collected(readPairs(text));
}

async function bytesOf(c: ApiContext): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    throw unreadable();
  }
}

type Entry = readonly [name: string, value: string | File];

function readJson(text: string, values: number): Record<string, unknown> {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  const entries = Object.entries(value);
  if (entries.length > bounds.parts) throw tooManyParts();
  if (entries.some(([name]) => name.length > bounds.name)) throw longName();
  if (!fits(value, { values })) throw tooDeep();
  return ownFields(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

/** Whether depth and number of values are within bounds; later code walks through it recursively. */
function fits(value: unknown, room: { values: number }, depth = 0): boolean {
  room.values -= 1;
  if (room.values < 0 || depth > bounds.depth) return false;
  return (
    typeof value !== 'object' || value === null || Object.values(value).every((inner) => fits(inner, room, depth + 1))
  );
}

function readPairs(text: string): Entry[] {
  if (text.split('&', bounds.parts + 1).length > bounds.parts) throw tooManyParts();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.some(([name]) => name.length > bounds.name)) throw longName();
  return pairs;
}

function entryOf({ name, filename, type, content }: Part): Entry {
  if (filename !== undefined) return [name, new File([content], filename, { type })];
  if (content.length > FORM_BYTES) throw tooLarge();
  return [name, new TextDecoder().decode(content)];
}

function collected(entries: Iterable<Entry>): Body {
  const files = new Map<string, File[]>();
  const values = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const plain = name.replace(/\[\]$/, '');
    if (typeof value === 'string') values.set(plain, [...(values.get(plain) ?? []), value]);
    else files.set(plain, [...(files.get(plain) ?? []), value]);
  }
  const fields = [...values].map(([name, all]): [string, unknown] => [name, all.length === 1 ? all[0] : all]);
  return { fields: ownFields(fields), files };
}

/** Without a prototype, `__proto__` is an ordinary name. */
const ownFields = (entries: [string, unknown][]): Record<string, unknown> =>
  Object.assign(Object.create(null), Object.fromEntries(entries));
