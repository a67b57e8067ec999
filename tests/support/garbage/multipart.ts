import fc from 'fast-check';
import { joined, type Sent, utf8 } from './bytes.ts';
import { type Fields, mixed } from './mixture.ts';
import { text } from './texts.ts';

const BOUNDARY = '----lumbung';
const WHOLE = `multipart/form-data; boundary=${BOUNDARY}`;

/** How files begin that are pictures, and one that is none. */
const beginnings = [[0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0x47, 0x49, 0x46], []];
/** A whole picture of one dot. */
const WHOLE_PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNQLvcCAAGlAOVE97eyAAAAAElFTkSuQmCC', 'base64'),
);
const fileNames = [
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

/** Heads of a part that are not as they should be. */
const strangeHeads = [
  'Content-Disposition: form-data',
  'Content-Disposition: attachment; name=foto',
  'Content-Disposition: form-data; name="judul"; filename*=UTF-8\'\'%ff',
  'Content-Disposition: form-data; name="judul"\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="judul"\r\nContent-Type: text/plain; charset=utf-16',
  'Content-Type: multipart/mixed; boundary=dalam',
  `X: ${'a'.repeat(20_000)}`,
  '',
];

type Part = [head: string, content: Uint8Array];

const field = (name: string, value: string): Part => [
  `Content-Disposition: form-data; name="${name.replaceAll('"', '%22').replace(/[\r\n\0]/g, '')}"`,
  utf8(value),
];

/** Most say what they are and are something else. */
const contents: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(WHOLE_PNG) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 64 }))
      .map(([beginning, rest]) => joined(Uint8Array.from(beginning), rest)),
  },
);

const filePart = (name: string): fc.Arbitrary<Part> =>
  fc
    .tuple(fc.constantFrom(...fileNames), contents)
    .map(([filename, content]) => [
      `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg`,
      content,
    ]);

const strayParts: fc.Arbitrary<Part[]> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Part[]>([]) },
  { weight: 1, arbitrary: filePart('judul').map((part) => [part]) },
  { weight: 1, arbitrary: fc.constantFrom(...strangeHeads).map((head): Part[] => [[head, utf8('a')]]) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 150 }, (_none, at) => field(`f${at}`, '1'))) },
);

type Bytes = Uint8Array<ArrayBuffer>;

/** A form as it arrives: whole, or with something of it gone. */
const arrivals: ((whole: Bytes) => Sent)[] = [
  (bytes) => ({ type: WHOLE, bytes }),
  (bytes) => ({ type: `multipart/form-data; boundary="${BOUNDARY}"`, bytes }),
  (bytes) => ({ type: 'multipart/form-data', bytes }),
  (bytes) => ({ type: 'multipart/form-data; boundary=', bytes }),
  (bytes) => ({ type: 'multipart/form-data; boundary=lain', bytes }),
  (bytes) => ({ type: WHOLE, bytes: bytes.slice(0, bytes.length / 2) }),
  (bytes) => ({ type: WHOLE, bytes: bytes.slice(0, -4) }),
  (bytes) => ({ type: WHOLE, bytes: joined(utf8('awal\r\n'), bytes, utf8('akhir')) }),
  () => ({ type: WHOLE, bytes: new Uint8Array(0) }),
];

/** Forms as browsers send them, and as they should not. */
export const multipart = (fields: Fields): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      mixed(fields, String, text),
      fc.tuple(...fields.files.map(filePart)),
      strayParts,
      // Whole ones more often: the others are refused early.
      fc.oneof({ weight: 2, arbitrary: fc.constant(arrivals[0]!) }, fc.constantFrom(...arrivals)),
    )
    .map(([texts, files, stray, arrive]) => {
      const parts = [...texts.map(([name, value]) => field(name, value)), ...files, ...stray];
      const written = parts.flatMap(([head, content]) => [
        utf8(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
        content,
        utf8('\r\n'),
      ]);
      return arrive(joined(...written, utf8(`--${BOUNDARY}--\r\n`)));
    });
