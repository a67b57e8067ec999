import { stored, storedNames } from '../../lib/browser';
import type { NewItem } from './item';

/** A row of the outbox as it is known outside its database: what it was, and nothing that was typed into it. */
export interface Noted {
  key: string;
  userId: number;
  entity: string;
  label: string;
  /** When it was stored, in milliseconds. */
  dibuat: number;
  /** It was on its way: nobody knows whether the server has it. */
  isTried: boolean;
}

/** One entry for each row, so that two tabs that write at once do not overwrite each other's. */
const PREFIX = 'kotak/';

/**
 * A second list of what waits, in local storage: a browser may lose its database, and an officer must hear which rows
 * went with it. An entry is written after the row and struck out before it, so that an app that dies in between raises no
 * false alarm; `missing` notes what is not noted.
 */
export const ledger = {
  /** A row as it stands now; one that was sent is struck out. */
  note: (item: NewItem): void => {
    const { key, userId, entity, label, dibuat, attempts } = item;
    const noted: Noted = { key, userId, entity, label, dibuat, isTried: attempts > 0 };
    if (item.state === 'terkirim') ledger.strike(key);
    else at(key).write(noted);
  },
  strike: (key: string): void => at(key).remove(),
  /** A user's rows in the order of writing. */
  of: (userId: number): Noted[] =>
    storedNames(PREFIX)
      .map((key) => at(key).read())
      .filter((noted): noted is Noted => noted?.userId === userId)
      .sort((one, other) => one.dibuat - other.dibuat),
};

const at = (key: string) => stored(PREFIX + key, isNoted);

const isNoted = (value: unknown): value is Noted =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'label' in value &&
  typeof value.label === 'string' &&
  'dibuat' in value &&
  typeof value.dibuat === 'number';
