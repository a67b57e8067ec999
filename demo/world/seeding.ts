import type { Db } from '../../server/ports.ts';
import type { Accounts } from './accounts.ts';
import type { Place } from './places.ts';
import type { Span } from './time/calendar.ts';
import type { Clock } from './time/moments.ts';

/** A dated period that is stored. */
export interface StoredSpan extends Span {
  id: number;
}

/** What the writers of the demo's rows share. */
export interface Seeding {
  db: Db;
  /** Today, counted from 1 January 1970. */
  day: number;
  clock: Clock;
  places: readonly Place[];
  /** The sub-districts of the demo's own officer. */
  own: readonly Place[];
  accounts: Accounts;
}
