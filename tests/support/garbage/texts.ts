import fc from 'fast-check';

/** What breaks programs that put text together with something else. */
export const hostile = [
  "'; DROP TABLE pengguna; --",
  "' OR '1'='1",
  '1); DELETE FROM produk WHERE (1=1',
  '$1 ? :id @p $(7*7) {{7*7}} #{7*7} %s %n',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--<![CDATA[ &amp; &lt; &#0; ]]>-->',
  '</style></title></textarea><svg/onload=alert(1)>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'a\r\nSet-Cookie: a=b\r\n\r\nb',
  '\u202Ekacab\u202C \u200B\u200D\uFEFF',
  'I\u0307 \u0130 \u0131 ß ﬁ é e\u0301 Ω\u2126',
  '\u{1F33E}\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u{10FFFF}',
  '\uD800',
  'a\uDFFFb\uD83C',
  '\0',
  'a\0b',
  '\u0001\u0007\u001B[31m\u007F\u0085\u2028\u2029',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%_\\%',
  '%00%ff%zz',
  '=cmd|calc!A1',
  ' ',
  '\t\n ',
  '',
  'a'.repeat(10_000),
  '\u{1F33E}'.repeat(5_000),
  ' '.repeat(10_000),
];

/** Numbers as people and programs write them, and as they should not. */
export const numerals = [
  ...['NaN', 'Infinity', '-Infinity', '-0', '-1', '0', '1.5', '1,5', '1e3', '1e400', '1e-400', '0x10', '0b1', '١٢'],
  ...['9007199254740993', '2147483648', '-2147483649', '999999999', '1000000000', '9'.repeat(400), '.5', '5.', '+7'],
  ...['1_000', '１２', '0000000001', '00', 'null', 'undefined', 'true', '[object Object]', '[]', '{}'],
];

/** Text of any kind. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 3, arbitrary: fc.constantFrom(...numerals) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)) },
);

/** Texts that may be stored: what is accepted of them must come back. */
export const storable: fc.Arbitrary<string> = text.filter((one) => one.isWellFormed() && !one.includes('\0'));

const DEEP = 40_000;

/** What may stand behind a name in JSON, written out. */
export const json: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: text.map((one) => JSON.stringify(one)) },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '0', '-1', '1e400', '-1e400', '1e-400', '1.5') },
  { weight: 1, arbitrary: fc.constantFrom('9007199254740993', '9'.repeat(400), '2147483648', '-2147483649') },
  { weight: 2, arbitrary: fc.constantFrom('[]', '{}', '[1]', '["1","2"]', '[null]', '{"a":1}', '[[[]]]', '{"0":"1"}') },
  { weight: 1, arbitrary: fc.constantFrom('{"__proto__":{"a":1}}', '{"toString":null}', '{"length":3}', '{"then":1}') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('['.repeat(DEEP) + ']'.repeat(DEEP), `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`),
  },
  { weight: 1, arbitrary: fc.constantFrom('NaN', 'undefined', "'a'", '01', '"\\ud800"', '"\\u0000"', '"\u0001"', '') },
  { weight: 1, arbitrary: fc.json() },
);

/** Values of a header: bytes, but no ends of lines. */
export const header: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostile, ...numerals).map((one) => one.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000)),
  fc
    .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 60 })
    .map((bytes) => String.fromCharCode(...bytes.filter((byte) => byte !== 0x7f))),
);
