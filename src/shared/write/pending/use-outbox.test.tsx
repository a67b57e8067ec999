import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lay, writeOf } from '../../../../tests/support/outbox/outbox-rows.ts';
import { asWriter } from '../../../../tests/support/screens/as-writer.tsx';
import type { OutboxItem } from '../rows/item';
import { outboxStore } from '../rows/store';
import { useOpenedRow } from './use-opened-row';
import { useOutbox, useWritten } from './use-outbox';
import type { WithPending } from './with-pending';

/** Rows wait: there is no network. */
const me = asWriter(() => ({ userId: 1, token: 'kunci-masuk' }));
const labels = (items: readonly OutboxItem[]) => items.map(({ label }) => label);

afterEach(() => vi.restoreAllMocks());

test('what waits is shown once it was read, and followed', async () => {
  await lay('Cabai', { state: 'ditolak' });
  await lay('Orang lain', { userId: 2 });
  const { result } = renderHook(useOutbox, me);
  expect([result.current.isLoading, result.current.items]).toEqual([true, []]);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(labels(result.current.items)).toEqual(['Cabai']);
  const { key } = result.current.items[0]!;
  await act(() => result.current.outbox.remove(key));
  await waitFor(() => expect(result.current.items).toEqual([]));
  expect(result.current.isLoading).toBe(false);
});

test('news that come while the device is read are read after it', async () => {
  const { result } = renderHook(useOutbox, me);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const slow = Promise.withResolvers<OutboxItem[]>();
  const read = vi.spyOn(result.current.outbox, 'items').mockReturnValueOnce(slow.promise);
  const stuck = { state: 'ditolak' } as const;
  await act(() => result.current.outbox.add([{ ...writeOf('Cabai'), ...stuck }]));
  await act(() => result.current.outbox.add([{ ...writeOf('Beras'), ...stuck }]));
  expect(read).toHaveBeenCalledTimes(1);
  await act(async () => slow.resolve([]));
  await waitFor(() => expect(labels(result.current.items)).toEqual(['Cabai', 'Beras']));
  // However much was heard meanwhile, it is read once more.
  expect(read).toHaveBeenCalledTimes(2);
});

test('a visitor has nothing waiting, and neither has a device that cannot store', async () => {
  await lay('Cabai');
  const visitor = renderHook(
    useOutbox,
    asWriter(() => null),
  );
  await waitFor(() => expect(visitor.result.current.isLoading).toBe(false));
  expect(visitor.result.current.items).toEqual([]);
  vi.spyOn(outboxStore, 'of').mockRejectedValue(new DOMException('Rusak'));
  const broken = renderHook(useOutbox, me);
  await waitFor(() => expect(broken.result.current.isLoading).toBe(false));
  expect(broken.result.current.items).toEqual([]);
});

test('who has left the screen hears no more', async () => {
  const { result, unmount } = renderHook(useOutbox, me);
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  const { outbox } = result.current;
  const read = vi.spyOn(outbox, 'items');
  await act(() => outbox.resend('tidak-ada'));
  expect(read).toHaveBeenCalledTimes(1);
  unmount();
  await outbox.resend('tidak-ada');
  expect(read).toHaveBeenCalledTimes(1);
});

test('of one entity what this device has written, whether the server has it yet or not', async () => {
  await lay('Cabai', { state: 'ditolak' });
  await lay('Beras', { state: 'terkirim' });
  await lay('Lahan', { state: 'ditolak', entity: 'lahan' });
  const written = renderHook(() => useWritten('harga'), me);
  expect(written.result.current).toEqual({ items: [], isLoading: true });
  await waitFor(() => expect(labels(written.result.current.items)).toEqual(['Cabai', 'Beras']));
  expect(written.result.current.isLoading).toBe(false);
});

test('another entity that is asked for is another list', async () => {
  await lay('Cabai', { state: 'ditolak' });
  await lay('Lahan', { state: 'ditolak', entity: 'lahan' });
  const props = { wrapper: me.wrapper, initialProps: 'harga' };
  const written = renderHook((entity: string) => useWritten(entity).items, props);
  await waitFor(() => expect(labels(written.result.current)).toEqual(['Cabai']));
  written.rerender('lahan');
  expect(labels(written.result.current)).toEqual(['Lahan']);
});

type Row = WithPending<{ id: number }>;
const waiting = (id: number, apa: 'tambah' | 'ubah' | 'hapus'): Row => ({ id, menunggu: { apa, isParked: false } });

test.each<[name: string, Row, isOpen: boolean]>([
  ['a row as the server has it', { id: 7 }, true],
  ['a changed row', waiting(7, 'ubah'), true],
  ['a new row', waiting(7, 'tambah'), false],
  ['a row that goes', waiting(7, 'hapus'), false],
])('the overlay of %s opens: %s', (_name, row, isOpen) => {
  const { result } = renderHook(() => useOpenedRow([{ id: 1 }, row], 7));
  expect(result.current).toBe(isOpen ? row : undefined);
});

test('an overlay stays open while its row is written, and closes when another is opened or none', () => {
  const given = { rows: [{ id: 7 }, { id: 8 }] as Row[], opened: 7 as number | null };
  const { result, rerender } = renderHook(({ rows, opened }) => useOpenedRow(rows, opened), { initialProps: given });
  const going = waiting(7, 'hapus');
  rerender({ rows: [going, { id: 8 }], opened: 7 });
  expect(result.current).toBe(going);
  rerender({ rows: [going, waiting(8, 'hapus')], opened: 8 });
  expect(result.current).toBeUndefined();
  rerender({ rows: [going], opened: null });
  expect(result.current).toBeUndefined();
  rerender({ rows: [going], opened: 7 });
  expect(result.current).toBeUndefined();
  rerender({ rows: [], opened: 9 });
  expect(result.current).toBeUndefined();
});
