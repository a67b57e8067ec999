import { PencilLine, Trash2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Figure, IsianRow } from '@/entities/laporan';
import { figureText } from '@/shared/lib/figures';
import { shownText } from '../../model/grid/change';
import { readingOf } from '../../model/grid/reading';
import type { Sheet } from '../../model/grid/sheet';
import { states, stateWords, TYPED } from '../../model/grid/states';
import css from './row-state.module.css';

export interface RowStateProps {
  row: IsianRow;
  figures: readonly Figure[];
  column: number;
  sheet: Sheet;
  onResend: (key: string) => void;
  onDiscard: (key: string) => void;
  /** Shows both versions of a row that stands in the way. */
  onConflict: (key: string) => void;
  id: string;
}

function isTypedIn(sheet: Sheet, key: string): boolean {
  const now = sheet.seen.get();
  return now?.key === key && now.text !== null;
}

// biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a grid of figures
// biome-ignore-start lint/a11y/useFocusableInteractive: the fields in its cells have the focus
/** How a row stands, and what may be done about it without leaving it. */
export function RowState(props: RowStateProps) {
  const { row, figures, column, sheet, onConflict, id } = props;
  const { keadaan } = row;
  const isTyped = useSyncExternalStore(sheet.seen.subscribe, () => isTypedIn(sheet, row.key));
  // The figure that stands in the cell is not the one that was sent.
  const state = keadaan === 'kosong' ? null : isTyped && keadaan === 'terkirim' ? TYPED : states[keadaan];
  const Icon = state?.[1];
  const open = figures.flatMap((figure) => {
    const reading = readingOf(row.texts[figure.name] ?? '', figure);
    return reading.is === 'asked' ? [{ figure, asks: reading.asks }] : [];
  })[0];
  const choose = (figure: Figure, value: number) => {
    sheet.cells.enter([{ key: row.key, figure: figure.name, text: figureText(value) }]);
    sheet.cells.fieldOf({ key: row.key, figure: figure.name })?.focus();
  };
  // Colour marks the figure in doubt, so its name would only take the room of the question.
  const words = keadaan === 'ragu' ? Object.values(row.doubts).join('. ') : (row.reason ?? state?.[0]);
  const goTo = (figure: string | null) =>
    sheet.cells.fieldOf({ key: row.key, figure: figure ?? figures[0]?.name ?? '' })?.focus();
  return (
    <td role="gridcell" aria-colindex={column} className={css['keadaan']} data-keadaan={keadaan}>
      <span id={id} className={css['kata']} title={stateWords(row, isTyped)}>
        {open ? 'Maksudnya:' : Icon && <Icon aria-hidden size={16} />}
        {!open && state && <span className={css['teks']}>{words}</span>}
        {!open && row.reason && <span data-terdengar>{state?.[0]}</span>}
      </span>
      {open?.asks.map((value) => (
        <button
          key={value}
          type="button"
          tabIndex={-1}
          data-sel
          className={css['tombol']}
          aria-label={`${open.figure.label} ${row.nama}: ${shownText(figureText(value))}`}
          onClick={() => choose(open.figure, value)}
        >
          {shownText(figureText(value))}
        </button>
      ))}
      {!open && keadaan === 'ragu' && (
        <>
          <button
            type="button"
            tabIndex={-1}
            data-sel
            className={css['tombol']}
            aria-label={`Benar, ${row.nama}`}
            onClick={() => {
              // The button goes with its question.
              goTo(row.figure);
              sheet.confirm([row.key]);
            }}
          >
            Benar
          </button>
          <button
            type="button"
            tabIndex={-1}
            data-sel
            className={css['tombol']}
            aria-label={`Perbaiki ${row.nama}`}
            title="Perbaiki"
            onClick={() => goTo(row.figure)}
          >
            <PencilLine aria-hidden size={16} />
          </button>
        </>
      )}
      {!open && keadaan === 'perbaiki' && row.mayResend && (
        <button type="button" tabIndex={-1} data-sel className={css['tombol']} onClick={() => props.onResend(row.key)}>
          Kirim lagi
        </button>
      )}
      {!open && keadaan === 'perbaiki' && (
        <button
          type="button"
          tabIndex={-1}
          data-sel
          className={css['tombol']}
          aria-label={`Buang isian ${row.nama}`}
          title="Buang isian"
          onClick={() => {
            // The button goes with what it discards.
            goTo(row.figure);
            props.onDiscard(row.key);
          }}
        >
          <Trash2 aria-hidden size={16} />
          <span className={css['buang']}>Buang isian</span>
        </button>
      )}
      {!open && keadaan === 'bentrok' && (
        <button
          type="button"
          tabIndex={-1}
          data-sel
          className={css['tombol']}
          aria-haspopup="dialog"
          aria-label={`Pilih isian ${row.nama}`}
          onClick={() => onConflict(row.key)}
        >
          Pilih
        </button>
      )}
    </td>
  );
}
// biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above
// biome-ignore-end lint/a11y/useFocusableInteractive: see above
