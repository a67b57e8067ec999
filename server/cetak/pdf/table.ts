import type { Baris, IsiKolom, Kolom, Lembar } from '#contract/summaries/cetakan.ts';
import { BELUM, tulisSel } from '#contract/summaries/tulis-cetakan.ts';
import { heightOf, INK, newPage, type Paper, SIDE, WIDTH, widthOf, write } from './paper.ts';

const PAD_X = 4;

/** So many columns stand closer together, and their words below one another. */
const MANY_COLUMNS = 13;
const isTight = ({ kolom }: Pick<Lembar, 'kolom'>): boolean => kolom.length > MANY_COLUMNS;

interface Column {
  x: number;
  width: number;
  isi: IsiKolom;
  judul: string;
  kelompok: string | null;
}

interface Grid {
  columns: Column[];
  size: number;
  /** Above and below a text, and beside it. */
  padY: number;
  padX: number;
}

const NO = 24;
/** A place has at most so many rows for which there is room to spare on its page; 36 commodities fit more tightly. */
const FEW_ROWS = 26;
const FEW_COLUMNS = 8;

function looksOf({ kolom, baris }: Lembar): Pick<Grid, 'size' | 'padY' | 'padX'> {
  const padX = isTight({ kolom }) ? PAD_X / 2 : PAD_X;
  if (baris.length > FEW_ROWS) return { size: kolom.length > FEW_COLUMNS ? 7 : 7.5, padY: 0.9, padX };
  return { size: kolom.length > FEW_COLUMNS ? 7 : 8.5, padY: 3, padX };
}

/** How far a column takes part in what is left over: names the most. */
function shareOf({ isi }: Kolom, at: number): number {
  if (isi !== 'teks') return 1;
  return at === 0 ? 3.5 : 1.2;
}

/** Names are given a line of their own up to this width. */
const LONG_NAME = 110;

/** Places of the columns: each as wide as the longest word above it and as usual names in it, the rest shared. */
function gridOf(paper: Paper, lembar: Lembar): Grid {
  const { kolom, baris, jumlah } = lembar;
  const looks = looksOf(lembar);
  const wide = (text: string) => widthOf(paper, text, { size: looks.size, isBold: true });
  const rows = [...baris.map(({ sel }) => sel), ...(jumlah ? [jumlah] : [])];
  const least = kolom.map(({ judul, isi }, at) => {
    const texts = rows.map((sel) => tulisSel(isi, sel[at] ?? null));
    const isBroken = isi === 'teks' && at > 0 && isTight(lembar);
    const cells = (isBroken ? texts.flatMap((text) => text.split(' ')) : texts).map(wide);
    const own = isi === 'teks' ? cells.map((width) => Math.min(LONG_NAME, width)) : cells;
    return Math.max(...judul.split(' ').map(wide), ...own) + 2 * looks.padX + 1;
  });
  const room = WIDTH - NO;
  const taken = least.reduce((sum, width) => sum + width, 0);
  const shares = kolom.map(shareOf);
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x: number = SIDE.left + NO;
  const columns = kolom.map((one, at) => {
    const own = least[at] ?? 0;
    const width = taken > room ? (own * room) / taken : own + ((room - taken) * (shares[at] ?? 0)) / all;
    const column = { ...one, x, width };
    x += width;
    return column;
  });
  const no = { x: SIDE.left, width: NO, isi: 'bilangan', judul: 'No.', kelompok: null } as const;
  return { ...looks, columns: [no, ...columns] };
}

interface CellLook {
  size: number;
  padY: number;
  padX: number;
  isBold?: boolean;
  align: 'left' | 'center' | 'right';
  color?: string;
}

const inner = (width: number, padX: number) => width - 2 * padX;

const cellHeight = (paper: Paper, text: string, width: number, look: CellLook) =>
  heightOf(paper, text, { ...look, width: inner(width, look.padX) }) + 2 * look.padY;

