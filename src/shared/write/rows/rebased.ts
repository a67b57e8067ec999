import { isUnsent, type OutboxItem } from './item';

/** Each write raises a row's revision by one; most answers say so themselves. */
function revisionAfter({ revisi }: OutboxItem, saved: unknown): number | undefined {
  const [row] = typeof saved === 'object' && saved !== null ? Object.values(saved) : [];
  const told = typeof row === 'object' && row !== null && 'revisi' in row ? row.revisi : undefined;
  if (typeof told === 'number') return told;
  return revisi === undefined ? undefined : revisi + 1;
}

/**
 * A further change of a row that was typed before the first had been sent: it builds on that one, and must not be taken
 * for a conflict with it. What was sent already stays as it was: the server compares.
 */
export function rebased(later: OutboxItem, sent: OutboxItem, saved: unknown): OutboxItem {
  const revisi = revisionAfter(sent, saved);
  const isSameRow =
    later.entity === sent.entity && later.variables.id !== undefined && later.variables.id === sent.variables.id;
  const buildsOnIt = isUnsent(later) && later.attempts === 0 && revisi !== undefined && later.revisi === revisi - 1;
  return isSameRow && buildsOnIt && later.key !== sent.key ? { ...later, revisi } : later;
}
