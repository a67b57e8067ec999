import { useMemo, useRef } from 'react';
import { useWholeLists, type WholeList } from '@/shared/api';
import type { Laporan, LaporanShape, Tempat } from '../laporan';

interface Nth {
  id: number;
}

/** What is known of some places in a period: what may be entered there, what is entered, and what was the period before. */
export interface Entries<Shape extends LaporanShape> {
  tempat: readonly Tempat[];
  subjects: WholeList<Shape['Subject']>;
  /** Whoever wrote them. */
  filled: WholeList<Shape['Row']>;
  /** What was reported in the period before under the same key. */
  was: (chosen: Partial<Shape['Input']> | Shape['Row']) => Shape['Row'] | undefined;
  /** That is on its way: nobody knows yet what it was. */
  isWasComing?: boolean;
}

/**
 * Of a table and its forms.
 *
 * @param periode null while it is on its way; so is the one before it, and where there is none
 * @param tempat one or several places; what may be entered is that of the first
 */
export function useEntries<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  periode: Nth | null | undefined,
  sebelumnya: Nth | null | undefined,
  tempat: readonly Tempat[],
): Entries<Shape> {
  const subjects = laporan.useSubjects(tempat[0]?.id ?? 0);
  return { tempat, subjects, ...useFigures(laporan, periode, sebelumnya, tempat) };
}

/**
 * Of a place that is entered all at once. What may be entered there is what its table, or the place before, has read: from
 * place to place only what others have entered meanwhile is asked for.
 */
export function useSheetEntries<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  periode: Nth,
  sebelumnya: Nth | null,
  tempat: Tempat,
): Entries<Shape> {
  const subjects = useWholeLists([laporan.allSubjects(tempat.id)], 'cache-first');
  return { tempat: [tempat], subjects, ...useFigures(laporan, periode, sebelumnya, [tempat]) };
}

function useFigures<Shape extends LaporanShape>(
  { all, keyOf }: Laporan<Shape>,
  periode: Nth | null | undefined,
  sebelumnya: Nth | null | undefined,
  tempat: readonly Tempat[],
): Pick<Entries<Shape>, 'filled' | 'isWasComing' | 'was'> {
  const of = (one: Nth | null | undefined) => (one ? tempat.map(({ id }) => all(one.id, id)) : []);
  const filled = useWholeLists(of(periode));
  // That period is over: opening a place asks for what is entered there by now, and for nothing else that is known.
  const before = useWholeLists(of(sebelumnya), 'cache-first');
  const was = useWas(keyOf, before.rows);
  return { filled, was, isWasComing: sebelumnya === undefined || before.isLoading };
}

/** Found by their keys: a sheet asks for all of its rows. The list is a new one with each render, its rows are not. */
function useWas<Shape extends LaporanShape>(keyOf: Laporan<Shape>['keyOf'], rows: readonly Shape['Row'][]) {
  const same = useRef(rows);
  const isSame = rows.length === same.current.length && rows.every((row, at) => row === same.current[at]);
  if (!isSame) same.current = rows;
  const { current } = same;
  return useMemo<Entries<Shape>['was']>(() => {
    const byKey = new Map(current.map((row) => [keyOf(row), row]));
    return (chosen) => byKey.get(keyOf(chosen));
  }, [keyOf, current]);
}
