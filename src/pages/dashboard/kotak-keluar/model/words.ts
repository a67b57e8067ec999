import { type OutboxItem, stuckKeys } from '@/shared/write';

/** Tells of each row why it is still here: the server's words, or those of the row that it waits for. */
export function reasonsIn(items: readonly OutboxItem[]): (item: OutboxItem) => string | null {
  const stuck = stuckKeys(items);
  return ({ key, state, reason, dependsOn: [first] }) => {
    if (reason) return reason;
    const before = items.find((item) => item.key === first);
    if (before) return `Menunggu: ${before.label}`;
    return stuck.has(key) && state === 'antre' ? 'Perbarui aplikasi untuk mengirim data ini' : null;
  };
}

/** How many rows wait for this one, and for those that do. */
export function dependantsOf({ key }: OutboxItem, items: readonly OutboxItem[]): number {
  const keys = new Set([key]);
  for (const item of items) if (item.dependsOn.some((one) => keys.has(one))) keys.add(item.key);
  return keys.size - 1;
}
