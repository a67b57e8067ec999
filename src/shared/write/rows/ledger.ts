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
    else attempt((storage) => storage.setItem(PREFIX + key, JSON.stringify(noted)), undefined);
  },
  strike: (key: string): void => attempt((storage) => storage.removeItem(PREFIX + key), undefined),
  /** A user's rows in the order of writing. */
  of: (userId: number): Noted[] =>
    attempt(
      (storage) =>
        Object.keys(storage)
          .filter((name) => name.startsWith(PREFIX))
          .map((name) => parsed(storage.getItem(name)))
          .filter((noted): noted is Noted => noted?.userId === userId)
          .sort((one, other) => one.dibuat - other.dibuat),
      [],
    ),
};

function parsed(text: string | null): Noted | null {
  const value: unknown = attempt(() => JSON.parse(text ?? 'null'), null);
  return isNoted(value) ? value : null;
}

const isNoted = (value: unknown): value is Noted =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'label' in value &&
  typeof value.label === 'string' &&
  'dibuat' in value &&
  typeof value.dibuat === 'number';

/** Where local storage is refused, or missing as in Node, there is no ledger. */
function attempt<Result>(act: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return act(window.localStorage);
  } catch {
    return otherwise;
  }
}
