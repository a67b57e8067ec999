import { describe, expect, test } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

const same = [
  ['', ''],
  ['Cabai Rawit', 'Cabai Rawit'],
  ['Em\u200bpas', 'Empas'],
  ['Empas\ufe0f', 'Empas'],
  ['Em\u034fpas\u3164', 'Empas'],
  ['Cabai  Rawit', 'Cabai Rawit'],
  ['Cabai\u00a0\u2003Rawit', 'Cabai Rawit'],
  ['Cabai\u2800Rawit', 'Cabai Rawit'],
  ['Cabai\tRawit ', 'Cabai Rawit'],
  ['\u202eudaM utuH\u202c', 'udaM utuH'],
  ['\u2067Madu\u2069', 'Madu'],
  ['Me\u0301lak', 'M\u00e9lak'],
  ['e\u200b\u0301', '\u00e9'],
  ['a\u200db', 'ab'],
  ['a\ufe0f\u200d\u{1f468}', 'a\u{1f468}'],
  ['\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u2764\ufe0f\u200d\u{1f525} 1\ufe0f\u20e3', ''],
  ['Mu’ut – ½ kg', ''],
  ['\u200b \u00a0', ''],
] as const;

describe.each([
  ['one line', cleanLine],
  ['several lines', cleanLines],
])('%s', (_name, clean) => {
  test.each(same)('%j', (typed, stored) => {
    const expected = stored === '' && clean(typed) !== '' ? typed : stored;
    expect(clean(typed)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });
});

test('in lines a price stays on one', () => {
  expect(cleanLines('Rp\u00a05.000 \u00a0per\u2003kg')).toBe('Rp\u00a05.000 per kg');
});

test('a line has no ends of lines in it', () => {
  expect(cleanLine(' Cabai\r\n\r\nRawit\u2028Merah\n')).toBe('Cabai Rawit Merah');
});

test('lines keep their ends, empty lines between them and their indent', () => {
  expect(cleanLines('\n- a  b\r\n  - c\u0085\u2028\nd \n\n')).toBe('- a b\n  - c\n\n\nd');
});
