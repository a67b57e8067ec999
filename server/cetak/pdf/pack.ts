/** Objects per stream: many compress well, few unpack fast when a reader needs one. */
const STREAM_OBJECTS = 400;

const encoder = new TextEncoder();

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

const lastIndexOf = (bytes: Uint8Array, text: string): number => {
  let at = bytes.length - text.length;
  while (at >= 0 && !isAt(bytes, at, text)) at -= 1;
  return at;
};

/** Decodes a part in plain ASCII. */
const asciiOf = (bytes: Uint8Array): string => new TextDecoder('ascii').decode(bytes);

interface Part {
  id: number;
  /** Offset in the file, in bytes. */
  offset: number;
  /** The object; a stream includes its number and ending. */
  bytes: Uint8Array;
  isStream: boolean;
}

/** Reads the file's last lines: the start of its object table, and the trailer's entries. */
function readTail(file: Uint8Array): { start: number; trailer: string } {
  const end = asciiOf(file.subarray(lastIndexOf(file, 'startxref')));
  const start = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  return { start, trailer: /trailer\s*<<([\s\S]*)>>/.exec(latinOf(file.subarray(start)))?.[1] ?? '' };
}

/** Maps each byte to the letter of that code. */
const latinOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesOf = (latin: string): Uint8Array => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

function partsOf(file: Uint8Array, start: number): Part[] {
  const lines = asciiOf(file.subarray(start)).split('\n');
  const offsets = lines.flatMap((line, at) => {
    const [, offset] = /^(\d{10}) \d{5} n/.exec(line) ?? [];
    // Two lines precede the table, and its first entry is no object.
    return offset === undefined ? [] : [{ id: at - 2, offset: Number(offset) }];
  });
  const ends = [...offsets.map(({ offset }) => offset), start].sort((one, other) => one - other);
  const next = new Map(ends.map((offset, at) => [offset, ends[at + 1] ?? start]));
  return offsets.map(({ id, offset }) => {
    const bytes = file.subarray(offset, next.get(offset));
    const isStream = isAt(bytes, bytes.length - 'endstream\nendobj\n'.length, 'endstream');
    if (isStream) return { id, offset, bytes, isStream };
    return { id, offset, bytes: bytes.subarray(`${id} 0 obj\n`.length, bytes.length - 'endobj\n'.length), isStream };
  });
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const joinBytes = async (pieces: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());

async function streamOf(id: number, entries: string, content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const deflated = await deflate(content);
  const head = bytesOf(`${id} 0 obj\n<<\n${entries}\n/Filter /FlateDecode\n/Length ${deflated.length}\n>>\nstream\n`);
  return joinBytes([head, deflated, encoder.encode('\nendstream\nendobj\n')]);
}

/** Packs objects into one stream (ISO 32000-2, 7.5.7): their numbers and places, then the objects. */
async function objectStreamOf(id: number, some: readonly Part[]): Promise<Uint8Array> {
  let at = 0;
  const places = some.map((part) => {
    const place = `${part.id} ${at}`;
    at += part.bytes.length + 1;
    return place;
  });
  const head = encoder.encode(`${places.join(' ')}\n`);
  const line = encoder.encode('\n');
  const content = await joinBytes([head, ...some.flatMap(({ bytes }) => [bytes, line])]);
  return streamOf(id, `/Type /ObjStm\n/N ${some.length}\n/First ${head.length}`, content);
}

type Entry = [kind: number, first: number, second: number];

/** The cross-reference table as a stream (7.5.8): seven bytes for each object. */
function tableOf(entries: readonly (Entry | undefined)[]): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(entries.length * 7);
  const view = new DataView(table.buffer);
  entries.forEach((entry, at) => {
    const [kind, first, second] = entry ?? [0, 0, 0xffff];
    view.setUint8(at * 7, kind);
    view.setUint32(at * 7 + 1, first);
    view.setUint16(at * 7 + 5, second);
  });
  return table;
}

/** Packs a PDF's small objects into streams: the tags of a table's cells are many and alike. */
export async function packPdf(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { start, trailer } = readTail(file);
  const parts = partsOf(file, start);
  const smallObjects = parts.filter(({ isStream }) => !isStream);
  const entries: Entry[] = [];
  let next = parts.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const pieces: Uint8Array[] = [
    file.subarray(
      0,
      parts.reduce((least, { offset }) => Math.min(least, offset), start),
    ),
  ];
  let length = pieces[0]?.length ?? 0;
  const put = (id: number, bytes: Uint8Array) => {
    entries[id] = [1, length, 0];
    pieces.push(bytes);
    length += bytes.length;
  };
  for (const { id, bytes } of parts.filter(({ isStream }) => isStream)) put(id, bytes);
  for (let at = 0; at < smallObjects.length; at += STREAM_OBJECTS) {
    const some = smallObjects.slice(at, at + STREAM_OBJECTS);
    for (const [place, { id }] of some.entries()) entries[id] = [2, next, place];
    put(next, await objectStreamOf(next, some));
    next += 1;
  }
  entries[next] = [1, length, 0];
  const size = next + 1;
  const table = tableOf(Array.from({ length: size }, (_, at) => entries[at]));
  const entriesOfTrailer = trailer.replace(/\/Size\s+\d+/, `/Size ${size}`).trim();
  pieces.push(await streamOf(next, `/Type /XRef\n/W [1 4 2]\n${entriesOfTrailer}`, table));
  pieces.push(encoder.encode(`startxref\n${length}\n%%EOF\n`));
  return joinBytes(pieces);
}
