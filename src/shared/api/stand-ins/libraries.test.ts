import { expect, test } from 'vitest';
import { PRODUK_LIST } from '@/entities/produk';
import { KECAMATAN_LIST } from '@/entities/wilayah';
import { print, stringify } from './libraries';

test('a document keeps its name, and no other has it', () => {
  const name = print(KECAMATAN_LIST);
  expect(print(PRODUK_LIST)).not.toBe(name);
  expect(print(KECAMATAN_LIST)).toBe(name);
});

test.each([
  [{}, ''],
  [{ page: 2, search: '' }, 'page=2'],
  [{ search: `%_'"<script>`, kosong: null, tanpa: undefined }, 'search=%25_%27%22%3Cscript%3E'],
  [{ userid: true, id: 0 }, 'userid=true&id=0'],
])('a filter %j is asked as ?%s', (filter, query) => {
  expect(stringify(filter)).toBe(query);
});
