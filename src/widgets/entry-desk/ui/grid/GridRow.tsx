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

// biome-ignore-start lint/a11y/noRedundantRoles: laid out as grids, its parts lose the roles that are theirs in a table
// biome-ignore-start lint/a11y/noNoninteractiveElementToInteractiveRole: a table is the element for a grid of figures
// biome-ignore-start lint/a11y/useFocusableInteractive: the fields in its cells have the focus
/** A row of the grid; a key that moves draws none anew, one that selects only those that it concerns. */
export const GridRow = memo(function GridRow({ at, least, isReadOnly, selection, ...props }: GridRowProps) {
  const { row, figures, sheet, id } = props;
  return (
    <tr role="row" aria-rowindex={at + 2} className={css['baris']} data-keadaan={row.keadaan}>
      <th role="rowheader" scope="row" aria-colindex={1} className={css['nama']} title={row.nama}>
        <span>{row.nama}</span>
      </th>
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
    </tr>
  );
});
// biome-ignore-end lint/a11y/noRedundantRoles: see above
// biome-ignore-end lint/a11y/noNoninteractiveElementToInteractiveRole: see above
// biome-ignore-end lint/a11y/useFocusableInteractive: see above

/** @param columns '1-3'; blank where none is selected */
const isWithin = (columns: string, column: number): boolean => {
  const [first, last] = columns.split('-').map(Number);
  return columns !== '' && column >= (first ?? 0) && column <= (last ?? 0);
};
