import { isParked, isSentSince, isUnsent, type OutboxItem } from '../rows/item';
import { isLater } from '../rows/later';
import { type Shown, shownRows } from './shown-rows';

/** What this device has yet to send of a row. */
export interface Waiting {
  apa: 'tambah' | 'ubah' | 'hapus';
  /** Waiting alone will not send it. */
  isParked: boolean;
}

/** A row as it will be once all is sent; `menunggu` where the server has yet to hear of that. */
export type WithPending<Row> = Row & { menunggu?: Waiting };

/** Whether a row may be changed or deleted: one that is new is changed in the outbox, one that is being deleted is not. */
export const mayChange = ({ menunggu }: { menunggu?: Waiting }): boolean =>
  menunggu === undefined || menunggu.apa === 'ubah';

interface Stored {
  id: number;
  revisi: number;
}

/** What a write says of a row. */
type Written<Row> = Omit<Row, keyof Stored>;

/** How the writes of an entity become rows of one of its lists. */
export interface PendingList<Row extends Stored, Input> {
  /** Whose writes count. */
  entity: string;
  /** Whether a row belongs into the list. */
  isHere: (row: Written<Row>) => boolean;
  /** What a row may be there only once for; none where anything may be there twice. */
  keyOf?: (row: Written<Row>) => string;
  /** The row that a write makes: of the one that it changes, or a new one. */
  rowOf: (input: Input, before: Row | undefined, item: OutboxItem) => Written<Row>;
  /**
   * When the rows were read, in milliseconds: what was sent since then they lack. Without it all that was sent is in
   * them.
   */
  readAt?: number;
}

/**
 * The rows of a list with what this device has written: changed rows bear their new values, deleted ones stay with a
 * mark, new ones come first, the newest foremost, with a negative id. A new row that the list has by now is shown once.
 *
 * @param items the user's writes in the order of writing; sent ones too
 */
export function withPending<Row extends Stored, Input>(
  rows: readonly Row[],
  items: readonly OutboxItem[],
  list: PendingList<Row, Input>,
): WithPending<Row>[] {
  const { readAt = Number.POSITIVE_INFINITY } = list;
  /** A row that is not stored yet bears the number of the write that makes it; so does a change that waits behind that one. */
  const numberOf = (id: unknown): number | undefined => {
    if (!isLater(id)) return id as number | undefined;
    const first = items.find(({ key }) => key === id.$dari);
    return first && -first.urut;
  };
  const shown = shownRows<WithPending<Row>>(rows, list.keyOf);
  for (const item of items) {
    if (item.entity !== list.entity) continue;
    if (isUnsent(item)) showWaiting(shown, item, numberOf(item.variables.id), list);
    else if (isSentSince(item, readAt)) showSent(shown, item, list);
  }
  return shown.all();
}

const methodOf = ({ variables }: OutboxItem): unknown => (variables.input as { _method?: unknown })._method;

function showWaiting<Row extends Stored, Input>(
  shown: Shown<WithPending<Row>>,
  item: OutboxItem,
  id: number | undefined,
  { isHere, keyOf, rowOf }: PendingList<Row, Input>,
): void {
  const known = id === undefined ? undefined : shown.byId(id);
  // A row that is being deleted takes no further changes.
  if (known?.menunggu?.apa === 'hapus') return;
  if (methodOf(item) === 'delete') {
    if (known) shown.put(marked(known, item, 'hapus'));
    return;
  }
  const made = rowOf(item.variables.input as Input, known, item);
  // A row leaves the list when it is moved elsewhere, not when the list showed it though it belongs elsewhere.
  const isElsewhere = !isHere(made) && (!known || isHere(known));
  const twin = keyOf && !known ? shown.byKey(keyOf(made)).find(({ menunggu }) => menunggu?.apa !== 'hapus') : undefined;
  if (isElsewhere) {
    if (known) shown.remove(known);
  } else if (known) shown.put(marked({ ...known, ...made }, item, 'ubah'));
  else if (twin) shown.put(marked(twin, item, 'ubah'));
  else {
    const row = { ...made, id: id ?? -item.urut, revisi: item.revisi ?? 0 } as Row;
    shown.begin(marked<Row>(row, item, id === undefined ? 'tambah' : 'ubah'));
  }
}

const marked = <Row>(row: WithPending<Row>, item: OutboxItem, apa: Waiting['apa']): WithPending<Row> => ({
  ...row,
  menunggu: {
    apa: row.menunggu?.apa === 'tambah' ? 'tambah' : apa,
    isParked: isParked(item) || row.menunggu?.isParked === true,
  },
});

/** What the server has answered is newer than a list from before. */
function showSent<Row extends Stored, Input>(
  shown: Shown<WithPending<Row>>,
  item: OutboxItem,
  { isHere, keyOf }: PendingList<Row, Input>,
): void {
  if (methodOf(item) === 'delete') {
    const gone = item.variables.id === undefined ? undefined : shown.byId(item.variables.id);
    // A newer row of that number has been put back since.
    if (gone && gone.revisi <= (item.revisi ?? gone.revisi)) shown.remove(gone);
    return;
  }
  const saved = savedRow<Row>(item.saved);
  if (!saved) return;
  const known = shown.byId(saved.id);
  if (known && saved.revisi <= known.revisi) return;
  if (!isHere(saved)) {
    if (known) shown.remove(known);
  } else if (known) shown.put({ ...known, ...saved });
  else if (!keyOf || shown.byKey(keyOf(saved)).length === 0) shown.begin(saved);
}

/** The row in an answer, where the answer has all of it. */
export function savedRow<Row extends Stored>(saved: unknown): Row | undefined {
  const values: unknown[] = typeof saved === 'object' && saved !== null ? Object.values(saved) : [];
  const isRow = (value: unknown): value is Row =>
    typeof value === 'object' && value !== null && 'user_id' in value && value.user_id !== null;
  return values.find(isRow);
}
