import { type OutboxItem, stuckKeys } from '@/shared/outbox';

/** Why a row is still here: the server's words, or those of the row that it waits for. */
export function reasonOf(item: OutboxItem, items: readonly OutboxItem[]): string | null {
  if (item.reason) return item.reason;
  const [first] = item.dependsOn;
  const before = items.find(({ key }) => key === first);
  if (before) return `Menunggu: ${before.label}`;
  return stuckKeys(items).has(item.key) && item.state === 'antre' ? 'Perbarui aplikasi untuk mengirim data ini' : null;
}

/** How many rows wait for this one, and for those that do. */
export function dependantsOf({ key }: OutboxItem, items: readonly OutboxItem[]): number {
  const keys = new Set([key]);
  for (const item of items) if (item.dependsOn.some((one) => keys.has(one))) keys.add(item.key);
  return keys.size - 1;
}
