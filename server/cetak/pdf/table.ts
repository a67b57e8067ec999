import type { Baris, IsiKolom, Lembar } from '#contract/summaries/cetakan.ts';
import { BELUM, tulisSel } from '#contract/summaries/tulis-cetakan.ts';
import { type CellLook, cellHeight, drawFrame, writeCell } from './cell.ts';
import { type Grid, gridOf, looksOf } from './grid.ts';
import { INK, newPage, type Paper } from './paper.ts';
import { drawHead } from './table-head.ts';
import { drawArtifact, drawTagged, drawWithin } from './tags.ts';

const alignOf = (isi: IsiKolom): CellLook['align'] => (isi === 'teks' ? 'left' : 'right');

/** What of a row is written: its cells, or names alone and that the rest is not reported. */
function piecesOf({ columns }: Grid, no: string, { sel, dilaporkan }: Baris) {
  const cells = columns.map(({ isi, x, width, indent }, at) => ({
    ...{ x, width, indent, align: alignOf(isi), colSpan: 1 },
    text: at === 0 ? no : tulisSel(isi, sel[at - 1] ?? null),
  }));
  if (dilaporkan) return cells;
  const gap = columns.findIndex(({ isi }, at) => at > 0 && isi !== 'teks');
  const first = cells[gap];
  if (!first) return cells;
  const width = cells.slice(gap).reduce((sum, cell) => sum + cell.width, 0);
  return [
    ...cells.slice(0, gap),
    { x: first.x, width, indent: 0, align: alignOf('teks'), colSpan: cells.length - gap, text: BELUM },
  ];
}

/** A cell with its place. */
interface Piece {
  text: string;
  x: number;
  width: number;
  colSpan: number;
  look: CellLook;
}

/** Rows that stay together with the signature on its page. */
const WITH_TAIL = 3;

interface Around {
  /** Writes what a further page begins with. */
  onTop: () => void;
  /** How high that is which must not stand alone on a page: notes and signature. */
  tail: number;
}

/** Draws the table; on each further page its head stands again. */
export function drawTable(paper: Paper, lembar: Lembar, around: Around): void {
  drawWithin(paper, 'Table', () => drawRows(paper, lembar, around));
}

function drawRows(paper: Paper, lembar: Lembar, { onTop, tail }: Around): void {
  const grid = gridOf(paper, lembar);
  const looks = looksOf(lembar);
  const rows = lembar.baris.map((row, at) => ({ no: String(at + 1), row, isBold: false }));
  if (lembar.jumlah) rows.push({ no: '', row: { sel: lembar.jumlah, dilaporkan: true }, isBold: true });
  const measured = rows.map(({ no, row, isBold }) => {
    const pieces = piecesOf(grid, no, row).map(({ align, indent, ...piece }) => ({
      ...piece,
      look: { ...looks, isBold, align, indent, color: row.dilaporkan ? INK.text : INK.quiet },
    }));
    return { pieces, height: Math.max(...pieces.map(({ text, width, look }) => cellHeight(paper, text, width, look))) };
  });
  drawHead(paper, grid, false);
  for (const [at, { pieces, height }] of measured.entries()) {
    const isLast = at === Math.max(0, measured.length - WITH_TAIL);
    const needed = isLast ? measured.slice(at).reduce((sum, row) => sum + row.height, tail) : height;
    if (paper.y + needed > paper.side.bottom && at > 0) {
      newPage(paper);
      onTop();
      drawHead(paper, grid, true);
    }
    drawRow(paper, pieces, height);
    paper.y += height;
  }
}

/** The column of the row headers, after the numbers. */
const NAME = 1;

function drawRow(paper: Paper, pieces: readonly Piece[], height: number): void {
  const { y } = paper;
  drawArtifact(paper, () => {
    for (const { x, width } of pieces) drawFrame(paper, { x, y, width, height });
  });
  drawWithin(paper, 'TR', () => {
    for (const [at, { text, x, width, look, colSpan }] of pieces.entries()) {
      const draw = () => writeCell(paper, text, { x, y, width, height }, look);
      if (at === NAME) drawTagged(paper, 'TH', draw, { scope: 'Row', colSpan });
      else drawTagged(paper, 'TD', draw, { colSpan });
    }
  });
}
