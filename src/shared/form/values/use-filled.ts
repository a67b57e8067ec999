import { useState } from 'react';
import { conflictOf, isParked, isUnsent, type OutboxItem, type Outcome, useWritten } from '../../write';

interface Place<Row, Input> {
  /** Whose outbox rows count. */
  entity: string;
  /** What the server's list has of the place, whoever wrote it. */
  rows: readonly Row[];
  /** Whether a row of the outbox belongs to the place. */
  isHere: (input: Input) => boolean;
  /** What a row may be there only once for. */
  keyOf: (row: Row | Input) => string;
}

/**
 * What is filled of a place whose rows are entered one after the other: what the server's list has, what waits on this
 * device and what this dialog has saved. What the device sent lately may be missing in an older list: it is not proposed,
 * but may be chosen, for somebody may have deleted it.
 */
export function useFilled<Row extends { id: number }, Input>({ entity, rows, isHere, keyOf }: Place<Row, Input>) {
  const { items, isLoading } = useWritten(entity);
  const [done, setDone] = useState<readonly string[]>([]);
  const [twin, setTwin] = useState<number | null>(null);
  const here = items.filter(({ variables }) => isHere(variables.input as Input));
  const keyOfItem = ({ variables }: (typeof items)[number]) => keyOf(variables.input as Input);
  const stored = withoutDeleted(rows, items).map(keyOf);
  const taken = new Set([...stored, ...here.filter(isUnsent).map(keyOfItem), ...done]);
  const written = new Set(here.map(keyOfItem));

  return {
    isLoading,
    /** The user's own row that was in the way of the last save. */
    twin,
    isTaken: (key: string): boolean => taken.has(key),
    /** The first open one behind the one that was saved last. */
    nextOf: (keys: readonly string[]): string | undefined =>
      nextAfter(done.at(-1), keys, (key) => !taken.has(key) && !written.has(key)),
    /** Saves a row, which counts as filled from the first moment, unless the form gets it back. */
    saving: async <Answer extends Outcome<unknown>>(input: Input, save: () => Promise<Answer>): Promise<Answer> => {
      setDone((keys) => [...keys, keyOf(input)]);
      setTwin(null);
      const outcome = await save();
      if (outcome.error && outcome.key === undefined) {
        setDone((keys) => keys.filter((key) => key !== keyOf(input)));
        setTwin(ownTwinOf(outcome));
      }
      return outcome;
    },
  };
}

/** The next key that is open; behind the last one the search goes on at the beginning. */
export function nextAfter(
  last: string | undefined,
  keys: readonly string[],
  isOpen: (key: string) => boolean,
): string | undefined {
  const begin = keys.indexOf(last ?? '') + 1;
  return [...keys.slice(begin), ...keys.slice(0, begin)].find(isOpen);
}

/** Rows without those whose delete waits on this device: what is entered in their place is sent behind it. */
export function withoutDeleted<Row extends { id: number }>(
  rows: readonly Row[],
  items: readonly Pick<OutboxItem, 'variables' | 'state'>[],
): readonly Row[] {
  const deleted = items.filter(
    (item) => item.state !== 'terkirim' && !isParked(item) && Reflect.get(item.variables.input, '_method') === 'delete',
  );
  const ids = new Set(deleted.map(({ variables }) => variables.id));
  return rows.filter(({ id }) => !ids.has(id));
}

/** The user's own row that is there already under the same natural key. */
function ownTwinOf({ error }: Outcome<unknown>): number | null {
  const twin = error && conflictOf(error)?.twin;
  return twin?.isOwn ? twin.id : null;
}
