import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Figure, IsianRow } from '@/entities/laporan';
import { changeOf } from '../../model/grid/change';
import { readingOf } from '../../model/grid/reading';
import type { Sheet } from '../../model/grid/sheet';
import { stateWords } from '../../model/grid/states';
import css from './grid.module.css';

interface CellBarProps {
  sheet: Sheet;
  rows: readonly IsianRow[];
  figures: readonly Figure[];
  least: number;
}

/** Below the grid, in full, what its cells have room for in part only: names, what was, what is wrong. */
export function CellBar({ sheet, rows, figures, least }: CellBarProps) {
  const now = useSyncExternalStore(sheet.seen.subscribe, sheet.seen.get);
  const row = rows.find(({ key }) => key === now?.key);
  const figure = figures.find(({ name }) => name === now?.figure);
  if (!now || !row || !figure) {
    return (
      <p aria-hidden className={css['bilah']}>
        Enter ke bawah, Tab ke kanan, F2 mengubah isi sel, F8 ke sel kosong berikutnya, Ctrl+V menempel dari Excel
      </p>
    );
  }
  const { show, showBeside = show } = figure;
  const was = row.was?.[figure.name];
  const text = now.text ?? row.texts[figure.name] ?? '';
  const change = changeOf(text, was, least);
  const reading = now.text === null && text !== '' ? readingOf(text, figure) : null;
  const wrong = row.reason ?? (reading && 'sentence' in reading ? reading.sentence : null);
  return (
    // Readers hear it at the cell itself.
    <p aria-hidden className={css['bilah']}>
      <strong>{row.nama}</strong>
      <span>{figure.label}</span>
      <span>{was === undefined ? 'Periode lalu tidak ada' : `Periode lalu ${showBeside(was)}`}</span>
      {change && (
        <span data-besar={change.isBig || undefined}>
          {change.isBig && <TriangleAlert size={14} />}
          {change.words.charAt(0).toUpperCase() + change.words.slice(1)}
          {change.isBig && ', periksa lagi'}
        </span>
      )}
      <span className={css['kabar']} data-salah={wrong !== null || undefined}>
        {wrong ?? stateWords(row, now.text !== null)}
      </span>
    </p>
  );
}
