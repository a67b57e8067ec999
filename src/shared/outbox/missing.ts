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
}

/** Tabs hear of each other's local storage a moment later than of the database. */
const SECOND_LOOK_MS = 1_000;

const nothing: Missing = { rows: [], isClosed: false };
let known = nothing;
const listeners = new Set<() => void>();

function become(next: Missing): Missing {
  const keys = ({ rows }: Missing) => rows.map(({ key }) => key).join();
  if (next.isClosed === known.isClosed && keys(next) === keys(known)) return known;
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
    await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS));
    const keys = new Set(first.map(({ key }) => key));
    const rows = (await outboxStore.missing(userId)).filter((row) => keys.has(row.key) && gone(row));
    return become({ rows, isClosed: false });
  } catch {
    return become({ rows: ledger.of(userId).filter(gone), isClosed: true });
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
    () => nothing,
  );
  return missing.rows.every((row) => row.userId === userId) ? missing : nothing;
}
