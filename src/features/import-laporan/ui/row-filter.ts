import { hasDoubts, type Judged, type Kind } from '../model/judged';

/** The rows that a preview shows; 'jauh' are the doubtful ones. */
export type RowFilter = Kind | 'jauh' | 'semua';

export const passes = (filter: RowFilter, row: Judged): boolean =>
  filter === 'semua' || (filter === 'jauh' ? hasDoubts(row) : row.kind === filter);
