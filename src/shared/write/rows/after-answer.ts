import type { WriteVariables } from '../send/send';
import { isUnsent, type OutboxItem } from './item';
import { isLater, withAnswer } from './later';

/** Which row it was and what was done to it, without what was typed into it. */
export const withoutTyped = ({ id, input }: WriteVariables): WriteVariables => ({
  ...(id !== undefined && { id }),
  input: Object.fromEntries(Object.entries(input).filter(([name]) => name.endsWith('_id') || name === '_method')),
});

/** A write with what the answer to another one tells. */
export const answered = (item: OutboxItem, key: string, saved: unknown): OutboxItem =>
  item.dependsOn.includes(key)
    ? {
        ...item,
        variables: withAnswer(item.variables, key, saved),
        dependsOn: item.dependsOn.filter((one) => one !== key),
      }
    : item;

/** Each write raises a row's revision by one; most answers say so themselves. */
function revisionAfter({ revisi }: OutboxItem, saved: unknown): number | undefined {
  const [row] = typeof saved === 'object' && saved !== null ? Object.values(saved) : [];
  const told = typeof row === 'object' && row !== null && 'revisi' in row ? row.revisi : undefined;
  if (typeof told === 'number') return told;
  return revisi === undefined ? undefined : revisi + 1;
}

/**
 * A further change of a row that was typed before the first had been sent builds on the first: its base revision is
 * raised, or the server would take the two for a conflict. One that was on its way already stays as it was sent.
 */
export function rebased(later: OutboxItem, sent: OutboxItem, saved: unknown): OutboxItem {
  const revisi = revisionAfter(sent, saved);
  const isSameRow =
    later.entity === sent.entity && later.variables.id !== undefined && later.variables.id === sent.variables.id;
  const buildsOnIt = isUnsent(later) && later.attempts === 0 && revisi !== undefined && later.revisi === revisi - 1;
  return isSameRow && buildsOnIt && later.key !== sent.key ? { ...later, revisi } : later;
}

/** What waits, once a write before it was answered. A change of a row that had no id until then goes by its revision. */
export function afterAnswer(later: OutboxItem, sent: OutboxItem, saved: unknown): OutboxItem {
  const id: unknown = later.variables.id;
  const next = answered(later, sent.key, saved);
  if (isLater(id) && id.$dari === sent.key) return { ...next, revisi: revisionAfter(sent, saved) };
  return rebased(next, sent, saved);
}
