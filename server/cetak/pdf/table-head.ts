import { type Box, type CellLook, cellHeight, drawFrame, writeCell } from './cell.ts';
import type { Column, Grid } from './grid.ts';
import { INK, type Paper } from './paper.ts';
import { drawArtifact, drawTagged, drawWithin } from './tags.ts';

/** Groups neighbours with the same title above them; others stay alone. */
function groupsOf(columns: readonly Column[]): Column[][] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last && column.kelompok !== null && last[0]?.kelompok === column.kelompok) last.push(column);
    else groups.push([column]);
  }
  return groups;
}

const headLook = ({ size, padY, padX }: Grid): CellLook => ({ size, padY, padX, isBold: true, align: 'center' });

function headHeights(paper: Paper, grid: Grid): [groups: number, titles: number] {
  const { columns } = grid;
  const look = headLook(grid);
  const isGrouped = columns.some(({ kelompok }) => kelompok !== null);
  const highest = (some: readonly Column[]) =>
    Math.max(0, ...some.map(({ judul, width }) => cellHeight(paper, judul, width, look)));
  const groups = isGrouped ? cellHeight(paper, 'X', paper.side.room, look) : 0;
  const single = highest(columns.filter(({ kelompok }) => kelompok === null)) - groups;
  return [groups, Math.max(single, highest(columns.filter(({ kelompok }) => kelompok !== null)))];
}

interface HeadCell {
  text: string;
  box: Box;
  colSpan?: number;
  rowSpan?: number;
}

/** The cells of the head, line by line. */
function headLines(paper: Paper, grid: Grid): { lines: HeadCell[][]; height: number } {
  const { y } = paper;
  const [above, below] = headHeights(paper, grid);
  const first: HeadCell[] = [];
  const second: HeadCell[] = [];
  for (const group of groupsOf(grid.columns)) {
    const [column] = group;
    if (!column) continue;
    const { x, width, judul, kelompok } = column;
    if (kelompok === null) {
      first.push({ text: judul, box: { x, y, width, height: above + below }, rowSpan: above > 0 ? 2 : 1 });
      continue;
    }
    const groupWidth = group.reduce((sum, one) => sum + one.width, 0);
    first.push({ text: kelompok, box: { x, y, width: groupWidth, height: above }, colSpan: group.length });
    for (const one of group) {
      second.push({ text: one.judul, box: { x: one.x, y: y + above, width: one.width, height: below } });
    }
  }
  return { lines: second.length > 0 ? [first, second] : [first], height: above + below };
}

/** Draws a table's head. A repeated one on a further page has no tags. */
export function drawHead(paper: Paper, grid: Grid, isRepeated: boolean): void {
  if (isRepeated) {
    drawArtifact(paper, () => drawHead(paper, grid, false));
    return;
  }
  const { lines, height } = headLines(paper, grid);
  const look = headLook(grid);
  drawArtifact(paper, () => {
    paper.doc.rect(paper.side.left, paper.y, paper.side.room, height).fill(INK.head);
    for (const { box } of lines.flat()) drawFrame(paper, box);
  });
  for (const line of lines) {
    drawWithin(paper, 'TR', () => {
      for (const { text, box, ...spans } of line) {
        drawTagged(paper, 'TH', () => writeCell(paper, text, box, look), { scope: 'Column', ...spans });
      }
    });
  }
  paper.y += height;
}
