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

/** More rows are not noted at once: some two hundred characters each, and drafts need the room that all share (5 MB). */
export const MOST_NOTED = 1_000;

/**
 * A second list of what waits, in local storage: a browser may lose its database, and an officer must hear which rows
 * went with it. An entry is written after the row and struck out before it, so that an app that dies in between raises no
 * false alarm; `missing` notes what is not noted. Of thousands the first are noted, and that there are more.
 */
export const ledger = {
  /** Rows as they stand now; those that were sent are struck out. */
  note: (...items: NewItem[]): void => {
    let noted: Set<string> | undefined;
    for (const item of items) {
      const { key, userId, entity, label, dibuat, attempts } = item;
      if (item.state === 'terkirim') {
        ledger.strike(key);
        noted?.delete(key);
        continue;
      }
      noted ??= new Set(storedNames(PREFIX));
      if (noted.has(key) || noted.size < MOST_NOTED) {
        const entry: Noted = { key, userId, entity, label, dibuat, isTried: attempts > 0 };
        at(key).write(entry);
        noted.add(key);
      } else leftOut(userId).write(true);
    }
  },
  strike: (key: string): void => at(key).remove(),
  /** Not all of a user's rows are noted. */
  isShort: (userId: number): boolean => leftOut(userId).read() === true,
  complete: (userId: number): void => leftOut(userId).remove(),
  /** Whether rows that were left out should be noted now. */
  hasRoom: (userId: number): boolean => ledger.isShort(userId) && storedNames(PREFIX).length < MOST_NOTED / 2,
  /** A user's rows in the order of writing. */
  of: (userId: number): Noted[] =>
    storedNames(PREFIX)
      .map((key) => at(key).read())
      .filter((noted): noted is Noted => noted?.userId === userId)
      .sort((one, other) => one.dibuat - other.dibuat),
};

const at = (key: string) => stored(PREFIX + key, isNoted);

const leftOut = (userId: number) => stored(`kotak-lebih/${userId}`, (value): value is true => value === true);

const isNoted = (value: unknown): value is Noted =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'label' in value &&
  typeof value.label === 'string' &&
  'dibuat' in value &&
  typeof value.dibuat === 'number';
