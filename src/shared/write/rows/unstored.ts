import { followed } from '../../lib/followed';
import type { NewItem } from './item';
import { ledger } from './ledger';

const isSame = (one: NewItem, other: NewItem): boolean => one.entity === other.entity && one.label === other.label;

/**
 * Rows that neither the server nor this device has taken: they stand in a form of this tab and nowhere else. They are
 * noted in the ledger, so that a tab that dies with them leaves their names.
 */
export function createUnstored() {
  const { get: rows, set, subscribe } = followed<readonly NewItem[]>([]);
  const others = (item: NewItem) => rows().filter((row) => !isSame(row, item));
  const become = (next: readonly NewItem[]) => {
    if (next.length === rows().length && next.every((row, at) => row === rows()[at])) return;
    for (const row of rows()) if (!next.includes(row)) ledger.strike(row.key);
    set(next);
  };
  return {
    /** @param isNoted false where this device has what was typed outside of its database: it is not lost with the tab */
    add: (item: NewItem, isNoted = true): void => {
      become([...others(item), item]);
      if (!isNoted) return;
      // It may have arrived, but where the device knows that it has no network.
      ledger.note({ ...item, attempts: navigator.onLine === false ? 0 : 1 });
    },
    /** Such a row is stored or sent by now, or nobody wants it any more. */
    remove: (item: NewItem): void => become(others(item)),
    has: (key: string): boolean => rows().some((row) => row.key === key),
    rows,
    subscribe,
  };
}

export type Unstored = ReturnType<typeof createUnstored>;
