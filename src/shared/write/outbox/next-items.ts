import { isParked, type OutboxItem, VERSI } from '../rows/item';

/**
 * What may be sent now: the first row of each entity, in the order of writing. Refused rows and those that depend on them
 * are passed over; a row that depends on one still to be sent holds its place (decision 12).
 *
 * @param isBusy tells the entities that are sending or resting
 */
export function nextItems(items: readonly OutboxItem[], isBusy: (entity: string) => boolean): OutboxItem[] {
  const stuck = stuckKeys(items);
  const first = new Map<string, OutboxItem>();
  for (const item of items) {
    const isWaiting = item.state === 'antre' || item.state === 'mengirim';
    if (isWaiting && !stuck.has(item.key) && !first.has(item.entity)) first.set(item.entity, item);
  }
  return [...first.values()].filter(
    ({ state, entity, dependsOn }) => state === 'antre' && dependsOn.length === 0 && !isBusy(entity),
  );
}

/** Rows that waiting will not send: refused ones, those of a newer app, and all that depend on such a row. */
export function stuckKeys(items: readonly OutboxItem[]): Set<string> {
  const unsent = new Set(items.filter(({ state }) => state !== 'terkirim').map(({ key }) => key));
  const stuck = new Set<string>();
  for (const item of items) {
    const waitsInVain = item.dependsOn.some((key) => stuck.has(key) || !unsent.has(key));
    if (isParked(item) || item.versi > VERSI || waitsInVain) stuck.add(item.key);
  }
  return stuck;
}
