import { mixedHeight, writeMixed } from './mixed-text.ts';
import { type Look, newPage, type Paper, ready } from './paper.ts';
import { piecesOf, printable } from './printable.ts';
import { drawTagged } from './tags.ts';

/** The width of a text on one line, in points. */
export function widthOf(paper: Paper, text: string, look: Omit<Look, 'width'>): number {
  const key = `${look.isBold === true} ${look.size} ${text}`;
  const known = paper.widths.get(key);
  const full = { ...look, width: paper.side.room };
  ready(paper, full);
  if (known !== undefined) return known;
  const width = piecesOf(printable(text)).reduce((sum, piece) => {
    const { width: _, ...options } = ready(paper, full, piece.font);
    return sum + paper.doc.widthOfString(piece.text, options);
  }, 0);
  paper.widths.set(key, width);
  return width;
}

const isMixed = (text: string): boolean => piecesOf(text).some(({ font }) => font > 0);

/** Words are a little wider one by one than together: a text that hardly fits on a line may be broken. */
const SURELY_FITS = 0.97;

/** The height of a text, in points, when its lines are no wider than the look's width. */
export function heightOf(paper: Paper, text: string, look: Look): number {
  const isOneLine = widthOf(paper, text, look) <= look.width * SURELY_FITS;
  const options = ready(paper, look);
  if (isOneLine) return paper.doc.currentLineHeight(true) + options.lineGap;
  const letters = printable(text);
  return isMixed(letters) ? mixedHeight(paper, letters, look) : paper.doc.heightOfString(letters, options);
}

/** Writes a text at a place, broken into lines where it is wider than it may be. */
export function write(paper: Paper, text: string, x: number, y: number, look: Look): void {
  const letters = printable(text);
  if (isMixed(letters)) writeMixed(paper, letters, x, y, look);
  else paper.doc.text(letters, x, y, ready(paper, look));
}

interface LineLook extends Omit<Look, 'width'> {
  gap?: number;
  tag?: 'H1' | 'H2' | 'P';
}

/** Writes a line of its own below what is written, and moves on. */
export function writeLine(paper: Paper, text: string, { gap = 2, tag = 'P', ...rest }: LineLook): void {
  const full = { ...rest, width: paper.side.room };
  const height = heightOf(paper, text, full);
  if (paper.y + height > paper.side.bottom) newPage(paper);
  drawTagged(paper, tag, () => write(paper, text, paper.side.left, paper.y, full));
  paper.y += height + gap;
}
