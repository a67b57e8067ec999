import { expect, test } from 'vitest';
import { stringify } from './qs';

test.each([
  [{}, ''],
  [{ page: 2, search: '' }, 'page=2'],
  [{ search: `%_'"<script>`, kosong: null, tanpa: undefined }, 'search=%25_%27%22%3Cscript%3E'],
  [{ userid: true, id: 0 }, 'userid=true&id=0'],
])('a filter %j is asked as ?%s', (filter, query) => {
  expect(stringify(filter)).toBe(query);
});
