import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { PagedList } from '../../api/use-paged-list';
import { newItem, type OutboxItem } from '../rows/item';
import { pageWithPending } from './page-with-pending';

type Row = { id: number; revisi: number; nama: string };

const document = parse('mutation A { a }');
const write = (nama: string, urut: number, id?: number): OutboxItem => {
  const variables = { input: { nama }, ...(id !== undefined && { id }) };
  return { ...newItem({ userId: 1, entity: 'lahan', label: '', refresh: [], document, variables }), urut };
};
const page = (number: number, ids: number[], total: number): PagedList<Row> => ({
  rows: ids.map((id) => ({ id, revisi: 1, nama: `Lahan ${id}` })),
  from: ids.length > 0 ? (number - 1) * 2 + 1 : null,
  to: ids.length > 0 ? (number - 1) * 2 + ids.length : null,
  total,
  page: number,
  lastPage: Math.max(1, Math.ceil(total / 2)),
  limit: 10,
  isLoading: false,
  error: undefined,
  go: () => undefined,
  resize: () => undefined,
  retry: () => undefined,
});

test.each<[string, PagedList<Row>, OutboxItem[], unknown]>([
  ['nothing waits', page(1, [1, 2], 3), [], [['Lahan 1', 'Lahan 2'], 1, 2, 3]],
  [
    'a new row stands on the first page',
    page(1, [1, 2], 3),
    [write('Baru', 5)],
    [['Baru', 'Lahan 1', 'Lahan 2'], 1, 3, 4],
  ],
  ['and counts on the others', page(2, [3], 3), [write('Baru', 5)], [['Lahan 3'], 4, 4, 4]],
  ['it is the only one', page(1, [], 0), [write('Baru', 5)], [['Baru'], 1, 1, 1]],
  ['a change stays on its page', page(1, [1, 2], 3), [write('Lain', 5, 3)], [['Lahan 1', 'Lahan 2'], 1, 2, 3]],
  ['a change is shown', page(2, [3], 3), [write('Lain', 5, 3)], [['Lain'], 3, 3, 3]],
  ['nothing is there', page(1, [], 0), [], [[], null, null, 0]],
])('%s', (_name, list, items, expected) => {
  const shown = pageWithPending<Row, { nama: string }>(list, items, {
    entity: 'lahan',
    isHere: () => true,
    rowOf: ({ nama }) => ({ nama }),
  });
  expect([shown.rows.map(({ nama }) => nama), shown.from, shown.to, shown.total]).toEqual(expected);
});
