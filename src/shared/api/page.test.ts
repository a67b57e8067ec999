import { expect, test } from 'vitest';
import { joinPages, type ListPage } from './page';

const page = (from: number | null, data: string[]): ListPage<string> => ({
  data,
  from,
  to: from && from + data.length - 1,
  total: 5,
  last_page: 3,
  next_page_url: null,
});

// joinPages uses none of Apollo's merge tools.
const join = (existing: ListPage<string> | undefined, incoming: ListPage<string>) =>
  joinPages(existing, incoming, undefined as never)?.data;

test.each([
  ['the first page stands alone', undefined, page(1, ['a', 'b']), ['a', 'b']],
  ['the next page is appended', page(1, ['a', 'b']), page(3, ['c', 'd']), ['a', 'b', 'c', 'd']],
  ['a page that comes twice is not doubled', page(1, ['a', 'b', 'c']), page(3, ['c', 'd']), ['a', 'b', 'c', 'd']],
  ['the first page asked for again starts over', page(1, ['a', 'b', 'c']), page(1, ['x']), ['x']],
  ['an empty answer replaces what was there', page(1, ['a']), page(null, []), []],
])('%s', (_name, existing, incoming, expected) => {
  expect(join(existing, incoming)).toEqual(expected);
});