function drawCell(
  paper: Paper,
  text: string,
  box: { x: number; y: number; width: number; height: number },
  look: CellLook,
) {
  paper.doc.rect(box.x, box.y, box.width, box.height).lineWidth(0.5).strokeColor(INK.line).stroke();
  const height = cellHeight(paper, text, box.width, look);
  const y = look.align === 'center' ? box.y + (box.height - height) / 2 : box.y;
  if (text !== '')
    write(paper, text, box.x + look.padX, y + look.padY, { ...look, width: inner(box.width, look.padX) });
}

/** Neighbours with the same title above them, as one; others alone. */
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
  const groups = isGrouped ? cellHeight(paper, 'X', WIDTH, look) : 0;
  const single = highest(columns.filter(({ kelompok }) => kelompok === null)) - groups;
  return [groups, Math.max(single, highest(columns.filter(({ kelompok }) => kelompok !== null)))];
}

function drawHead(paper: Paper, grid: Grid): void {
  const { doc, y } = paper;
  const look = headLook(grid);
  const [above, below] = headHeights(paper, grid);
  doc.rect(SIDE.left, y, WIDTH, above + below).fill(INK.head);
  for (const group of groupsOf(grid.columns)) {
    const [first] = group;
    if (!first) continue;
    const { x, width, judul, kelompok } = first;
    if (kelompok === null) {
      drawCell(paper, judul, { x, y, width, height: above + below }, look);
      continue;
    }
    const whole = group.reduce((sum, column) => sum + column.width, 0);
    drawCell(paper, kelompok, { x, y, width: whole, height: above }, look);
    for (const column of group) {
      drawCell(paper, column.judul, { x: column.x, y: y + above, width: column.width, height: below }, look);
    }
  }
  paper.y = y + above + below;
}

const alignOf = (isi: IsiKolom): CellLook['align'] => (isi === 'teks' ? 'left' : 'right');

/** What of a row is written: its cells, or names alone and that the rest is not reported. */
function piecesOf({ columns }: Grid, no: string, { sel, dilaporkan }: Baris) {
  const cells = columns.map(({ isi, x, width }, at) => ({
    ...{ x, width, align: alignOf(isi) },
    text: at === 0 ? no : tulisSel(isi, sel[at - 1] ?? null),
  }));
  if (dilaporkan) return cells;
  const gap = columns.findIndex(({ isi }, at) => at > 0 && isi !== 'teks');
  const first = cells[gap];
  if (!first) return cells;
  const width = cells.slice(gap).reduce((sum, cell) => sum + cell.width, 0);
  return [...cells.slice(0, gap), { x: first.x, width, align: alignOf('teks'), text: BELUM }];
}

/** So many rows stand above the signature, wherever the page ends. */
const WITH_TAIL = 3;

interface Around {
  /** Writes what a further page begins with. */
  onTop: () => void;
  /** How high that is which must not stand alone on a page: notes and signature. */
  tail: number;
}

/** Draws the table; on each further page its head stands again. */
export function drawTable(paper: Paper, lembar: Lembar, { onTop, tail }: Around): void {
  const grid = gridOf(paper, lembar);
  const rows = lembar.baris.map((row, at) => ({ no: String(at + 1), row, isBold: false }));
  if (lembar.jumlah) rows.push({ no: '', row: { sel: lembar.jumlah, dilaporkan: true }, isBold: true });
  const measured = rows.map(({ no, row, isBold }) => {
    const pieces = piecesOf(grid, no, row).map((piece) => ({
      ...piece,
      look: { ...looksOf(lembar), isBold, align: piece.align, color: row.dilaporkan ? INK.text : INK.quiet },
    }));
    return { pieces, height: Math.max(...pieces.map(({ text, width, look }) => cellHeight(paper, text, width, look))) };
  });
  drawHead(paper, grid);
  for (const [at, { pieces, height }] of measured.entries()) {
    const isLast = at === Math.max(0, measured.length - WITH_TAIL);
    const needed = isLast ? measured.slice(at).reduce((sum, row) => sum + row.height, tail) : height;
    if (paper.y + needed > SIDE.bottom && at > 0) {
      newPage(paper);
      onTop();
      drawHead(paper, grid);
    }
    for (const { text, x, width, look } of pieces) drawCell(paper, text, { x, y: paper.y, width, height }, look);
    paper.y += height;
  }
}
