import { useState } from 'react';
import { conflictOf, type Outcome } from '../write';

/** The row as it is on the server, once a save came too late (412). */
export function useNewerRow<Row>() {
  const [newer, setNewer] = useState<Row | null>(null);
  return {
    newer,
    /** Notes how a save went. */
    note: ({ error }: Outcome<unknown>): void => {
      const conflict = error && conflictOf(error);
      setNewer(conflict && !conflict.twin ? ((conflict.row as Row | undefined) ?? null) : null);
    },
    forget: () => setNewer(null),
  };
}
