import type { ClipboardEvent } from 'react';
import type { Figure, IsianRow } from '@/entities/laporan';
import { placeBlock, readBlock, writeBlock } from '@/shared/lib/figures';
import { pasteTold, type Told } from './paste-told';
import type { Sheet } from './sheet';

/** Copies the selection out as spreadsheets take it, and takes blocks in. */
export function useClipboard(
  sheet: Sheet,
  figures: readonly Figure[],
  rows: readonly IsianRow[],
  onTold: (told: Told) => void,
) {
  const copy = (event: ClipboardEvent): boolean => {
    if (sheet.isEditing() || !isCell(event.target)) return false;
    const cells = sheet.selected().map((line) => line.map(({ row, figure }) => row.texts[figure] ?? ''));
    event.clipboardData.setData('text/plain', writeBlock(cells));
    event.preventDefault();
    return true;
  };

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (sheet.isEditing() || !isCell(event.target) || text.trim() === '') return;
    event.preventDefault();
    sheet.commit();
    const cells = readBlock(text);
    const selected = sheet.selected();
    const [first] = selected;
    // One figure for all that is selected, as spreadsheets do.
    if (cells.length === 1 && cells[0]?.length === 1 && (selected.length > 1 || (first?.length ?? 0) > 1)) {
      sheet.cells.fill(sheet.now.get(), cells[0][0] ?? '');
      return;
    }
    const placed = placeBlock(cells, {
      rows: rows.map(({ key, nama }) => ({ key, nama })),
      columns: figures.map((figure) => ({
        figure: figure.name,
        names: [figure.label, ...(figure.header ? [figure.header] : [])],
        kind: figure.kind,
        unit: figure.unit ?? figure.prefix,
      })),
      at: sheet.corner(),
    });
    const foreign = new Set(rows.filter(({ keadaan }) => keadaan === 'asing').map(({ key }) => key));
    const own = placed.typed.filter(({ key }) => !foreign.has(key));
    sheet.cells.enter(own);
    onTold(pasteTold(own.length, placed, placed.typed.length - own.length));
  };

  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) sheet.cells.fill(sheet.now.get(), '');
    },
    onPaste: paste,
  };
}

const isCell = (target: EventTarget): boolean => target instanceof HTMLInputElement && 'figur' in target.dataset;
