import { useApolloClient } from '@apollo/client/react';
import { startTransition, useDeferredValue, useEffect, useReducer, useRef } from 'react';
import { type Laporan, type LaporanShape, pendingRows, type Tempat } from '@/entities/laporan';
import type { ListNeed } from '@/shared/api';
import { useOutbox, type Waiting, withPending } from '@/shared/write';
import type { PlaceCounts } from './place-counts';
import { useReadAhead } from './use-read-ahead';

/**
 * How much of each place is entered, by its id. A place that was not read yet says nothing; the others are read
 * while the one that is open is filled, with all that they need when it is their turn.
 */
export function useTabCounts<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  [periodeId, lalu]: readonly [id: number, before: number | undefined],
  tempat: readonly Tempat[],
  chosen: number,
): PlaceCounts {
  const client = useApolloClient();
  const needed = (id: number): ListNeed<unknown>[] => [laporan.all(periodeId, id), laporan.allSubjects(id)];
  const others = tempat.filter(({ id }) => id !== chosen);
  useReadAhead(others.flatMap(({ id }) => [...needed(id), ...(lalu ? [laporan.all(lalu, id)] : [])]));
  useCacheChanges(tempat.flatMap(({ id }) => needed(id)));
  // Typing goes first.
  const items = useDeferredValue(useOutbox().items);
  const known = <Row>({ query, variables }: ListNeed<Row>): readonly Row[] | null => {
    const page = client.readQuery({ query, variables })?.page;
    return page && page.data.length >= page.total ? page.data : null;
  };
  const counts = new Map(
    tempat.flatMap((one) => {
      const [stored, subjects] = [known(laporan.all(periodeId, one.id)), known(laporan.allSubjects(one.id))];
      if (!stored || !subjects) return [];
      // What was sent since the list was read stands in both, and counts once.
      const list = { ...pendingRows(laporan, periodeId, [one]), readAt: 0 };
      const rows = withPending(stored, items, list).filter(({ menunggu }) => !menunggu || isComing(menunggu));
      const filled = new Set(rows.map((row) => laporan.keyOf(row))).size;
      return [[one.id, { filled, all: laporan.choices(subjects).length }] as const];
    }),
  );
  // A write evicts the lists of all places; what was counted of the others stays until they are read again.
  const last = useRef<{ of: number; counts: PlaceCounts }>({ of: periodeId, counts: new Map() });
  if (last.current.of !== periodeId) last.current = { of: periodeId, counts: new Map() };
  const all = new Map([...last.current.counts, ...counts]);
  last.current.counts = all;
  return all;
}

/** What is refused needs somebody first, as its row in the grid says. */
const isComing = ({ apa, isParked }: Waiting): boolean => apa !== 'hapus' && !isParked;

/** Draws anew, when there is time for it, what is read out of the cache. */
function useCacheChanges(needs: readonly ListNeed<unknown>[]): void {
  const { cache } = useApolloClient();
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const questions = JSON.stringify(needs.map(({ variables }) => variables));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the needs are new values with each render
  useEffect(() => {
    const callback = () => startTransition(showAgain);
    const watches = needs.map(({ query, variables }) => cache.watch({ query, variables, optimistic: false, callback }));
    return () => {
      for (const unwatch of watches) unwatch();
    };
  }, [cache, questions]);
}
