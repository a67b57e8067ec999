import { useEffect, useEffectEvent, useState } from 'react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { useTyping } from './use-typing';
import { useUndo } from './use-undo';
import { beside, nextOpen } from './walk';
import { digitsOver, type Typing, type WalkRecorder } from './walk-record';

/** A row that is shown, the list of all, or what is said at the end. */
type View = 'kartu' | 'daftar' | 'selesai';

/** Leaves digits out that are older than their row. */
const standing = (restored: readonly Typing[], rows: readonly IsianRow[]): readonly Typing[] =>
  restored.filter(({ key }) => {
    const row = rows.find((one) => one.key === key);
    return !row || Object.keys(digitsOver(row, restored)).length > 0;
  });

/** Walks through the rows of a sheet, from where it was left (`recorder`). */
export function useOneByOne<Shape extends LaporanShape>(isian: Isian<Shape>, recorder: WalkRecorder) {
  const { first: last } = recorder;
  const typed = useTyping(isian, recorder);
  const { rows } = isian;
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(() => new Set(last.skipped));
  /** Null at the end, undefined until somebody has done something: what is entered elsewhere may still be on its way. */
  const [chosen, setChosen] = useState<string | null | undefined>();
  const [isListed, setListed] = useState(false);
  /** Where the next card comes from. */
  const [way, setWay] = useState<1 | -1>(1);

  // Digits that a page has left somewhere come first: they are asked about there.
  const left = rows.find((row) => Object.keys(typed.laidOver(row)).length > 0);
  const first = left ?? rows.find((row) => row.key === last.key) ?? nextOpen(rows, skipped);
  const isReady = chosen !== undefined || (rows.length > 0 && !isian.isLoading);
  const key = chosen === undefined ? first?.key : chosen;
  const row = rows.find((one) => one.key === key) ?? null;
  const { typing, restored } = typed;

  const record = useEffectEvent((now: typeof typing) => {
    if (isReady)
      recorder.record({ key: key ?? '', skipped: [...skipped], restored: standing(restored, rows), typing: now });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: recorded anew whenever one of them changes
  useEffect(() => record(typing), [isReady, key, typing, restored, skipped]);
  // Whoever leaves has handed over what he typed.
  useEffect(() => () => record([]), []);

  const show = (next: IsianRow<Shape> | null, from: 1 | -1 = 1) => {
    setWay(from);
    setListed(false);
    setChosen(next?.key ?? null);
    back.forget();
  };
  const back = useUndo(isian, { ...typed, row, show });
  const without = (one: string) => new Set([...skipped].filter((other) => other !== one));

  const view: View = isListed ? 'daftar' : row ? 'kartu' : 'selesai';
  return {
    ...typed,
    row,
    way,
    skipped,
    view,
    isReady,
    /** Nobody has done anything yet. */
    isJustOpened: chosen === undefined,
    said: back.said,
    undo: back.undo,
    redo: back.redo,
    type: (one: IsianRow, texts: Readonly<Record<string, string>>) => {
      setChosen(one.key);
      back.forget();
      typed.type(one, texts);
    },
    give: (one: IsianRow, taken?: Readonly<Record<string, string>>) => {
      setChosen(one.key);
      typed.give(one, taken);
    },
    list: () => setListed(!isListed),
    show,
    /** What is typed is handed over, and the next row that needs somebody comes. */
    goOn: (taken?: Readonly<Record<string, string>>) => {
      if (!row) return;
      typed.give(row, taken);
      setSkipped(without(row.key));
      show(nextOpen(rows, skipped, row.key));
    },
    skip: () => {
      if (!row) return;
      typed.give(row);
      const more = new Set([...skipped, row.key]);
      setSkipped(more);
      show(nextOpen(rows, more, row.key));
    },
    /** To the row beside, as a page is turned. */
    turn: (step: 1 | -1) => {
      if (!row) return;
      typed.give(row);
      const next = beside(rows, row.key, step);
      if (next || step === 1) show(next, step);
    },
    /** Once more through all that was skipped. */
    again: () => {
      setSkipped(new Set());
      show(nextOpen(rows, new Set()));
    },
  };
}

export type OneByOneState<Shape extends LaporanShape> = ReturnType<typeof useOneByOne<Shape>>;
