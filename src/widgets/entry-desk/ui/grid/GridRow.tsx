import { Subscribe } from '@tanstack/react-table';
import { memo } from 'react';
import type { GridTable } from '../../model/grid/table';
import { FigureCell } from './FigureCell';
import css from './grid.module.css';
import { RowState, type RowStateProps } from './RowState';

interface GridRowProps extends Omit<RowStateProps, 'column'> {
  /** Its place among the rows on screen. */
  at: number;
  least: number;
  isReadOnly: boolean;
  /** Tells of changes of the selection. */
  selection: GridTable['atoms']['cellSelection'];
}

/** A row of the grid; a key that moves draws none anew, one that selects only those that it concerns. */
export const GridRow = memo(function GridRow({ at, least, isReadOnly, selection, ...props }: GridRowProps) {
  const { row, figures, sheet, id } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the fields of its cells have the focus
    <div role="row" aria-rowindex={at + 2} className={css['baris']} data-keadaan={row.keadaan}>
      <div role="rowheader" aria-colindex={1} className={css['nama']} title={row.nama}>
        <span>{row.nama}</span>
      </div>
      <Subscribe source={selection} selector={() => sheet.columnsIn(at)}>
        {(columns) =>
          figures.map((figure, column) => (
            <FigureCell
              key={figure.name}
              row={row}
              figure={figure}
              column={column + 2}
              sheet={sheet}
              least={least}
              isReadOnly={isReadOnly}
              isSelected={isWithin(columns, column)}
              isFirst={at === 0 && column === 0}
              stateId={id}
            />
          ))
        }
      </Subscribe>
      <RowState {...props} column={figures.length + 2} />
    </div>
  );
});

/** @param columns '1-3'; blank where none is selected */
const isWithin = (columns: string, column: number): boolean => {
  const [first, last] = columns.split('-').map(Number);
  return columns !== '' && column >= (first ?? 0) && column <= (last ?? 0);
};
