import { isParked, isUnsent, type OutboxItem } from '../rows/item';

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
  return items.reduce<WithPending<Row>[]>(
    (shown, item) => {
      if (item.entity !== list.entity) return shown;
      if (isUnsent(item)) return withWaiting(shown, item, list);
      return item.diubah > readAt ? withSent(shown, item, list) : shown;
    },
    [...rows],
  );
}

const methodOf = ({ variables }: OutboxItem): unknown => (variables.input as { _method?: unknown })._method;

function withWaiting<Row extends Stored, Input>(
  shown: WithPending<Row>[],
  item: OutboxItem,
  { isHere, keyOf, rowOf }: PendingList<Row, Input>,
): WithPending<Row>[] {
  const { id } = item.variables;
  const known = shown.find((row) => row.id === id);
  // A row that is being deleted takes no further changes.
  if (known?.menunggu?.apa === 'hapus') return shown;
  if (methodOf(item) === 'delete') return known ? replaced(shown, known, marked(known, item, 'hapus')) : shown;
  const made = rowOf(item.variables.input as Input, known, item);
  // A row leaves the list when it is moved elsewhere, not when the list showed it though it belongs elsewhere.
  if (!isHere(made) && (!known || isHere(known))) return shown.filter((row) => row !== known);
  if (known) return replaced(shown, known, marked({ ...known, ...made }, item, 'ubah'));
  const twin = keyOf && shown.find((row) => row.menunggu?.apa !== 'hapus' && keyOf(row) === keyOf(made));
  if (twin) return replaced(shown, twin, marked(twin, item, 'ubah'));
  const row = { ...made, id: id ?? -item.urut, revisi: item.revisi ?? 0 } as Row;
  return [marked<Row>(row, item, id === undefined ? 'tambah' : 'ubah'), ...shown];
}

const marked = <Row>(row: WithPending<Row>, item: OutboxItem, apa: Waiting['apa']): WithPending<Row> => ({
  ...row,
  menunggu: {
    apa: row.menunggu?.apa === 'tambah' ? 'tambah' : apa,
    isParked: isParked(item) || row.menunggu?.isParked === true,
  },
});

/** What the server has answered is newer than a list from before. */
function withSent<Row extends Stored, Input>(
  shown: WithPending<Row>[],
  item: OutboxItem,
  { isHere, keyOf }: PendingList<Row, Input>,
): WithPending<Row>[] {
  if (methodOf(item) === 'delete') return shown.filter(({ id }) => id !== item.variables.id);
  const saved = savedRow<Row>(item.saved);
  if (!saved) return shown;
  const known = shown.find(({ id }) => id === saved.id);
  if (known && saved.revisi <= known.revisi) return shown;
  if (!isHere(saved)) return shown.filter((row) => row !== known);
  if (known) return replaced(shown, known, { ...known, ...saved });
  return keyOf && shown.some((row) => keyOf(row) === keyOf(saved)) ? shown : [saved, ...shown];
}

const replaced = <Row>(rows: readonly Row[], old: Row, next: Row): Row[] =>
  rows.map((row) => (row === old ? next : row));

/** The row in an answer, where the answer has all of it. */
export function savedRow<Row extends Stored>(saved: unknown): Row | undefined {
  const values: unknown[] = typeof saved === 'object' && saved !== null ? Object.values(saved) : [];
  const isRow = (value: unknown): value is Row =>
    typeof value === 'object' && value !== null && 'user_id' in value && value.user_id !== null;
  return values.find(isRow);
}
