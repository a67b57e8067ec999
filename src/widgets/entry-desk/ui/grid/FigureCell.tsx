import { TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Figure, IsianRow } from '@/entities/laporan';
import { angka } from '@/shared/lib/format';
import { changeOf, shownText } from '../../model/grid/change';
import { showIn } from '../../model/grid/fields';
import { readingOf } from '../../model/grid/reading';
import type { Sheet } from '../../model/grid/sheet';
import css from './cell.module.css';

interface FigureCellProps {
  row: IsianRow;
  figure: Figure;
  /** Its place in the row, as readers count. */
  column: number;
  sheet: Sheet;
  /** A smaller difference is small, whatever it is in per cent. */
  least: number;
  isReadOnly: boolean;
  isSelected: boolean;
  /** The first that Tab comes to. */
  isFirst: boolean;
  /** Names the element that says how the row stands. */
  stateId: string;
}

// biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a grid of figures
// biome-ignore-start lint/a11y/useFocusableInteractive: the fields in its cells have the focus
/**
 * A figure of a row. Its field belongs to the browser: typing costs no more than drawing this cell, and what it shows is
 * changed from here only while nobody types in it.
 */
export function FigureCell(props: FigureCellProps) {
  const { row, figure, column, sheet, least, isReadOnly, isSelected, isFirst, stateId } = props;
  const field = useRef<HTMLInputElement>(null);
  const stored = row.texts[figure.name] ?? '';
  const [first] = useState(shownText(stored));
  const typed = useSyncExternalStore(sheet.seen.subscribe, () => typedIn(sheet, row.key, figure.name));
  const text = typed ?? stored;
  const was = row.was?.[figure.name];
  const change = changeOf(text, was, least);
  const id = `${stateId}-${figure.name}`;
  const reading = typed === null && stored !== '' ? readingOf(stored, figure) : null;
  const complaint =
    row.figure === figure.name && row.keadaan !== 'ragu'
      ? row.reason
      : (reading && 'sentence' in reading && reading.sentence) || row.doubts[figure.name] || null;
  const isWrong =
    complaint !== null && (row.keadaan === 'perbaiki' || reading?.is === 'asked' || reading?.is === 'refused');

  useLayoutEffect(() => {
    if (field.current && !sheet.isTyping(field.current)) showIn(field.current, stored);
  }, [stored, sheet]);

  return (
    <td
      role="gridcell"
      aria-colindex={column}
      aria-selected={isSelected}
      className={css['sel']}
      data-salah={isWrong || undefined}
      data-besar={change?.isBig || row.doubts[figure.name] !== undefined || undefined}
    >
      <span aria-hidden className={css['catatan']}>
        {text !== '' && was !== undefined && <span className={css['lalu']}>{angka(was)}</span>}
        {change && (
          <span className={figure.moreIs && css[change.way]}>
            {change.isBig && <TriangleAlert size={13} />}
            {change.sign}
          </span>
        )}
      </span>
      <input
        ref={field}
        type="text"
        inputMode={figure.kind === 'whole' ? 'numeric' : 'decimal'}
        aria-label={`${figure.label} ${row.nama}`}
        aria-describedby={`${id} ${stateId}`}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        className={css['isian']}
        data-baris={row.key}
        data-figur={figure.name}
        defaultValue={first}
        enterKeyHint="next"
        maxLength={60}
        placeholder={was === undefined ? undefined : angka(was)}
        readOnly={isReadOnly}
        spellCheck={false}
        tabIndex={isFirst ? 0 : -1}
      />
      <span id={id} hidden>
        {[
          was === undefined ? 'periode lalu tidak ada' : `periode lalu ${angka(was)}`,
          change && `${change.words}${change.isBig ? ', perubahan besar' : ''}`,
          complaint,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </td>
  );
}
// biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above
// biome-ignore-end lint/a11y/useFocusableInteractive: see above

function typedIn(sheet: Sheet, key: string, figure: string): string | null {
  const now = sheet.seen.get();
  return now?.key === key && now.figure === figure ? now.text : null;
}
