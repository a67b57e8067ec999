import { useRef } from 'react';
import { mayChange, type WithPending } from './with-pending';

/**
 * The row whose overlay is open; none where the row may not be changed. That is asked as it opens: the overlay's own
 * write makes the row wait, and must not close it.
 */
export function useOpenedRow<Row extends { id: number }>(
  rows: readonly WithPending<Row>[],
  opened: number | null,
): WithPending<Row> | undefined {
  const admitted = useRef<number | null>(null);
  const row = rows.find(({ id }) => id === opened);
  if (opened !== admitted.current) admitted.current = row && mayChange(row) ? opened : null;
  return admitted.current === opened ? row : undefined;
}
