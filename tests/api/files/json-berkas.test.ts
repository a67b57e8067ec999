import { expect, test } from 'vitest';
import { pangan } from '#contract/resources/pangan.ts';
import { columnsOf } from '../../../server/http/file/columns.ts';
import { formats } from '../../../server/http/file/writers.ts';

const row = (nama_pangan: unknown) => ({ nama_pangan, updated_at: '2026-11-16T01:30:00.000Z' });

async function* once(rows: readonly object[]) {
  yield* rows;
}
const read = async (rows: readonly object[]) =>
  JSON.parse(await new Response(await formats.json.write(once(rows), columnsOf(pangan), 'Pangan')).text());

test('no row is an empty list', async () => {
  expect(await read([])).toEqual([]);
});

test.each([
  ['a text that elsewhere would be a formula', '=1+1'],
  ['quotes and line ends', '"a"\\\n'],
  ['a number', 0.25],
  ['nothing', null],
])('%s stays what it is', async (_, value) => {
  expect(await read([row(value)])).toEqual([row(value)]);
});

test('as many rows as there are, in as many pieces as it takes', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => row(`Pangan ${at}`));
  expect(await read(rows)).toEqual(rows);
});
