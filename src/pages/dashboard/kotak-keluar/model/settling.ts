import { mayEdit, type OutboxItem, type Replacement } from '@/shared/write';
import { kindOf } from './kinds';

/** A row was to be added where one stands already. */
const hasTwin = ({ state, refusal, variables }: OutboxItem): boolean =>
  state === 'bentrok' && refusal?.code === 409 && variables.id === undefined;

/** Somebody else has written the row that is there: it is his to change. */
export const isForeign = (item: OutboxItem): boolean => hasTwin(item) && item.refusal?.data?.milik_sendiri === false;

/** The revision of the server's row that the user sees beside his own. */
export const seenRevision = ({ refusal }: OutboxItem): number | undefined => {
  const revisi = refusal?.data?.baris?.['revisi'];
  return typeof revisi === 'number' ? revisi : undefined;
};

/** The write that puts what was typed in the place of the server's row; null where that is not to be had. */
export function overwriting(item: OutboxItem): Replacement | null {
  const { document, variables, refusal } = item;
  const revisi = seenRevision(item);
  if (revisi === undefined || !mayEdit(item)) return null;
  if (refusal?.code === 412) return { document, variables, revisi };
  const update = kindOf(item)?.update;
  const id = refusal?.data?.id;
  if (!hasTwin(item) || !refusal?.data?.milik_sendiri || !update || id === undefined) return null;
  return { document: update, variables: { id, input: { ...variables.input, _method: 'put' } }, revisi };
}

/** Whether its form can do something about it: the same row added again would meet the same twin. */
export const isCorrectable = (item: OutboxItem): boolean =>
  mayEdit(item) && kindOf(item) !== undefined && !isForeign(item) && !(hasTwin(item) && overwriting(item));

/** Whether the very same may pass another time. */
export const mayPassAgain = (item: OutboxItem): boolean => !isForeign(item) && !overwriting(item);

export const isDelete = ({ variables: { input } }: OutboxItem): boolean =>
  '_method' in input && input._method === 'delete';
