import fc from 'fast-check';
import { header, json, text } from './texts.ts';

export interface Sent {
  type: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

const utf8 = (content: string) => new TextEncoder().encode(content);
const latin1 = (content: string) => Uint8Array.from(content, (letter) => letter.charCodeAt(0));

export const joined = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));

/** Fields by name: what fits, and what is put in its place or beside it. */
export interface Fields {
  fitting: Record<string, unknown>;
  files: readonly string[];
}

/** Which of the fitting values stay, and what else comes: mostly one thing is wrong, for only that gets far. */
const mixture = <Value>(names: readonly string[], value: fc.Arbitrary<Value>): fc.Arbitrary<Mixture<Value>> => {
  const name = fc.constantFrom(...names);
  const strange = fc.oneof(text, fc.constantFrom('__proto__', 'id', 'user_id', 'revisi', 'foto', '_method'));
  const none = { spoilt: [], strange: [], dropped: [], doubled: [] };
  const one = fc.tuple(name, value).map((spoilt) => ({ ...none, spoilt: [spoilt] }));
  const much = fc.record({
    spoilt: fc.array(fc.tuple(name, value), { maxLength: 3 }),
    strange: fc.array(fc.tuple(strange, value), { maxLength: 2 }),
    dropped: fc.subarray([...names], { maxLength: 1 }),
    doubled: fc.subarray([...names], { maxLength: 1 }),
  });
  return fc.oneof(
    { weight: 3, arbitrary: one },
    { weight: 2, arbitrary: much },
    { weight: 1, arbitrary: fc.constant(none) },
  );
};

type Mixture<Value> = { spoilt: [string, Value][]; strange: [string, Value][]; dropped: string[]; doubled: string[] };

function entries<Value>(
  { fitting }: Fields,
  write: (value: unknown) => Value,
  { spoilt, strange, dropped, doubled }: Mixture<Value>,
): [string, Value][] {
  const kept = Object.entries(fitting).filter(([name]) => !dropped.includes(name));
  const bad = new Map(spoilt);
  const all = kept.map(([name, value]): [string, Value] => [name, bad.get(name) ?? write(value)]);
  return [...all, ...all.filter(([name]) => doubled.includes(name)), ...strange];
}

const fallback = (names: string[]) => (names.length > 0 ? names : ['judul']);

const jsonBody = (fields: Fields): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      mixture(fallback(Object.keys(fields.fitting)), json),
      fc.constantFrom('application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON'),
    )
    .map(([mixed, type]) => {
      const lines = entries(fields, (value) => JSON.stringify(value) ?? 'null', mixed);
      return { type, bytes: utf8(`{${lines.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`) };
    });

const urlEncoded = (fields: Fields): fc.Arbitrary<Sent> =>
  mixture(fallback(Object.keys(fields.fitting)), text).map((mixed) => ({
    type: 'application/x-www-form-urlencoded',
    bytes: utf8(new URLSearchParams(entries(fields, String, mixed)).toString()),
  }));

const BOUNDARY = '----lumbung';
const pictures = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0x47, 0x49, 0x46], []];
const names = [
  'foto.jpg',
  '../../foto.png',
  'a\0.jpg',
  '%2e%2e%2f.jpg',
  '',
  'CON',
  'a"b.jpg',
  'é.svg',
  'a'.repeat(300),
];

interface Part {
  head: string;
  content: Uint8Array;
}

const field = (name: string, value: string): Part => ({
  head: `Content-Disposition: form-data; name="${name.replaceAll('"', '%22').replace(/[\r\n\0]/g, '')}"`,
  content: utf8(value),
});

const filePart = (name: string): fc.Arbitrary<Part> =>
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...pictures), fc.uint8Array({ maxLength: 64 }))
    .map(([filename, beginning, rest]) => ({
      head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg`,
      content: joined(Uint8Array.from(beginning), rest),
    }));

/** A form as it is sent, whole or with something of it gone. */
const defects: ((whole: Uint8Array<ArrayBuffer>) => Sent)[] = [
  (bytes) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes }),
  (bytes) => ({ type: `multipart/form-data; boundary="${BOUNDARY}"`, bytes }),
  (bytes) => ({ type: 'multipart/form-data', bytes }),
  (bytes) => ({ type: 'multipart/form-data; boundary=', bytes }),
  (bytes) => ({ type: 'multipart/form-data; boundary=lain', bytes }),
  (bytes) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: bytes.slice(0, bytes.length / 2) }),
  (bytes) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: bytes.slice(0, -4) }),
  (bytes) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: joined(utf8('awal\r\n'), bytes, utf8('akhir')),
  }),
  () => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: new Uint8Array(0) }),
];

const multipart = (fields: Fields): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      mixture(fallback(Object.keys(fields.fitting)), text),
      fc.tuple(...fields.files.map(filePart)),
      fc.option(filePart('judul'), { freq: 5 }),
      // Whole ones more often: the others are refused early.
      fc.oneof({ weight: 2, arbitrary: fc.constant(defects[0]!) }, fc.constantFrom(...defects)),
    )
    .map(([mixed, files, stray, defect]) => {
      const parts = [...entries(fields, String, mixed).map(([name, value]) => field(name, value)), ...files];
      const all = stray ? [...parts, stray] : parts;
      const bytes = all.flatMap(({ head, content }) => [
        utf8(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
        content,
        utf8('\r\n'),
      ]);
      return defect(joined(...bytes, utf8(`--${BOUNDARY}--\r\n`)));
    });

/** Bodies that are nothing in particular, and types that do not suit them. */
const raw: fc.Arbitrary<Sent> = fc.record({
  type: fc.oneof(
    fc.constantFrom(null, '', 'text/plain', 'application/xml', 'application/json', 'application/jsonp', 'a/b; c'),
    fc.constantFrom('application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/octet-stream'),
    header,
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 80 }).map((bytes) => new Uint8Array(bytes)),
    fc.constantFrom('', '[]', 'null', '"a"', '1', '{', '{"a":1}}', '\uFEFF{}', 'a=1&a=2&=&&=b&%=%zz&%00=%ff').map(utf8),
    fc
      .constantFrom('\xff\xfe{\x00}\x00', '{"judul":"\xff\xc0\x80\xed\xa0\x80"}', 'judul=\xff\xfe&judul=%ed%a0%80')
      .map(latin1),
    json.map(utf8),
    text.map((one) => utf8(one)),
  ),
});

/** A body of some kind, most of them nearly right: only those get far. */
export const bodyOf = (fields: Fields): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 4, arbitrary: jsonBody(fields) },
    { weight: 4, arbitrary: multipart(fields) },
    { weight: 2, arbitrary: urlEncoded(fields) },
    { weight: 2, arbitrary: raw },
  );
