import { type Conflict, conflictOf, mayEdit, type OutboxItem, type Replacement } from '@/shared/write';
import { kindOf } from './kinds';

/** What stands in the way of a row that the server has refused. */
const conflictWith = ({ refusal }: OutboxItem): Conflict | null => refusal && conflictOf(refusal);

/** A row was to be added where one stands already. */
const twinOf = (item: OutboxItem): Conflict['twin'] =>
  item.variables.id === undefined ? (conflictWith(item)?.twin ?? null) : null;

/** Somebody else has written the row that is there: it is his to change. */
export const isForeign = (item: OutboxItem): boolean => twinOf(item)?.isOwn === false;

/** The revision of a changed row as the user sees it beside his own; a twin is another row, with a revision of its own. */
export function seenRevision(item: OutboxItem): number | undefined {
  const conflict = conflictWith(item);
  return conflict?.twin ? undefined : conflict?.revisi;
}

/** The write that puts what was typed in the place of the server's row; null where that is not to be had. */
export function overwriting(item: OutboxItem): Replacement | null {
  const { document, variables } = item;
  const conflict = conflictWith(item);
  if (conflict?.revisi === undefined || !mayEdit(item)) return null;
  const { revisi } = conflict;
  if (!conflict.twin) return { document, variables, revisi };
  const update = kindOf(item)?.update;
  const twin = twinOf(item);
  if (!twin?.isOwn || !update) return null;
  return { document: update, variables: { id: twin.id, input: { ...variables.input, _method: 'put' } }, revisi };
}

/** Whether its form can help: a row that was added twice would meet the same twin again. */
export const isCorrectable = (item: OutboxItem): boolean =>
  mayEdit(item) && kindOf(item) !== undefined && !isForeign(item) && !(twinOf(item) && overwriting(item));

/** Whether the same write may pass another time. */
export const mayPassAgain = (item: OutboxItem): boolean => !isForeign(item) && !overwriting(item);

export const isDelete = ({ variables: { input } }: OutboxItem): boolean =>
  '_method' in input && input._method === 'delete';
