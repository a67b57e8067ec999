import { useState } from 'react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { SENT_ALREADY } from '../messages';

type Texts = Readonly<Record<string, string>>;

/** What was taken back last, until something else is done. */
interface Undone {
  said: string;
  /** What was being typed into a row, which no step knows of. */
  typed: { key: string; texts: Texts } | null;
}

interface Walking<Shape extends LaporanShape> {
  /** The row on screen; null at the end. */
  row: IsianRow<Shape> | null;
  laidOver: (row: IsianRow<Shape>) => Texts;
  lay: (key: string, texts: Texts) => void;
  show: (row: IsianRow<Shape> | null, from: 1 | -1) => void;
}

/** The way back from a slip of the thumb: what is being typed first, then step by step; the row that it is about is shown. */
export function useUndo<Shape extends LaporanShape>({ rows, undo, redo }: Isian<Shape>, walking: Walking<Shape>) {
  const { row, laidOver, lay, show } = walking;
  const [undone, setUndone] = useState<Undone | null>(null);
  const typed = row ? laidOver(row) : {};
  const isTyping = Object.keys(typed).length > 0;

  const turn = (keys: readonly string[], words: string, from: 1 | -1): void => {
    const about = rows.find(({ key }) => keys.includes(key));
    if (about) show(about, from);
    setUndone({ said: about ? `${about.nama}: ${words}` : SENT_ALREADY, typed: null });
  };

  return {
    /** In words, for the eye and the ear. */
    said: undone?.said ?? '',
    undo:
      isTyping || undo
        ? () => {
            if (!row || !isTyping) return turn(undo?.() ?? [], 'isian tadi diurungkan', -1);
            lay(row.key, {});
            setUndone({ said: `${row.nama}: ketikan diurungkan`, typed: { key: row.key, texts: typed } });
          }
        : null,
    redo:
      undone?.typed || (undone && redo)
        ? () => {
            if (undone.typed) lay(undone.typed.key, undone.typed.texts);
            else turn(redo?.() ?? [], 'diisi lagi', 1);
            if (undone.typed) setUndone(null);
          }
        : null,
    forget: () => setUndone(null),
  };
}
