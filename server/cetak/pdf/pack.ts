/** Objects that lie in one stream: enough to be small together, few enough to be unpacked for one of them. */
const TOGETHER = 400;

const encoder = new TextEncoder();

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

const lastIndexOf = (bytes: Uint8Array, text: string): number => {
  let at = bytes.length - text.length;
  while (at >= 0 && !isAt(bytes, at, text)) at -= 1;
  return at;
};

/** The letters of a part that is plain ASCII. */
const asciiOf = (bytes: Uint8Array): string => new TextDecoder('ascii').decode(bytes);

interface Part {
  id: number;
  /** Offset in the file, in bytes. */
  offset: number;
  /** With its number and ending where it is a stream, without where it is not. */
  bytes: Uint8Array;
  isStream: boolean;
}

/** The file as its last lines describe it: where its table of objects begins, and what they say of the whole. */
function readTail(file: Uint8Array): { start: number; trailer: string } {
  const end = asciiOf(file.subarray(lastIndexOf(file, 'startxref')));
  const start = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  return { start, trailer: /trailer\s*<<([\s\S]*)>>/.exec(latinOf(file.subarray(start)))?.[1] ?? '' };
}

/** Each byte as the letter of its number. */
const latinOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesOf = (latin: string): Uint8Array => Uint8Array.from(latin, (letter) => letter.charCodeAt(0));

function partsOf(file: Uint8Array, start: number): Part[] {
  const lines = asciiOf(file.subarray(start)).split('\n');
  const offsets = lines.flatMap((line, at) => {
    const [, offset] = /^(\d{10}) \d{5} n/.exec(line) ?? [];
    // Two lines stand before the table, and its first one is of no object.
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
  const packed = await deflate(content);
  const head = bytesOf(`${id} 0 obj\n<<\n${entries}\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`);
  return joinBytes([head, packed, encoder.encode('\nendstream\nendobj\n')]);
}

/** Several objects as one stream (ISO 32000-2, 7.5.7): first their numbers and places, then themselves. */
async function togetherOf(id: number, some: readonly Part[]): Promise<Uint8Array> {
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

/** The table of objects as a stream (7.5.8): seven bytes for each object. */
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

/** The same PDF with its small objects packed together: the tags of a table's cells are many, and alike. */
export async function packPdf(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const { start, trailer } = readTail(file);
  const parts = partsOf(file, start);
  const loose = parts.filter(({ isStream }) => !isStream);
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
  for (let at = 0; at < loose.length; at += TOGETHER) {
    const some = loose.slice(at, at + TOGETHER);
    for (const [place, { id }] of some.entries()) entries[id] = [2, next, place];
    put(next, await togetherOf(next, some));
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
