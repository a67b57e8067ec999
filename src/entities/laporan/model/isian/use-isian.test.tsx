import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from '@/shared/lib/device';
import { draftOwners } from '@/shared/lib/draft-owners';
import { outboxStore } from '@/shared/write';
import { ledger } from '@/shared/write/rows/ledger';
import { laporan, type Shape, sheet } from '../../../../../tests/support/outbox/barang-sheet';
import { asWriter } from '../../../../../tests/support/screens/as-writer.tsx';
import type { Entries } from '../entries/use-entries';
import type { Isian } from './isian';
import { useIsian } from './use-isian';

afterEach(() => vi.restoreAllMocks());

const list = { isWhole: true, isLoading: false, error: undefined, readAt: 0, retry: () => undefined };
const entries: Entries<Shape> = {
  tempat: [sheet.tempat],
  subjects: { ...list, rows: [{ id: 5 }, { id: 6 }, { id: 7 }] },
  filled: { ...list, rows: [] },
  was: () => undefined,
};

/** What each drawing of the screen was given. */
const seen: Isian<Shape>[] = [];

/** The screen of a sheet as somebody opens it anew: there is no network. */
const open = async (some: Partial<Entries<Shape>> = {}) => {
  const { wrapper } = asWriter(() => ({ userId: 1, token: 'kunci-masuk' }));
  const { periode, tempat, userId } = sheet;
  const hook = renderHook(
    (more: Partial<Entries<Shape>>) => {
      const isian = useIsian(laporan, { periode, tempat, userId, entries: { ...entries, ...some, ...more } });
      seen.push(isian);
      return isian;
    },
    {
      wrapper,
      initialProps: {},
    },
  );
  await waitFor(() => expect(hook.result.current.isLoading).toBe(false));
  return hook;
};
const whole = (key: string) => [
  { key, figure: 'isi', text: '20' },
  { key, figure: 'sisa', text: '2,5' },
];

test('rows are there in their order, and only what is typed into becomes another', async () => {
  const { result } = await open();
  const before = result.current.rows;
  expect(before.map(({ key, keadaan }) => [key, keadaan])).toEqual([
    ['5', 'kosong'],
    ['6', 'kosong'],
    ['7', 'kosong'],
  ]);
  expect(result.current).toMatchObject({ undo: null, redo: null, isWhole: true, error: undefined });
  await act(() => result.current.enter(whole('6')));
  await waitFor(() => expect(result.current.rows[1]?.keadaan).toMatch(/^(antre|mengirim)$/));
  expect(result.current.rows.map((row, at) => row === before[at])).toEqual([true, false, true]);
  await act(async () => result.current.undo?.());
  expect(result.current.redo).not.toBeNull();
});

test('what was typed a moment before the app died is there, and goes on its way', async () => {
  const dead = await open();
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Tutup', 'InvalidStateError');
  });
  await act(() => dead.result.current.enter([...whole('5'), { key: '6', figure: 'isi', text: 'dua' }]));
  dead.unmount();
  vi.restoreAllMocks();
  expect(await outboxStore.of(1)).toEqual([]);
  // It is on this device: nothing is called lost.
  expect(ledger.of(1)).toEqual([]);
  const { result } = await open();
  await waitFor(async () => expect(await outboxStore.of(1)).toMatchObject([{ label: 'Barang Barang 5, Melak, Mei' }]));
  await waitFor(() => expect(result.current.rows[0]).toMatchObject({ texts: { isi: '20', sisa: '2,5' } }));
  expect(result.current.rows[1]).toMatchObject({ keadaan: 'perbaiki', texts: { isi: 'dua' }, figure: 'isi' });
  await waitFor(async () =>
    expect(await drafts.read('1/isian/barang/4/3/6')).toMatchObject({ values: { isi: 'dua' } }),
  );
  await waitFor(() => expect(Object.keys(localStorage).filter((name) => name.startsWith('draf/'))).toEqual([]));
});

