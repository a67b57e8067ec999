import { inGroups, type SentRows, sentRowsOf } from '@/features/send-outbox';
import { serverClock } from '@/shared/lib/browser';
import { isOld, isParked, isUnsent, type OutboxItem, stuckKeys } from '@/shared/write';

/** Rows of one report: those of a place and a period. */
export interface Group {
  name: string;
  /** What needs the user, then what waits, then what was sent, the newest first. */
  items: readonly OutboxItem[];
  waiting: number;
  sending: number;
  /** How many the server has refused. */
  parked: number;
  sent: SentRows;
  /** When the server acknowledged the last of it, in milliseconds. */
  lastSent: number | undefined;
  /** The user must look at it. */
  isUrgent: boolean;
}

export const unsentIn = ({ waiting, sending, parked }: Group): number => waiting + sending + parked;

/**
 * The rows by what they belong to. What needs the user comes first, then what waits, as it was typed, then what is sent,
 * the newest first.
 */
export function groupsOf(items: readonly OutboxItem[], now = serverClock.now()): Group[] {
  const groups = [...inGroups(items)].map(([name, rows]) => groupOf(name, rows, now));
  const rank = (group: Group): number => {
    if (group.isUrgent) return 0;
    return unsentIn(group) > 0 ? 1 : 2;
  };
  return groups.sort(
    (one, other) => rank(one) - rank(other) || (rank(one) === 2 ? (other.lastSent ?? 0) - (one.lastSent ?? 0) : 0),
  );
}

function groupOf(name: string, rows: readonly OutboxItem[], now: number): Group {
  const parked = rows.filter(isParked);
  const others = rows.filter((item) => isUnsent(item) && !isParked(item));
  const sent = rows.filter((item) => !isUnsent(item));
  const sending = others.filter(({ state }) => state === 'mengirim').length;
  return {
    name,
    items: [...parked, ...others, ...[...sent].reverse()],
    waiting: others.length - sending,
    sending,
    parked: parked.length,
    sent: sentRowsOf(sent),
    lastSent: sent.length > 0 ? sent.reduce((last, { diubah }) => Math.max(last, diubah), 0) : undefined,
    isUrgent: parked.length > 0 || others.some((item) => isOld(item, now)),
  };
}

/** Tells of each row why it is still here: the server's words, or those of the row that it waits for. */
export function reasonsIn(items: readonly OutboxItem[]): (item: OutboxItem) => string | null {
  const stuck = stuckKeys(items);
  const labels = new Map(items.map(({ key, label }) => [key, label]));
  return ({ key, state, reason, dependsOn: [first] }) => {
    if (reason) return reason;
    const before = first === undefined ? undefined : labels.get(first);
    if (before !== undefined) return `Menunggu: ${before}`;
    return stuck.has(key) && state === 'antre' ? 'Perbarui aplikasi untuk mengirim data ini' : null;
  };
}

/** How many rows wait for this one, and for those that do. */
export function dependantsOf({ key }: OutboxItem, items: readonly OutboxItem[]): number {
  const keys = new Set([key]);
  for (const item of items) if (item.dependsOn.some((one) => keys.has(one))) keys.add(item.key);
  return keys.size - 1;
}
