import type { Column } from '@/shared/ui/data-table';
import type { WithPending } from '@/shared/write';

/** A row that this device may have yet to send. */
export type AnyRow = WithPending<{ id: number }>;

/** A table as it is printed: all of its rows, whatever page the screen shows. */
export interface Lembar<Row> {
  title: string;
  /** What it is about, in words: place, period. */
  facts: readonly (readonly [label: string, value: string])[];
  columns: readonly Column<Row>[];
  /** Those that the screen has. */
  rows: readonly Row[];
  /** Fetches all of them, where the screen has a page; without signal its rows are printed. */
  all?: () => Promise<readonly Row[]>;
  /** How many rows there are, where this device does not have all of them. */
  total?: number;
  /** Said below the table. */
  notes?: readonly string[];
  /** Who answers for it: 'Petugas', 'Petani'. Nobody signs what everybody may print. */
  signer?: string;
}
