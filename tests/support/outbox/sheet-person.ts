import { expect } from 'vitest';
import type { IsianRow, Ketikan } from '@/entities/laporan';
import type { Caller } from '../api/callers.ts';
import { ECERAN, elsewhere, GROSIR, openBench, phone, rowOf } from './price-sheet.ts';
import { createLocks } from './sheet-bench.ts';

interface Change extends Ketikan {
  before: string;
}

/** A set of values for each cell. */
const cellSets = () => {
  const sets = new Map<string, Set<string>>();
  const nameOf = ({ key, figure }: { key: string; figure: string }) => `${key} ${figure}`;
  return {
    of: (cell: { key: string; figure: string }) => sets.get(nameOf(cell)),
    put: (cell: { key: string; figure: string }, values: Iterable<string>) => sets.set(nameOf(cell), new Set(values)),
    add: (cell: { key: string; figure: string }, values: Iterable<string> = []) =>
      sets.set(nameOf(cell), new Set([...(sets.get(nameOf(cell)) ?? []), ...values])),
    drop: (cell: { key: string; figure: string }) => sets.delete(nameOf(cell)),
    clear: () => sets.clear(),
  };
};

/** Somebody who fills a sheet, and remembers what he typed last into each cell. */
export async function createPerson(rows: number) {
  const bench = await openBench();
  const locks = createLocks();
  let { tab, sheet } = bench;
  tab.kill();
  const keys = bench.keys.slice(0, rows);
  /** What a cell may hold. */
  const held = cellSets();
  /** What it may hold besides, where the tab dies before the device has what was typed last. */
  const before = cellSets();
  /** What the same officer has entered elsewhere since. */
  const desk = cellSets();
  /** What the server may have of a cell, where nothing is waiting for it: entered elsewhere, or given up when it was sent. */
  const elsewhereEver = cellSets();
  const everTyped = cellSets();
  /** Rows that were entered elsewhere or given up: their twins are no fault. */
  const touched = new Set<string>();
  let done: Change[][] = [];
  let undone: Change[][] = [];

  const at = (key: string): IsianRow => rowOf({ sheet }, key);
  const cellsOf = (key: string) => [ECERAN, GROSIR].map((figure) => ({ key, figure }));
  const mayType = ({ key }: Ketikan) => at(key).keadaan !== 'asing';
  const type = (cells: readonly Ketikan[]) => {
    for (const cell of cells) {
      before.add(cell, held.of(cell) ?? [at(cell.key).texts[cell.figure] ?? '']);
      before.add(cell, desk.of(cell));
      held.put(cell, [cell.text]);
      desk.drop(cell);
      // A cell that is blank or as it was once more says nothing new: what was entered elsewhere stands.
      const isAsBefore = cell.text === '' || everTyped.of(cell)?.has(cell.text);
      if (isAsBefore) desk.add(cell, elsewhereEver.of(cell));
      everTyped.add(cell, [cell.text]);
    }
  };
  /** A cell without what is another officer's. */
  const shownOf = ({ key, figure }: { key: string; figure: string }): string => {
    const { keadaan, texts } = at(key);
    return keadaan === 'asing' ? '' : (texts[figure] ?? '');
  };
  /** The texts that a cell offers: a row in conflict offers both versions. */
  const offeredBy = (cell: { key: string; figure: string }): string[] => {
    const { keadaan, conflict } = at(cell.key);
    const there = keadaan === 'bentrok' ? Reflect.get(conflict?.row ?? {}, cell.figure) : undefined;
    return [shownOf(cell), ...(there === undefined ? [] : [String(there)])];
  };
  /** All that was entered has reached the device. */
  const rest = async () => {
    await sheet.discard('tidak ada');
    before.clear();
  };
  const open = async () => {
    tab = phone.openTab();
    sheet = await bench.bench.open(tab, locks);
    await expect.poll(() => sheet.view().isRead, { interval: 2 }).toBe(true);
    [done, undone] = [[], []];
  };

  return {
    keys,
    at,
    offeredBy,
    open,
    rest,
    touched,
    filled: bench.bench.filled,
    keyOf: bench.bench.laporan.keyOf,
    sheet: () => sheet,
    tab: () => tab,
    mayHold: (cell: { key: string; figure: string }) =>
      held.of(cell) && [...(held.of(cell) ?? []), ...(desk.of(cell) ?? [])],
    reread: () => bench.bench.reread(sheet),
    async enter(cells: readonly Ketikan[], isHasty: boolean): Promise<void> {
      const some = cells.filter(mayType);
      const step = some.flatMap((cell) => {
        const shown = at(cell.key).texts[cell.figure] ?? '';
        return shown === cell.text ? [] : [{ ...cell, before: shown }];
      });
      if (step.length > 0) [done, undone] = [[...done, step], []];
      type(some);
      const stored = sheet.enter(cells);
      for (const { key, figure, text } of some) expect(at(key).texts[figure]).toBe(text);
      if (isHasty) return;
      expect(await stored).toBe(true);
      await rest();
    },
    goBack(isUndo: boolean): void {
      const act = isUndo ? sheet.view().undo : sheet.view().redo;
      const step = (isUndo ? done : undone).pop();
      expect(act !== null).toBe(step !== undefined);
      if (!act || !step) return;
      (isUndo ? undone : done).push(step);
      const wanted = step.map((change) => ({ ...change, text: isUndo ? change.before : change.text })).filter(mayType);
      act();
      // A row that the server has is not left blank by a step back.
      type(wanted.filter(({ key, figure, text }) => (at(key).texts[figure] ?? '') === text));
    },
    /** The tab is killed while it may be storing: of an entry all is there, or nothing. */
    async die(): Promise<void> {
      tab.kill();
      await open();
      for (const cell of keys.flatMap(cellsOf)) {
        const known = held.of(cell);
        const shown = shownOf(cell);
        if (!known) continue;
        const may = [...known, ...(before.of(cell) ?? []), ...(desk.of(cell) ?? [])];
        expect([may, offeredBy(cell).some((text) => may.includes(text)), cell]).toEqual([may, true, cell]);
        if (before.of(cell)) held.put(cell, [shown]);
      }
      before.clear();
    },
    /** A row is entered elsewhere, or changed there by its own officer. */
    async writeElsewhere(who: Caller, isOwn: boolean, key: string, harga: number): Promise<void> {
      const stored = (await bench.bench.filled()).find((row) => bench.bench.laporan.keyOf(row) === key);
      const change = { ...stored, [ECERAN]: harga, [GROSIR]: harga, _method: 'put' };
      if (stored && isOwn) await who.send('POST', `/harga-pangan/${stored.id}`, change);
      else if (!stored) await elsewhere(bench, who, key, harga);
      else return;
      touched.add(key);
      if (isOwn)
        for (const cell of cellsOf(key)) for (const sets of [desk, elsewhereEver]) sets.add(cell, [String(harga)]);
    },
    async discard(key: string): Promise<void> {
      await rest();
      if (!(await sheet.discard(key))) return;
      touched.add(key);
      // The server's row stands again, whatever of this one has reached it by now.
      for (const cell of cellsOf(key)) {
        held.drop(cell);
        elsewhereEver.add(cell, everTyped.of(cell));
        desk.add(cell, elsewhereEver.of(cell));
      }
    },
    /** All figures in doubt are meant. */
    answer: () => sheet.confirm(keys),
    async settle(): Promise<void> {
      await rest();
      const row = sheet.view().rows.find(({ conflict }) => conflict && conflict.twin?.isOwn !== false);
      if (!row || !(await sheet.settle(row.key, row.texts))) return;
      for (const cell of cellsOf(row.key)) held.put(cell, [row.texts[cell.figure] ?? '']);
    },
  };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;
