import { expect, test, vi } from 'vitest';
import type { Plan } from '@/entities/laporan';
import { newItem, type Outbox } from '@/shared/write';
import type { Judged } from './judged';
import { writeRows } from './write-rows';

const document = { kind: 'Document', definitions: [] } as never;
const words = { entity: 'harga', label: '', refresh: [], userId: 1, document };
const add = () => newItem({ ...words, variables: { input: {} } });
const row = (plan: Plan | null) => ({ write: plan && (() => plan) }) as Judged;
const rows = (count: number) => Array.from({ length: count }, () => row({ add: add(), remove: [], keeps: false }));

/** As much of an outbox as is asked here. */
const outboxWith = (write: Outbox['write']) => ({ write }) as Outbox;

test('rows are stored two hundred at a time; what stands so already is left out', async () => {
  const write = vi.fn<Outbox['write']>(async () => []);
  const seen: number[] = [];
  const all = [...rows(900), row(null)];
  const done = await writeRows(outboxWith(write), all, ({ done }) => seen.push(done), new AbortController().signal);
  expect([done, seen]).toEqual([900, [200, 400, 600, 800, 900]]);
  expect(write.mock.calls.map(([{ add }]) => add?.length)).toEqual([200, 200, 200, 200, 100]);
});

test('it ends between two transactions, and says how far it came', async () => {
  const stop = new AbortController();
  const write = vi.fn<Outbox['write']>(async () => []);
  expect(await writeRows(outboxWith(write), rows(900), () => stop.abort(), stop.signal)).toBe(200);
});

test('where one row was sent meanwhile the others are stored all the same', async () => {
  const [first, sent, last] = rows(3) as [Judged, Judged, Judged];
  const write = vi.fn<Outbox['write']>(async ({ add }) =>
    add?.some(({ key }) => key === sent.write?.()?.add?.key) ? null : [],
  );
  const done = await writeRows(outboxWith(write), [first, sent, last], () => {}, new AbortController().signal);
  expect(done).toBe(2);
});
