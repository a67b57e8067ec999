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
}

/**
 * @param periode null while it is on its way; so is the one before it, and where there is none
 * @param tempat one or several places; what may be entered is that of the first
 */
export function useEntries<Shape extends LaporanShape>(
  { all, useSubjects, keyOf }: Laporan<Shape>,
  periode: Nth | null | undefined,
  sebelumnya: Nth | null | undefined,
  tempat: readonly Tempat[],
): Entries<Shape> {
  const of = (one: Nth | null | undefined) => (one ? tempat.map(({ id }) => all(one.id, id)) : []);
  const subjects = useSubjects(tempat[0]?.id ?? 0);
  const filled = useWholeLists(of(periode));
  const before = useWholeLists(of(sebelumnya));
  const was = useWas(keyOf, before.rows);
  return { tempat, subjects, filled, was };
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
