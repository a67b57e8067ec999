import { isUnsent, type OutboxItem } from '@/shared/write';

/** What parts of a row, written by themselves, are told by: a product's photo, a plot's place. */
const isPart = ({ variables }: OutboxItem): boolean =>
  variables['fotoId'] !== undefined || 'lahan_id' in variables.input;

/** By how many a farmer's rows grow once what waits on this device is sent, and how many writes of them wait. */
export function changeByWaiting(items: readonly OutboxItem[], entity: string): { more: number; waiting: number } {
  const waiting = items.filter((item) => item.entity === entity && isUnsent(item));
  const rows = waiting.filter((item) => !isPart(item));
  const added = rows.filter(({ variables }) => variables.id === undefined);
  const deleted = rows.filter(({ variables }) => Reflect.get(variables.input, '_method') === 'delete');
  return { more: added.length - new Set(deleted.map(({ variables }) => variables.id)).size, waiting: waiting.length };
}
