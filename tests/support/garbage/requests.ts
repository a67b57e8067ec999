import fc from 'fast-check';
import type { Parameter } from '../../../server/openapi/openapi.ts';
import { type Documented, resolved } from '../api/documented.ts';
import { bodyOf } from './bodies.ts';
import type { Sent } from './bytes.ts';
import { fittingBody, type Known } from './fitting.ts';
import { header, hostile, numerals, text } from './texts.ts';

export interface GarbageRequest {
  address: string;
  /** Whether every part of the address is what the document asks for there. */
  isAddressed: boolean;
  headers: [name: string, value: string][];
  body: Sent | null;
}

const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
const strangeParts = [
  '%00',
  '%ff%fe',
  '%',
  '%zz',
  '..%2f..%2f',
  '%2e%2e',
  '.',
  '%5c',
  'a%00b',
  '%F0%9F',
  '*',
  ':id',
  '{id}',
];

/** Parameters that are no ids. */
const FILES = ['{file}', '{nama}'];

interface AddressPart {
  part: string;
  /** Whether it is what the document asks for there. */
  fits: boolean;
}

const strangePart: fc.Arbitrary<string> = fc.oneof(
  text.map(encoded),
  fc.constantFrom(...strangeParts),
  fc.constantFrom(...numerals).map(encoded),
);

/** An id, mostly one of a row that is there. */
const idPart: fc.Arbitrary<AddressPart> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }).map((id) => ({ part: String(id), fits: true })) },
  { weight: 2, arbitrary: fc.constantFrom('0', '999999999', '007').map((part) => ({ part, fits: true })) },
  { weight: 2, arbitrary: strangePart.map((part) => ({ part, fits: false })) },
);

/** A file's name. */
const filePart: fc.Arbitrary<AddressPart> = fc
  .tuple(
    fc.oneof(strangePart, fc.constantFrom('melak', 'kabupaten', 'f'.repeat(32))),
    fc.constantFrom('.png', '.jpg', ''),
  )
  .map(([name, extension]) => ({ part: name + extension, fits: false }));

/** A query with filters of the operation and others; some values fit. */
function queryOf(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(fc.constantFrom(...names, 'page', 'limit', 'id', '__proto__', 'filter[]'), text.map(encoded));
  const value = fc.oneof(
    fc.constantFrom('1', '2', 'melak', 'aktif', 'kabupaten', 'true', 'terbaru', 'padi', ''),
    text.map(encoded),
    fc.constantFrom(...strangeParts),
  );
  const pair = fc.tuple(name, value).map(([one, other]) => `${one}=${other}`);
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('&&&', '=', '?a=1', 'limit', `limit=10&${'id=1&'.repeat(2000)}`) },
  );
}

const KEYS = ['uji-kunci-satu', 'uji-kunci-dua', '018f3f5e-7c1a-7b2e-9a54-2f1d6c0b8e77'];

const named = (name: string, value: fc.Arbitrary<string>) => value.map((one): [string, string] => [name, one]);

/** Headers that the API reads, mostly absent. */
const headers: fc.Arbitrary<[string, string][]> = fc.uniqueArray(
  fc.oneof(
    named('Idempotency-Key', fc.oneof(fc.constantFrom(...KEYS), fc.uuid(), header)),
    named('If-Match', fc.oneof(fc.constantFrom('"1"', 'W/"1"', '*', '1', '"9999999999"', '"1", "2"'), header)),
    named('If-None-Match', fc.oneof(fc.constantFrom('*', 'W/"1"', ','.repeat(500)), header)),
    named('Range', fc.constantFrom('bytes=0-1', 'bytes=5-1')),
    named('Content-Length', fc.constantFrom('0', '-1', 'abc', '999999999', '1e9', '1, 2')),
    named('Transfer-Encoding', fc.constantFrom('chunked', 'gzip, chunked', 'identity')),
    named('Content-Encoding', fc.constantFrom('gzip', 'br', 'x')),
    named('X-HTTP-Method-Override', fc.constantFrom('DELETE', 'x')),
    ...['Accept', 'Accept-Language', 'Origin', 'X-Forwarded-Host'].map((name) => named(name, header)),
  ),
  { maxLength: 3, selector: ([name]) => name },
);

/** Requests for an operation, from what the document says of it. */
export function requestsFor(documented: Documented, known: Known): fc.Arbitrary<GarbageRequest> {
  const { path, method, operation } = documented;
  const parameters = (operation.parameters ?? []).map((one) => resolved<Parameter>(one));
  const filters = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const places = path.split('/').filter((part) => part.startsWith('{'));
  const body = fc.nat(10_000).chain((n) => bodyOf(fittingBody(documented, known, n)));

  return fc
    .record({
      parts: fc.tuple(...places.map((place) => (FILES.includes(place) ? filePart : idPart))),
      query: filters.length > 0 ? queryOf(filters) : fc.constantFrom('', '', `a=${encoded(hostile[0]!)}`),
      headers,
      body: method === 'get' ? fc.constant(null) : fc.option(body, { freq: 8, nil: null }),
    })
    .map(({ parts, query, ...rest }) => {
      let at = 0;
      const filled = path.replace(/\{[^}]*\}/g, () => parts[at++]?.part ?? '1');
      return {
        ...rest,
        address: query ? `${filled}?${query}` : filled,
        isAddressed: parts.every(({ fits }) => fits),
      };
    });
}
