import type { WholeList } from '@/shared/api';
import { followed } from '@/shared/lib/followed';
import type { OutboxItem } from '@/shared/write';
import type { Entries } from '../entries/use-entries';
import type { LaporanShape } from '../laporan';
import { subjectIn } from '../waiting';
import { type Facts, type Held, type SheetOf, whereOf } from './facts';
import { grouped, isOf } from './grouped';
import type { IsianRow } from './isian';
import { doubtsOf, rowOf } from './look';

/** What the lists on screen tell of a sheet. */
export interface Lists<Shape extends LaporanShape> {
  subjects: Pick<WholeList<Shape['Subject']>, 'rows' | 'isWhole' | 'isLoading'>;
  filled: Pick<WholeList<Shape['Row']>, 'rows' | 'readAt' | 'isLoading'>;
  was: Entries<Shape>['was'];
  isWasComing?: Entries<Shape>['isWasComing'];
}

interface Seen<Shape extends LaporanShape> {
  row: IsianRow<Shape>;
  of: readonly unknown[];
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

const isSameItem = (one: OutboxItem, other: OutboxItem): boolean => {
  const told = ({ key, state, diubah, attempts, revisi, variables }: OutboxItem) =>
    JSON.stringify([key, state, diubah, attempts, revisi, variables]);
  return told(one) === told(other);
};

/** Lists are new values with each render of a screen, and seldom new rows. */
const isSameList = <Shape extends LaporanShape>(one: Lists<Shape>, other: Lists<Shape>): boolean => {
  const facts = ({ subjects, filled, was, isWasComing }: Lists<Shape>) => [
    ...[subjects.isWhole, subjects.isLoading],
    ...[filled.readAt, filled.isLoading, was, isWasComing],
  ];
  const rows = ({ subjects, filled }: Lists<Shape>) => [...subjects.rows, null, ...filled.rows];
  return isSame(facts(one), facts(other)) && isSame(rows(one), rows(other));
};

/** All that a sheet knows, and its rows as they follow from that: one whose facts are the same stays the same object. */
export function createMemory<Shape extends LaporanShape>(sheet: SheetOf<Shape>) {
  const { laporan, tempat } = sheet;
  const items = new Map<number, OutboxItem>();
  const held = new Map<string, Held>();
  const seen = new Map<string, Seen<Shape>>();
  const shown = followed<readonly IsianRow<Shape>[]>([]);
  let lists: Lists<Shape> | null = null;
  let heard: Lists<Shape> | null = null;
  let last = 0;
  let byRow = grouped<Shape>(sheet, { rows: [], readAt: 0 }, []);
  let choices = new Map<string, Partial<Shape['Input']>>();

  const group = () => {
    const { rows = [], readAt = 0 } = lists?.filled ?? {};
    byRow = grouped(
      sheet,
      { rows, readAt },
      [...items.values()].sort((one, other) => one.urut - other.urut),
    );
  };

  /** What a row is for, where it is not among those that may be entered any more. */
  const chosenIn = (source: object): Partial<Shape['Input']> =>
    Object.fromEntries(
      laporan.chooses.flatMap((name) => (name in source ? [[name, String(Reflect.get(source, name))]] : [])),
    ) as Partial<Shape['Input']>;

  const factsOf = (key: string): Facts<Shape> => {
    const stored = byRow.stored.get(key);
    const waiting = byRow.waiting.get(key) ?? [];
    const known = held.get(key);
    const source = stored ?? waiting[0]?.variables.input ?? known?.chosen ?? {};
    const chosen = choices.get(key) ?? chosenIn(source);
    const subjects = lists?.subjects.rows ?? [];
    const called = waiting[0] && subjectIn(laporan, waiting[0].label, whereOf(sheet));
    const nama = laporan.nameOf(stored ?? chosen, subjects) ?? (known?.nama || called || key);
    const isGone = lists?.subjects.isWhole === true && !choices.has(key);
    const isForeign = stored !== undefined && stored.user_id !== sheet.userId;
    return { key, nama, chosen, stored, isForeign, waiting, held: known, isGone };
  };

  const wasOf = ({ chosen }: Facts<Shape>) =>
    lists?.was({ kecamatan_id: tempat.id, ...chosen } as Partial<Shape['Input']>);

  const show = (key: string): IsianRow<Shape> => {
    const facts = factsOf(key);
    const was = wasOf(facts);
    const of = [facts.nama, facts.stored, facts.held, facts.isGone, was, ...facts.waiting];
    const before = seen.get(key);
    if (before && isSame(before.of, of)) return before.row;
    const row = rowOf(sheet, facts, was);
    seen.set(key, { row, of });
    return row;
  };

  const publish = () => {
    const others = [...byRow.stored.keys(), ...byRow.waiting.keys(), ...held.keys()];
    const rows = [...new Set([...choices.keys(), ...others])].map(show);
    if (!isSame(rows, shown.get())) shown.set(rows);
  };

  const take = (found: readonly OutboxItem[]) => {
    for (const item of found) {
      last = Math.max(last, item.urut);
      const before = items.get(item.urut);
      if (!isOf(sheet, item)) items.delete(item.urut);
      else if (!before || !isSameItem(before, item)) items.set(item.urut, item);
    }
  };

  return {
    rows: shown.get,
    subscribe: shown.subscribe,
    factsOf,
    /** All that a row is judged by has come: what is stored, and what was in the period before. */
    isKnown: (): boolean => lists !== null && !lists.filled.isLoading && lists.isWasComing !== true,
    /** Its rows lack a list that is on its way. */
    isWaiting: (): boolean => !lists || lists.subjects.isLoading || lists.filled.isLoading,
    doubtsOf: (key: string) => {
      const facts = factsOf(key);
      return doubtsOf(sheet, facts, wasOf(facts));
    },
    heldOf: (key: string) => held.get(key),
    heldKeys: (): string[] => [...held.keys()],
    /** Changes what is typed into rows, and shows it. */
    hold: (changes: Iterable<readonly [key: string, next: Held | undefined]>): void => {
      for (const [key, next] of changes) {
        if (next) held.set(key, next);
        else held.delete(key);
      }
      publish();
    },
    /** @returns whether anything is new in them */
    know: (next: Lists<Shape>): boolean => {
      if (heard && isSameList(heard, next)) return false;
      heard = next;
      const known = new Map(lists?.filled.rows.map((row) => [row.id, row]));
      const asBefore = (row: Shape['Row']) => {
        const before = known.get(row.id);
        return before?.revisi === row.revisi && before.user_id === row.user_id ? before : row;
      };
      lists = { ...next, filled: { ...next.filled, rows: next.filled.rows.map(asBefore) } };
      choices = new Map(
        laporan
          .choices(next.subjects.rows)
          .map((chosen) => [laporan.keyOf({ kecamatan_id: tempat.id, ...chosen } as Partial<Shape['Input']>), chosen]),
      );
      group();
      publish();
      return true;
    },
    /** @param gone the keys of rows that have left the outbox */
    takeItems: (found: readonly OutboxItem[], gone: readonly string[] = []): void => {
      for (const { urut, key } of [...items.values()]) if (gone.includes(key)) items.delete(urut);
      take(found);
      group();
      publish();
    },
    /** All that waits, in the place of what was known. */
    replaceItems: (found: readonly OutboxItem[]): void => {
      const keys = new Set(found.map(({ urut }) => urut));
      for (const urut of [...items.keys()]) if (!keys.has(urut)) items.delete(urut);
      take(found);
      group();
      publish();
    },
    /** The last row of the outbox that was looked at. */
    last: (): number => last,
    urutOf: (keys: readonly string[]): number[] =>
      keys.flatMap((key) => (byRow.waiting.get(key) ?? []).map(({ urut }) => urut)),
  };
}

export type Memory<Shape extends LaporanShape> = ReturnType<typeof createMemory<Shape>>;
