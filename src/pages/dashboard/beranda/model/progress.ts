import type { WholeList } from '@/shared/api';
import { isUnsent, type OutboxItem, type WithPending } from '@/shared/write';

/** How far something is filled. */
export interface Progress {
  /** Undefined until all of it is known. */
  filled: number | undefined;
  expected: number | undefined;
  /** How much of it the server has, be it as it was before it was changed here. */
  stored: number;
  /** What the filled ones are to be told by, each counted once: as the server has them, waiting here, refused. */
  parts: Readonly<Record<'server' | 'perangkat' | 'perbaiki', number>>;
  /** Of the filled ones, those that the server does not have yet, and those that it has refused. */
  waiting: number;
  parked: number;
  isLoading: boolean;
  retry: () => void;
}

type Known = Pick<WholeList<unknown>, 'rows' | 'isWhole' | 'isLoading' | 'retry'>;

/**
 * How far a place is filled, what waits on this device included. Of a list that did not come, or not all of it, nobody
 * knows how long it is.
 *
 * @param expected what there is to be filled
 * @param stored what the server has of it, to which `rows` is what this device adds
 * @param keyOf what counts once
 */
export function progressOf<Row>(
  expected: Known,
  stored: Known,
  rows: readonly WithPending<Row>[],
  keyOf: (row: Row) => unknown,
): Progress {
  const filled = rows.filter(({ menunggu }) => menunggu?.apa !== 'hapus');
  const lists = [expected, stored];
  const onServer = rows.filter(({ menunggu }) => menunggu?.apa !== 'tambah');
  return {
    filled: stored.isWhole ? new Set(filled.map(keyOf)).size : undefined,
    expected: expected.isWhole ? expected.rows.length : undefined,
    stored: new Set(onServer.map(keyOf)).size,
    parts: partsOf(filled, keyOf),
    waiting: rows.filter(({ menunggu }) => menunggu && !menunggu.isParked).length,
    parked: rows.filter(({ menunggu }) => menunggu?.isParked).length,
    isLoading: lists.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const list of lists) if (!list.isWhole) list.retry();
    },
  };
}

/** What is worst of a row's several counts for all of it: whoever reads the bar looks for what is left to do. */
function partsOf<Row>(filled: readonly WithPending<Row>[], keyOf: (row: Row) => unknown): Progress['parts'] {
  const parked = new Set(filled.filter(({ menunggu }) => menunggu?.isParked).map(keyOf));
  const waiting = new Set(filled.filter(({ menunggu }) => menunggu).map(keyOf));
  const all = new Set(filled.map(keyOf));
  return { server: all.size - waiting.size, perangkat: waiting.size - parked.size, perbaiki: parked.size };
}

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
