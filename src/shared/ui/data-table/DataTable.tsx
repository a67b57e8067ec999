import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { PagedList } from '../../api';
import { Button, type WayOn } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import controls from './controls.module.css';
import css from './data-table.module.css';
import { Paging } from './Paging';
import { SkeletonRows, type WaitingColumn } from './SkeletonRows';

export interface Column<Row> extends WaitingColumn {
  /** @param number the row's number in the whole list, counted from 1 */
  cell: (row: Row, number: number) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the table is called to those who cannot see it. */
  title: string;
  /** Stands above the table: search, selects, buttons. */
  toolbar?: ReactNode;
  list: PagedList<Row>;
  columns: readonly Column<Row>[];
  empty: ReactNode;
  /** The way on from there, where the toolbar is none. */
  wayOn?: WayOn | undefined;
}

/** A list in pages: a table on a desk, cards on a phone (spec section 2, Dashboard screens). */
export function DataTable<Row extends { id: number }>({
  title,
  toolbar,
  list,
  columns,
  empty,
  wayOn,
}: DataTableProps<Row>) {
  const { rows, from, isLoading, error, retry } = list;
  const isBlank = rows.length === 0 && !isLoading && !error;
  return (
    <>
      {toolbar && (
        <div data-alat className={controls['alat']}>
          {toolbar}
        </div>
      )}
      {isBlank && <EmptyState wayOn={wayOn}>{empty}</EmptyState>}
      {(rows.length > 0 || isLoading) && (
        <div className={css['wadah']}>
          {/* Roles are said because a phone shows the rows as cards, which takes a table's own roles away. */}
          {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
          {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
          <table className={css['tabel']} aria-label={title} aria-busy={isLoading} role="table">
            <thead role="rowgroup">
              <tr role="row">
                {columns.map(({ header, look }) => (
                  <th key={header} scope="col" role="columnheader" className={look && css[look]}>
                    {regional(header)}
                  </th>
                ))}
              </tr>
            </thead>
            {isLoading && rows.length === 0 && <SkeletonRows columns={columns} cell={css} />}
            <tbody role="rowgroup">
              {rows.map((row, index) => (
                <tr key={row.id} role="row">
                  {columns.map(({ header, cell, look }) => (
                    <td key={header} role="cell" data-kolom={regional(header)} className={look && css[look]}>
                      {cell(row, (from ?? 1) + index)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
          {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
        </div>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {list.total > 0 && <Paging list={list} />}
    </>
  );
}

interface RowActionsProps {
  /** Many, which stand below each other where they do not fit beside each other. */
  areMany?: boolean;
  children: ReactNode;
}

interface IconActionProps {
  /** The words beside its icon, and the name of its row. */
  label: string;
  of: string;
  Icon: LucideIcon;
  onClick: () => void;
}

/** One of several buttons in a row: in a table its icon stands without words. */
export const IconAction = ({ label, of, Icon, onClick }: IconActionProps) => (
  <Button
    look="tenang"
    className={controls['ikon'] ?? ''}
    title={label}
    aria-label={`${label} ${of}`}
    onClick={onClick}
  >
    <Icon aria-hidden size={18} /> <span>{label}</span>
  </Button>
);

export const RowActions = ({ areMany = false, children }: RowActionsProps) => (
  <div className={areMany ? `${controls['tindakan']} ${controls['banyak']}` : controls['tindakan']}>{children}</div>
);
