import { type Conflict, conflictOf, isSameValue, mayEdit, type OutboxItem, type Replacement } from '@/shared/write';
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

/** The write that goes to the row in the way by its revision; null where that is not to be had. */
export function replacing(item: OutboxItem): Replacement | null {
  const { document, variables } = item;
  const conflict = conflictWith(item);
  if (conflict?.revisi === undefined || !mayEdit(item)) return null;
  const { revisi } = conflict;
  const base = conflict.row;
  if (!conflict.twin) return { document, variables, revisi, base };
  const update = kindOf(item)?.update;
  const twin = twinOf(item);
  if (!twin?.isOwn || !update) return null;
  return { document: update, variables: { id: twin.id, input: { ...variables.input, _method: 'put' } }, revisi, base };
}

/** The names of what a change has left as it was; what it was begun on is not known of rows of older apps. */
export const unchangedIn = ({ variables: { input }, base }: Pick<OutboxItem, 'base' | 'variables'>): string[] =>
  Object.entries(input).flatMap(([name, value]) =>
    base && name in base && isSameValue(base[name], value) ? name : [],
  );

/** The same, with what was changed here alone: what the user left as it was stays as the server has it by now. */
export function overwriting(item: OutboxItem): Replacement | null {
  const replacement = replacing(item);
  const row = conflictWith(item)?.row;
  if (!replacement || !row || isDelete(item)) return replacement;
  const theirs = unchangedIn(item).filter((name) => name in row);
  const input = { ...replacement.variables.input, ...Object.fromEntries(theirs.map((name) => [name, row[name]])) };
  return { ...replacement, variables: { ...replacement.variables, input } };
}

/** Whether its form can help: a row that was added twice would meet the same twin again. */
export const isCorrectable = (item: OutboxItem): boolean =>
  mayEdit(item) && kindOf(item) !== undefined && !isForeign(item) && !(twinOf(item) && overwriting(item));

/** Whether the same write may pass another time. */
export const mayPassAgain = (item: OutboxItem): boolean => !isForeign(item) && !overwriting(item);

export const isDelete = ({ variables: { input } }: OutboxItem): boolean =>
  '_method' in input && input._method === 'delete';
