import type { DocumentNode } from 'graphql';
import type { ApiError } from '../../api/api-error';
import { conflictOf } from './conflict';

/** The name under which the answer of a write has its row. */
export function answerField({ definitions: [definition] }: DocumentNode): string {
  const [saved] = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
  const [row] = saved?.kind === 'Field' ? (saved.selectionSet?.selections ?? []) : [];
  return row?.kind === 'Field' ? row.name.value : '';
}

/** Compares a typed or stored value with another: '14500' and 14500 are the same. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'object' || typeof other === 'object') return one === other;
  const [text, otherText] = [String(one ?? ''), String(other ?? '')];
  return text === otherText || (text !== '' && otherText !== '' && Number(text) === Number(otherText));
};

/**
 * Phone and desk wrote the same figures: the row in the way says all that was to be written, so nothing is in the way.
 *
 * @returns the answer that the write would have had; null where the two differ, or the row is another officer's
 */
export function equalRow(error: ApiError, document: DocumentNode, { input }: { input: object }): object | null {
  const conflict = conflictOf(error);
  const row = conflict?.row;
  if (!row || conflict.twin?.isOwn === false || Reflect.get(input, '_method') === 'delete') return null;
  const sent = Object.entries(input).filter(([name]) => name !== '_method');
  const isSame = sent.every(([name, value]) => name in row && isSameValue(value, row[name]));
  return isSame && sent.length > 0 ? { [answerField(document)]: row } : null;
}
