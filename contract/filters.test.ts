import { expect, test } from 'vitest';
import type { z } from 'zod';
import { collectionQuery, idQuery, textQuery, wordQuery } from './filters.ts';

/** What a filter is taken for, or the first sentence that is said of it. */
const read = (field: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = field.safeParse(value);
  return success ? data : { says: error.issues[0]?.message };
};

const page = collectionQuery(200);
const plain = { page: 1, limit: 10 };

test.each<[unknown, unknown]>([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['7', 7],
  ['999999999', 999_999_999],
  ...['1000000000', '-1', '+1', '1.5', ' 7', '7 ', 'tujuh', '0x7', '1e3'].map((wrong): [string, unknown] => [
    wrong,
    { says: 'harus berupa bilangan bulat' },
  ]),
])('the id %j is read as %j', (value, expected) => {
  expect(read(idQuery, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  [undefined, undefined],
  ['', undefined],
  ['  ', undefined],
  [' cabai\u200b  rawit ', 'cabai rawit'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), { says: 'paling panjang 200 huruf' }],
  ['a\0b', { says: 'memuat huruf yang tidak sah' }],
])('the text %j is read as %j', (value, expected) => {
  expect(read(textQuery, value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  [undefined, undefined],
  ['', undefined],
  ['padi', 'padi'],
  ['kopi', { says: 'harus salah satu dari: padi, jagung' }],
])('the word %j is read as %j', (value, expected) => {
  expect(read(wordQuery(['padi', 'jagung']), value)).toEqual(expected);
});

test.each([
  [{}, plain],
  [
    { page: '2', limit: '25', id: '7', search: ' cabai ' },
    { page: 2, limit: 25, id: 7, search: 'cabai' },
  ],
  [{ limit: '200' }, { page: 1, limit: 200 }],
  [{ limit: '201' }, { page: 1, limit: 200 }],
  [{ limit: '1' }, { page: 1, limit: 1 }],
])('a list that is asked with %j is asked with %j', (asked, expected) => {
  expect(page.parse(asked)).toEqual(expected);
});

test.each(['0', '-1', '1.5', '', 'dua'])('there is no page %j and no limit of it', (wrong) => {
  const says = { says: 'harus berupa bilangan bulat mulai dari 1' };
  expect([read(page, { page: wrong }), read(page, { limit: wrong })]).toEqual([says, says]);
});
