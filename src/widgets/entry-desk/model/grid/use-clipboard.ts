import { type ClipboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Figure, IsianRow } from '@/entities/laporan';
import {
  type BlockPlan,
  type BlockSheet,
  type PlacedBlock,
  placeBlock,
  planBlock,
  readBlock,
  type UnreadLine,
  writeBlock,
} from '@/shared/lib/figures';
import type { Cell } from './cells';
import { pasteTold, type Told } from './paste-told';
import type { Sheet } from './sheet';

/** A block of which it is not certain what its columns are. */
export interface AskedPaste {
  plan: BlockPlan;
  sheet: BlockSheet;
  unread: readonly UnreadLine[];
  /** The place where it was pasted. */
  cell: Cell | null;
}

interface ClipboardOf {
  figures: readonly Figure[];
  /** The rows on screen. */
  rows: readonly IsianRow[];
  all: readonly IsianRow[];
  /** The sub-district, or the whole regency. */
  tempat: string;
  onTold: (told: Told) => void;
}

/** Copies the selection out as spreadsheets take it, and takes blocks in; asks first where their columns are not certain. */
export function useClipboard(sheet: Sheet, { figures, rows, all, tempat, onTold }: ClipboardOf) {
  const [asked, setAsked] = useState<AskedPaste | null>(null);

  const copy = (event: ClipboardEvent): boolean => {
    if (sheet.isEditing() || !isCell(event.target)) return false;
    const cells = sheet.selected().map((line) => line.map(({ row, figure }) => row.texts[figure] ?? ''));
    event.clipboardData.setData('text/plain', writeBlock(cells));
    event.preventDefault();
    return true;
  };

  const take = (placed: PlacedBlock, unread: readonly UnreadLine[]) => {
    const foreign = new Set(all.filter(({ keadaan }) => keadaan === 'asing').map(({ key }) => key));
    const own = placed.typed.filter(({ key }) => !foreign.has(key));
    sheet.cells.enter(own.map(({ key, figure, text }) => ({ key, figure, text })));
    const counts = { filled: own.length, foreign: placed.typed.length - own.length };
    onTold(pasteTold({ ...counts, ignored: placed.ignored, unread }));
  };

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (sheet.isEditing() || !isCell(event.target) || text.trim() === '') return;
    event.preventDefault();
    sheet.commit();
    const columns = figures.map((figure) => ({
      figure: figure.name,
      names: [figure.label, ...(figure.header ? [figure.header] : [])],
      kind: figure.kind,
      unit: figure.unit ?? figure.prefix,
    }));
    const { lines, unread, isList } = readBlock(text, columns);
    const selected = sheet.selected();
    const [first] = selected;
    // One figure for all that is selected, as spreadsheets do.
    if (lines.length === 1 && lines[0]?.length === 1 && (selected.length > 1 || (first?.length ?? 0) > 1)) {
      sheet.cells.fill(sheet.now.get(), lines[0][0] ?? '');
      return;
    }
    const isShown = new Set(rows);
    const into: BlockSheet = {
      // Names are looked up among all rows: a hidden one must not give its name to another.
      rows: [...rows, ...all.filter((row) => !isShown.has(row))].map(({ key, nama }) => ({ key, nama })),
      shown: rows.length,
      columns,
      at: sheet.corner(),
      tempat,
    };
    const plan = planBlock(lines, into, isList);
    if (plan.doubt === null) return take(placeBlock(plan, into, plan.targets), unread);
    const { key, figure } = sheet.now.get() ?? {};
    const cell = key !== undefined && figure !== undefined ? { key, figure } : null;
    // Keys that are typed until the question stands there go nowhere.
    event.target.blur();
    return flushSync(() => setAsked({ plan, sheet: into, unread, cell }));
  };

  return {
    asked,
    confirm: (placed: PlacedBlock) => {
      setAsked(null);
      take(placed, asked?.unread ?? []);
    },
    cancel: () => setAsked(null),
    handlers: {
      onCopy: (event: ClipboardEvent) => void copy(event),
      onCut: (event: ClipboardEvent) => {
        if (copy(event)) sheet.cells.fill(sheet.now.get(), '');
      },
      onPaste: paste,
    },
  };
}

const isCell = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && 'figur' in target.dataset;
