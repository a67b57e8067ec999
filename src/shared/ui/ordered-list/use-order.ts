import { useEffect, useRef, useState } from 'react';

type Ids = readonly number[];

const areSame = (one: Ids, other: Ids): boolean => String(one) === String(other);
const areOfOneList = (one: Ids, other: Ids): boolean => areSame([...one].sort(byNumber), [...other].sort(byNumber));
const byNumber = (one: number, other: number) => one - other;

/** The list with one of it at another place, counted from 0. */
function movedTo(ids: Ids, id: number, to: number): Ids {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}

/**
 * The order of a list that is on the server: shown at once as it is moved, stored one after the other, and as it was
 * where that fails.
 *
 * @param save stores an order that is based on another; resolves to whether that failed
 */
export function useOrder<Row extends { id: number }>(
  rows: readonly Row[],
  save: (ids: Ids, before: Ids) => Promise<{ error: unknown }>,
) {
  const stored = rows.map(({ id }) => id);
  const [wanted, show] = useState<Ids | null>(null);
  const latest = useRef<{ wanted: Ids | null; known: Ids; isBusy: boolean }>({ wanted, known: stored, isBusy: false });
  const key = String(stored);
  const become = (next: Ids | null) => {
    latest.current.wanted = next;
    show(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  useEffect(() => {
    const now = latest.current;
    now.known = stored;
    // It has arrived, or it is another list by now.
    if (now.wanted && !now.isBusy && (areSame(now.wanted, stored) || !areOfOneList(now.wanted, stored))) become(null);
  }, [key]);

  const store = async () => {
    const now = latest.current;
    if (now.isBusy) return;
    now.isBusy = true;
    while (now.wanted && !areSame(now.wanted, now.known)) {
      const next = now.wanted;
      const { error } = await save(next, now.known);
      if (error) become(null);
      else now.known = next;
    }
    now.isBusy = false;
  };

  const isShown = wanted !== null && areOfOneList(wanted, stored);
  return {
    rows: isShown ? wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows,
    move: (id: number, to: number) => {
      become(movedTo(latest.current.wanted ?? stored, id, to));
      void store();
    },
  };
}
