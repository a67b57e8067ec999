import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomes } from '../../../../tests/support/outbox/drainer-bench.ts';
import { outboxBench } from '../../../../tests/support/outbox/outbox-bench.ts';
import { idFrom, lay, writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';

let bench: ReturnType<typeof outboxBench>;
beforeEach(() => {
  bench = outboxBench();
});
/** Waits longer, or less long, for the server. */
const wait = (patienceMs: number) => {
  bench.close();
  bench = outboxBench(patienceMs);
};
afterEach(() => {
  bench.close();
  vi.restoreAllMocks();
});

test('a form hears what became of its write, and is asked for nothing once it has', async () => {
  const { key, end } = await bench.begin();
  const outcome = bench.outbox.outcomeOf(key);
  expect(bench.outbox.isAwaited(key)).toBe(true);
  end(outcomes.stored);
  expect(await outcome).toEqual({ error: null, saved: { harga: { id: 7 } } });
  expect(bench.outbox.isAwaited(key)).toBe(false);
});

test('a form that takes a refused write back has it alone', async () => {
  const { key, end } = await bench.begin();
  const outcome = bench.outbox.outcomeOf(key);
  end(outcomes.refused);
  const { error, saved, key: left } = await outcome;
  expect([error?.message, error?.code, error?.data]).toEqual([
    'Harga harus diisi',
    422,
    { message: 'Harga harus diisi' },
  ]);
  expect([saved, left, await bench.stateOf(key)]).toEqual([null, undefined, undefined]);
  expect(bench.told.at(-1)).toEqual({ key, state: null });
});

test('a form that has gone on leaves a refused write to the outbox', async () => {
  const { key, end } = await bench.begin();
  const outcome = bench.outbox.outcomeOf(key, () => false);
  end(outcomes.refused);
  expect(await outcome).toMatchObject({ error: { message: 'Harga harus diisi' }, saved: null, key });
  expect(await bench.stateOf(key)).toBe('ditolak');
  // Said again, for nobody has told of it while the form waited.
  expect(bench.told.filter(({ state }) => state === 'ditolak')).toHaveLength(2);
});

test('a form waits for no answer that does not come', async () => {
  wait(20);
  const { key, end } = await bench.begin();
  expect(await bench.outbox.outcomeOf(key)).toEqual({ error: null, saved: null, key });
  end(outcomes.stored);
});

test('a form waits as long as its write is on its way, and no longer than until it is back', async () => {
  const { key, end } = await bench.begin();
  const outcome = bench.outbox.outcomeOf(key);
  end(outcomes.lost);
  expect(await outcome).toEqual({ error: null, saved: null, key });
  expect(await bench.stateOf(key)).toBe('antre');
});

test('what is told of other writes, and that one’s own is on its way, ends no waiting', async () => {
  const other = await bench.begin(writeOf('Lain'));
  const item = writeOf('Cabai');
  await bench.outbox.add([item]);
  const outcome = bench.outbox.outcomeOf(item.key);
  other.end(outcomes.stored);
  await expect.poll(() => bench.sends.length).toBe(2);
  bench.sends[1]?.end(outcomes.stored);
  expect(await outcome).toMatchObject({ saved: { harga: { id: 7 } } });
});

test('without network, or behind a write that waits, no form waits', async () => {
  wait(600_000);
  const { key: first } = await bench.begin(writeOf('Lahan'));
  const second = writeOf('Koordinat', { lahan_id: idFrom(first) });
  await bench.outbox.add([second]);
  expect(await bench.outbox.outcomeOf(second.key)).toMatchObject({ key: second.key });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await bench.outbox.outcomeOf(first)).toMatchObject({ key: first });
});

test.each([
  ['was sent', { state: 'terkirim', saved: 7 }, { error: null, saved: 7 }],
  ['was refused', { state: 'ditolak', reason: 'Tidak' }, { error: { message: 'Tidak', code: 0 }, saved: null }],
  ['was refused without words', { state: 'bentrok' }, { error: { message: '', code: 0 }, saved: null }],
] as const)('a form does not wait for a write that %s before it asked', async (_name, row, outcome) => {
  wait(600_000);
  expect(await bench.outbox.outcomeOf(await lay('Cabai', row), () => false)).toMatchObject(outcome);
});

test('of a write that is gone nothing is known', async () => {
  wait(600_000);
  expect(await bench.outbox.outcomeOf('tidak-ada')).toEqual({ error: null, saved: null, key: 'tidak-ada' });
});
