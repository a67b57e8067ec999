import fc from 'fast-check';
import { latin1, type Sent, utf8 } from './bytes.ts';
import { type Fields, mixed } from './mixture.ts';
import { multipart } from './multipart.ts';
import { header, json, text } from './texts.ts';

const URL_ENCODED = 'application/x-www-form-urlencoded';

const jsonBody = (fields: Fields): fc.Arbitrary<Sent> =>
  fc
    .tuple(
      mixed(fields, (value) => JSON.stringify(value), json),
      fc.constantFrom('application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON'),
    )
    .map(([lines, type]) => ({
      type,
      bytes: utf8(`{${lines.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
    }));

const urlEncoded = (fields: Fields): fc.Arbitrary<Sent> =>
  mixed(fields, String, text).map((lines) => ({
    type: URL_ENCODED,
    bytes: utf8(new URLSearchParams(lines).toString()),
  }));

const strangeTypes = [
  ...[null, '', 'text/plain', 'application/xml', 'application/json', 'application/jsonp', 'a/b; c'],
  ...[URL_ENCODED, 'multipart/form-data; boundary=x', 'application/octet-stream'],
];
const strangeContents = [
  ...['', '[]', 'null', '"a"', '1', '{', '{"a":1}}', '\uFEFF{}', 'a=1&a=2&=&&=b&%=%zz&%00=%ff', 'a=1&'.repeat(9000)],
];
/** Bytes that are no UTF-8. */
const strangeBytes = ['\xff\xfe{\x00}\x00', '{"judul":"\xff\xc0\x80\xed\xa0\x80"}', 'judul=\xff\xfe&judul=%ed%a0%80'];

/** Bodies that are nothing in particular, and types that do not suit them. */
const raw: fc.Arbitrary<Sent> = fc.record({
  type: fc.oneof(fc.constantFrom(...strangeTypes), header),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 80 }).map((bytes) => new Uint8Array(bytes)),
    fc.constantFrom(...strangeContents).map(utf8),
    fc.constantFrom(...strangeBytes).map(latin1),
    json.map(utf8),
    text.map(utf8),
  ),
});

/** A body of some kind, most of them nearly right. */
export const bodyOf = (fields: Fields): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 4, arbitrary: jsonBody(fields) },
    { weight: 4, arbitrary: multipart(fields) },
    { weight: 2, arbitrary: urlEncoded(fields) },
    { weight: 2, arbitrary: raw },
  );