test('a block that was noted as the app died goes in the order of its rows', async () => {
  const keys = ['9', '10', '2', '11'];
  const subjects = { ...entries.subjects, rows: keys.map((id) => ({ id: Number(id) })) };
  const dead = await open({ subjects });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Tutup', 'InvalidStateError');
  });
  await act(() => dead.result.current.enter(keys.flatMap(whole)));
  dead.unmount();
  vi.restoreAllMocks();
  await open({ subjects });
  const waiting = async () =>
    (await outboxStore.of(1)).map(({ variables }) => Reflect.get(variables.input, 'barang_id'));
  await waitFor(async () => expect(await waiting()).toEqual(keys));
});

test('what is typed while the lists are on their way waits for them, and asks where they bring another row', async () => {
  const { result, rerender } = await open();
  rerender({ filled: { ...entries.filled, isLoading: true } });
  await act(() => result.current.enter(whole('5')));
  expect(await outboxStore.of(1)).toEqual([]);
  const mine = { id: 9, revisi: 3, user_id: 1, kecamatan_id: 3, barang_id: 5, isi: 1, sisa: 1 };
  rerender({ filled: { ...entries.filled, rows: [mine] } });
  await waitFor(() => expect(result.current.rows[0]).toMatchObject({ keadaan: 'bentrok', texts: { isi: '20' } }));
  await act(() => result.current.settle('5', { isi: '20', sisa: '2,5' }));
  await waitFor(async () => expect(await outboxStore.of(1)).toMatchObject([{ variables: { id: 9 }, revisi: 3 }]));
});

test('what is typed before the period before has come is judged once it has', async () => {
  const before = { id: 1, revisi: 1, user_id: 1, kecamatan_id: 3, barang_id: 5, isi: 100, sisa: 2.5 };
  const { result, rerender } = await open({ isWasComing: true });
  await act(() => result.current.enter(whole('5')));
  expect(result.current.rows[0]?.doubts).toEqual({});
  rerender({
    isWasComing: false,
    was: (chosen: Parameters<Entries<Shape>['was']>[0]) => (laporan.keyOf(chosen) === '5' ? before : undefined),
  });
  await waitFor(() => expect(Object.keys(result.current.rows[0]?.doubts ?? {})).toEqual(['isi']));
});

test('a list has come once its rows stand among the others, not before', async () => {
  const { rerender } = await open();
  rerender({ filled: { ...entries.filled, isLoading: true } });
  seen.length = 0;
  const mine = { id: 9, revisi: 3, user_id: 1, kecamatan_id: 3, barang_id: 5, isi: 1, sisa: 1 };
  rerender({ filled: { ...entries.filled, rows: [mine] } });
  const [first, ...later] = seen.filter(({ isLoading }) => !isLoading).map(({ rows }) => rows[0]?.keadaan);
  expect(first).toBe('terkirim');
  expect(later.filter((keadaan) => keadaan !== 'terkirim')).toEqual([]);
});

test('a row that is typed while its officer logs out in another tab is not sent for him, and waits until he is back', async () => {
  const { result, unmount } = await open();
  draftOwners.add(2);
  await act(() => result.current.enter(whole('5')));
  expect(await outboxStore.of(1)).toEqual([]);
  unmount();
  draftOwners.add(1);
  const back = await open();
  await waitFor(() => expect(back.result.current.rows[0]?.texts).toEqual({ isi: '20', sisa: '2,5' }));
  await waitFor(async () => expect(await outboxStore.of(1)).toHaveLength(1));
});

test('a failed list says so and is asked again', async () => {
  const retry = vi.fn();
  const error = new Error('Tidak terbaca');
  const { result } = await open({ filled: { ...entries.filled, isWhole: false, error, retry } });
  expect(result.current).toMatchObject({ isWhole: false, error });
  result.current.retry();
  expect(retry).toHaveBeenCalledOnce();
});
