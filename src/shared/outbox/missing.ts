import { use, useSyncExternalStore } from 'react';
import { WriterContext } from '../api/writer';
import { ledger, type Noted } from './ledger';
import { outboxStore } from './store';
import { unkept } from './unkept';

/** What was to be sent from this device and cannot be found on it. */
export interface Missing {
  rows: readonly Noted[];
  /** The device does not open what it keeps: the rows may be there still. */
  isClosed: boolean;
  /** The device has not been looked into, or only once: something may be missing. */
  isUnsure: boolean;
}

/** Tabs hear of each other's local storage a moment later than of the database. */
const SECOND_LOOK_MS = 1_000;

const unsure: Missing = { rows: [], isClosed: false, isUnsure: true };
const nothing: Missing = { ...unsure, isUnsure: false };
let known = unsure;
const listeners = new Set<() => void>();

function become(next: Missing): Missing {
  const keys = ({ rows }: Missing) => rows.map(({ key }) => key).join();
  const isSame = next.isClosed === known.isClosed && next.isUnsure === known.isUnsure && keys(next) === keys(known);
  if (isSame) return known;
  known = next;
  for (const listener of listeners) listener();
  return known;
}

/** What stands in a form of this tab is not lost yet. */
const gone = ({ key }: Noted): boolean => !unkept.has(key);

/** Looks for the rows of a user that this device has lost. */
export async function lookForMissing(userId: number): Promise<Missing> {
  try {
    const first = (await outboxStore.missing(userId)).filter(gone);
    if (first.length === 0) return become(nothing);
    if (known.rows.length === 0) become(unsure);
    await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
    const keys = new Set(first.map(({ key }) => key));
    const rows = (await outboxStore.missing(userId)).filter((row) => keys.has(row.key) && gone(row));
    return become({ ...nothing, rows });
  } catch {
    return become({ ...nothing, rows: ledger.of(userId).filter(gone), isClosed: true });
  }
}

/** The user knows of it, and types it again. */
export function acknowledgeMissing(): void {
  for (const { key } of known.rows) ledger.strike(key);
  become(nothing);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What `lookForMissing` has found of whoever is logged in. */
export function useMissing(): Missing {
  const userId = use(WriterContext)()?.userId;
  const missing = useSyncExternalStore(
    subscribe,
    () => known,
    () => unsure,
  );
  return missing.rows.every((row) => row.userId === userId) ? missing : unsure;
}
