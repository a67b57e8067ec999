import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounds } from './body-bounds.ts';
import { readMultipart } from './multipart.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const TYPE = 'multipart/form-data; boundary=batas';
const read = (text: string, type = TYPE) => readMultipart(utf8(text), type);
const part = (name: string, content: string) =>
  `--batas\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const END = '--batas--\r\n';

/** A body written by the platform, and what the platform reads from it. */
async function both(form: FormData) {
  const sent = new Response(form);
  const type = sent.headers.get('Content-Type') ?? '';
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const theirs = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  const ours = readMultipart(bytes, type).map(({ name, filename, type: kind, content }) =>
    filename === undefined ? [name, new TextDecoder().decode(content)] : [name, filename, kind, [...content]],
  );
  const expected = [];
  for (const [name, value] of theirs) {
    expected.push(
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, [...new Uint8Array(await value.arrayBuffer())]],
    );
  }
  return { ours, expected };
}

const letters = fc.string({
  unit: fc.constantFrom('a', 'é', '🌾', '"', '\r\n', '--', ';', '=', ' ', '\\'),
  maxLength: 12,
});
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.array(fc.constantFrom(13, 10, 45, 97), { maxLength: 60 }).map((all) => Uint8Array.from(all)),
);

test('what a browser sends is read as the platform reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.tuple(letters, letters), fc.tuple(letters, bytes, letters)), { maxLength: 6 }),
      async (entries) => {
        const form = new FormData();
        for (const [name, value, filename] of entries) {
          if (typeof value === 'string') form.append(name, value);
          else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), filename);
        }
        const { ours, expected } = await both(form);
        expect(ours).toEqual(expected);
      },
    ),
    { seed: 20_261_120, numRuns: 300 },
  );
});

test('names may stand without quotation marks, a boundary with them; what comes after the end is nobody’s', () => {
  const body = `--batas\r\ncontent-disposition: form-data; name=judul\r\n\r\nPadi\r\n${END}lain`;
  const found = { name: 'judul', filename: undefined, type: '', content: utf8('Padi') };
  expect(read(body, 'multipart/form-data; charset=utf-8; boundary="batas"')).toEqual([found]);
  expect(read(`\r\n${body}`)).toEqual([found]);
  expect(read(END)).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['another boundary', part('a', '1').replaceAll('batas', 'lain')],
  ['no end', part('a', '1')],
  ['a part without a name', '--batas\r\nContent-Disposition: form-data\r\n\r\n1\r\n--batas--'],
  ['a part of another kind', '--batas\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--batas--'],
  ['a part without a head', '--batas\r\n\r\n1\r\n--batas--'],
  ['a head that does not end', '--batas\r\nContent-Disposition: form-data; name="a"\r\n'],
  ['letters behind a boundary', `--batasan\r\n${part('a', '1')}${END}`],
])('%s cannot be read', (_name, body) => {
  expect(() => read(body)).toThrow('Kiriman tidak dapat dibaca');
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(71)}`])(
  'without a boundary, as in %s, nothing can be read',
  (type) => expect(() => read(part('a', '1') + END, type)).toThrow('Kiriman tidak dapat dibaca'),
);

test('the first part too many is the last that is looked at', () => {
  const body = (count: number) => Array.from({ length: count }, (_, at) => part(`a${at}`, '1')).join('');
  expect(read(body(bounds.parts) + END)).toHaveLength(bounds.parts);
  expect(() => read(`${body(bounds.parts)}--batas\r\nwhatever`)).toThrow('Kiriman memuat terlalu banyak isian');
});

test('a name, and what stands before a content, have an end', () => {
  const long = 'Kiriman memuat nama isian yang terlalu panjang';
  expect(read(part('a'.repeat(bounds.name), '1') + END)).toHaveLength(1);
  expect(() => read(part('a'.repeat(bounds.name + 1), '1') + END)).toThrow(long);
  const head = `--batas\r\nContent-Disposition: form-data; name="a"\r\nX: ${'x'.repeat(bounds.head)}\r\n\r\n1\r\n`;
  expect(() => read(head + END)).toThrow(long);
});
