import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Figure, Isian, IsianRow } from '@/entities/laporan';
import { heldText } from './reading';
import type { Sheet } from './sheet';
import type { GridTable } from './table';

interface SheetedProps {
  sheet: Sheet;
  root: RefObject<HTMLElement | null>;
  table: GridTable;
  rows: readonly IsianRow[];
  figures: readonly Figure[];
  isian: Isian;
  /** This device did not take what was typed. */
  onUnstored: () => void;
  /** A step back or forth has changed nothing. */
  onNothingUndone: () => void;
  leadOn: () => void;
  sayFull: () => void;
}

export const mayType = ({ keadaan }: Pick<IsianRow, 'keadaan'>): boolean => keadaan !== 'asing';

/** Tells the sheet after each drawing what it stands on. */
export function useSheeted({
  sheet,
  root,
  table,
  rows,
  figures,
  isian,
  onUnstored,
  onNothingUndone,
  leadOn,
  sayFull,
}: SheetedProps): void {
  /** The rows before a step back or forth: what it has changed gets the focus. */
  const before = useRef<readonly IsianRow[]>(null);

  useLayoutEffect(() => {
    if (!root.current) return;
    const turn = (act: (() => readonly string[]) | null) => {
      if (!act) return;
      before.current = isian.rows;
      if (act().length > 0) return;
      // The focus would follow what is typed next.
      before.current = null;
      onNothingUndone();
    };
    sheet.attach({
      root: root.current,
      table,
      rows,
      all: isian.rows,
      figures: figures.map(({ name }) => name),
      mayType,
      held: (name, text) => {
        const figure = figures.find((one) => one.name === name);
        return figure ? heldText(text, figure) : text;
      },
      enter: (typed) => {
        isian.enter(typed).then((isStored) => isStored || onUnstored());
      },
      confirm: isian.confirm,
      undo: () => turn(isian.undo),
      redo: () => turn(isian.redo),
      leadOn,
      sayFull,
    });
  });

  useLayoutEffect(() => {
    const cell = before.current && changedCell(before.current, isian.rows);
    if (!cell) return;
    before.current = null;
    sheet.cells.fieldOf(cell)?.focus();
  }, [isian.rows, sheet]);

  useLayoutEffect(() => () => sheet.detach(), [sheet]);
}

function changedCell(before: readonly IsianRow[], after: readonly IsianRow[]) {
  const known = new Map(before.map((row) => [row.key, row]));
  for (const { key, texts } of after) {
    const was = known.get(key)?.texts ?? texts;
    const figure = Object.keys({ ...was, ...texts }).find((name) => (was[name] ?? '') !== (texts[name] ?? ''));
    if (figure) return { key, figure };
  }
  return null;
}
