import { bounds, longName, tooManyParts, unreadable } from './body-bounds.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A part of a form; only files have a `filename`. */
export interface Part {
  name: string;
  filename: string | undefined;
  type: string;
  /** A view of the body's own memory. */
  content: Bytes;
}

const CR = 13;
const LF = 10;
const DASH = 45;

/**
 * Parses a multipart/form-data body (RFC 7578), looking at each byte at most twice, and stops at the first part too
 * many: the platforms' own parsers cannot be told to.
 *
 * @throws Refusal 400 when it is malformed, 413 when it holds too much
 */
export function readMultipart(bytes: Bytes, type: string): Part[] {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  const mark = new TextEncoder().encode(`\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  const first = isAt(bytes, mark, 0) ? 0 : -2;
  if (!boundary || !isAt(bytes, mark, first, -first)) throw unreadable();

  const parts: Part[] = [];
  let at = first + mark.length;
  while (!(bytes[at] === DASH && bytes[at + 1] === DASH)) {
    if (parts.length === bounds.parts) throw tooManyParts();
    const head = headAt(bytes, at);
    const end = indexOf(bytes, mark, head.end);
    if (end < 0) throw unreadable();
    parts.push({ ...readHead(head.text), content: bytes.subarray(head.end, end) });
    at = end + mark.length;
  }
  return parts;
}

/** Whether the mark is at a position, not counting its first `but` bytes. */
function isAt(bytes: Bytes, mark: Bytes, at: number, but = 0): boolean {
  for (let byte = but; byte < mark.length; byte += 1) if (bytes[at + byte] !== mark[byte]) return false;
  return true;
}

/** A carriage return occurs in the mark only at its beginning, so after a mismatch no byte need be searched again. */
function indexOf(bytes: Bytes, mark: Bytes, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === CR && bytes[at + 1] === LF && isAt(bytes, mark, at)) return at;
  }
  return -1;
}

/** The headers of a part, up to the empty line that ends them. */
function headAt(bytes: Bytes, from: number): { text: string; end: number } {
  const last = Math.min(bytes.length - 3, from + bounds.head);
  for (let at = from; at < last; at += 1) {
    const isEnd = bytes[at] === CR && bytes[at + 1] === LF && bytes[at + 2] === CR && bytes[at + 3] === LF;
    if (isEnd) return { text: new TextDecoder().decode(bytes.subarray(from, at)), end: at + 4 };
  }
  throw bytes.length - from > bounds.head ? longName() : unreadable();
}

const PARAMETER = /;\s*([\w*-]+)=(?:"([^"]*)"|([^\s;"]+))/y;

function readHead(text: string): Omit<Part, 'content'> {
  const [before, ...lines] = text.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.split(':', 1)[0]?.trim().toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const said = headers.get('content-disposition') ?? '';
  if (before?.trim() !== '' || !/^form-data\b/i.test(said)) throw unreadable();

  const named = new Map<string, string>();
  PARAMETER.lastIndex = 'form-data'.length;
  for (let found = PARAMETER.exec(said); found; found = PARAMETER.exec(said)) {
    named.set((found[1] ?? '').toLowerCase(), unescaped(found[2] ?? found[3] ?? ''));
  }
  const name = named.get('name');
  if (name === undefined) throw unreadable();
  if (name.length > bounds.name) throw longName();
  return { name, filename: named.get('filename'), type: headers.get('content-type') ?? '' };
}

/** Browsers escape these three characters. */
const unescaped = (text: string) => text.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replaceAll('%22', '"');
