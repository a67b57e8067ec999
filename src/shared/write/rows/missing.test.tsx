import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lay, loseDatabase, writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';
import { asWriter } from '../../../../tests/support/screens/as-writer.tsx';
import { outboxOf } from '../outbox/outbox';
import { useMissing, useUnstored } from '../pending/use-outbox';
import { ledger } from './ledger';
import { outboxStore } from './store';

let userId: number;
const writer = () => ({ userId, token: 'kunci-masuk' });
const me = asWriter(writer);
const { missing, unstored } = outboxOf(me.client, writer);
const labels = ({ rows }: { rows: readonly { label: string }[] }) => rows.map(({ label }) => label);
const unsure = { userId: undefined, rows: [], isClosed: false, isUnsure: true };
const none = { userId: 1, rows: [], isClosed: false, isUnsure: false };

beforeEach(() => {
  userId = 1;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Looks twice, as long as it takes. */
async function look(of = userId) {
  let isOver = false;
  const found = missing.look(of).finally(() => {
    isOver = true;
  });
  await act(async () => {
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(1_000);
      await outboxStore.byKey('');
    }
  });
  return found;
}

test('nothing is known before the device was looked into; nothing is missing where all is there', async () => {
  await lay('Cabai');
  const { result } = renderHook(useMissing, me);
  expect(result.current).toEqual(unsure);
  expect(await look()).toEqual(none);
  expect(result.current).toEqual(none);
});

test('what is missing at two looks is missing, until the user has taken note of it', async () => {
  await lay('Cabai');
  await lay('Orang lain', { userId: 2 });
  await loseDatabase();
  const { result } = renderHook(useMissing, me);
  expect(labels(await look())).toEqual(['Cabai']);
  expect(result.current).toMatchObject({ userId: 1, isClosed: false, isUnsure: false });
  expect(labels(result.current)).toEqual(['Cabai']);
  act(missing.acknowledge);
  expect(result.current).toEqual(none);
  expect([ledger.of(1), ledger.of(2).length]).toEqual([[], 1]);
});

test('between the two looks nobody knows', async () => {
  await lay('Cabai');
  const { result } = renderHook(useMissing, me);
  await look();
  expect(result.current).toEqual(none);
  await loseDatabase();
  const looked = Promise.withResolvers<void>();
  const { missing: lookOnce } = outboxStore;
  vi.spyOn(outboxStore, 'missing').mockImplementationOnce(async (of) => {
    const found = await lookOnce(of);
    looked.resolve();
    return found;
  });
  const found = missing.look(1);
  await act(() => looked.promise);
  expect(result.current).toEqual(unsure);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(result.current).toEqual(unsure);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => found);
  expect(labels(result.current)).toEqual(['Cabai']);
});

test('what another tab has sent between the two looks is not missing, what is new is not yet', async () => {
  await lay('Beras');
  const key = await lay('Cabai');
  await loseDatabase();
  const { missing: lookOnce } = outboxStore;
  vi.spyOn(outboxStore, 'missing').mockImplementationOnce(async (of) => {
    const found = await lookOnce(of);
    ledger.strike(key);
    ledger.note(writeOf('Telur'));
    return found;
  });
  expect(labels(await look())).toEqual(['Beras']);
});

test('what is known to be missing stays so while it is looked for again, and is told once', async () => {
  await lay('Cabai');
  await loseDatabase();
  const { result } = renderHook(useMissing, me);
  await look();
  const before = result.current;
  const again = missing.look(1);
  await outboxStore.byKey('');
  expect(result.current).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(await again).toBe(before);
});

test('a device that does not open: the rows that were noted, which may be there still', async () => {
  await lay('Cabai');
  vi.spyOn(outboxStore, 'missing').mockRejectedValue(new DOMException('Rusak'));
  const { result } = renderHook(useMissing, me);
  await look();
  expect(result.current).toMatchObject({ userId: 1, isClosed: true, isUnsure: false });
  expect(labels(result.current)).toEqual(['Cabai']);
});

test('what was found of one user is not shown to another, and is forgotten with the last who looks', async () => {
  await lay('Cabai');
  await loseDatabase();
  const first = renderHook(useMissing, me);
  const second = renderHook(useMissing, me);
  await look();
  userId = 2;
  second.rerender();
  expect(second.result.current).toEqual(unsure);
  userId = 1;
  second.unmount();
  first.rerender();
  expect(labels(first.result.current)).toEqual(['Cabai']);
  first.unmount();
  expect(renderHook(useMissing, me).result.current).toEqual(unsure);
});

test('what is found once nobody looks any more is not known to the next who does', async () => {
  await look();
  expect(renderHook(useMissing, me).result.current).toEqual(unsure);
});

test('what stands in a form of this tab is named, and not missing', async () => {
  const { result, unmount } = renderHook(useUnstored, me);
  const [cabai, beras] = [writeOf('Cabai'), writeOf('Beras')];
  act(() => {
    unstored.add(cabai);
    unstored.add(beras);
  });
  expect(result.current.map(({ label }) => label)).toEqual(['Cabai', 'Beras']);
  expect([unstored.has(cabai.key), unstored.has('lain')]).toEqual([true, false]);
  expect(labels(await look())).toEqual([]);
  vi.spyOn(outboxStore, 'missing').mockRejectedValueOnce(new DOMException('Rusak'));
  expect(labels(await look())).toEqual([]);
  // Saved again, the same row is one row.
  const anew = writeOf('Cabai');
  act(() => unstored.add(anew));
  expect(result.current).toEqual([beras, anew]);
  expect(ledger.of(1).map(({ label }) => label)).toEqual(expect.arrayContaining(['Beras', 'Cabai']));
  expect(ledger.of(1)).toHaveLength(2);
  const before = result.current;
  act(() => unstored.remove({ ...writeOf('Cabai'), entity: 'lahan' }));
  act(() => unstored.remove(writeOf('Telur')));
  expect(result.current).toBe(before);
  act(() => unstored.remove(writeOf('Cabai')));
  act(() => unstored.remove(beras));
  expect([result.current, ledger.of(1)]).toEqual([[], []]);
  unmount();
  const hear = vi.spyOn(ledger, 'strike');
  unstored.add(cabai);
  unstored.remove(cabai);
  expect(hear).toHaveBeenCalledWith(cabai.key);
});

test.each([
  [true, true],
  [false, false],
])('a row that left a device with network: %s, may be on the server: %s', (isOnline, isTried) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const item = writeOf('Cabai');
  unstored.add(item);
  expect(ledger.of(1)).toMatchObject([{ label: 'Cabai', isTried }]);
  unstored.remove(item);
});

test('where more had waited than are noted, that is said until the user has taken note of it', async () => {
  await outboxStore.add(Array.from({ length: 1_001 }, (_, at) => writeOf(`Baris ${at}`)));
  await loseDatabase();
  const { result } = renderHook(useMissing, me);
  await look();
  expect([result.current.rows.length, result.current.isMore]).toEqual([1_000, true]);
  act(missing.acknowledge);
  expect([result.current, await look()]).toEqual([none, none]);
});
