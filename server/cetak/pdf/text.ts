import { mixedHeight, writeMixed } from './mixed-text.ts';
import { type Look, newPage, type Paper, selectFont } from './paper.ts';
import { piecesOf, printable } from './printable.ts';
import { drawTagged } from './tags.ts';

/** The width of a text on one line, in points. */
export function widthOf(paper: Paper, text: string, look: Omit<Look, 'width'>): number {
  const key = `${look.isBold === true} ${look.size} ${text}`;
  const cachedWidth = paper.widths.get(key);
  const full = { ...look, width: paper.side.room };
  selectFont(paper, full);
  if (cachedWidth !== undefined) return cachedWidth;
  const width = piecesOf(printable(text)).reduce((sum, piece) => {
    const { width: _, ...options } = selectFont(paper, full, piece.font);
    return sum + paper.doc.widthOfString(piece.text, options);
  }, 0);
  paper.widths.set(key, width);
  return width;
}

const isMixed = (text: string): boolean => piecesOf(text).some(({ font }) => font > 0);

/** Single words measure a little wider than a whole line: a text that hardly fits may break. */
const SURELY_FITS = 0.97;

/** The height of a text within the look's width, in points. */
export function heightOf(paper: Paper, text: string, look: Look): number {
  const isOneLine = widthOf(paper, text, look) <= look.width * SURELY_FITS;
  const options = selectFont(paper, look);
  if (isOneLine) return paper.doc.currentLineHeight(true) + options.lineGap;
  const letters = printable(text);
  return isMixed(letters) ? mixedHeight(paper, letters, look) : paper.doc.heightOfString(letters, options);
}

/** Writes a text at a place, broken into lines of the look's width. */
export function write(paper: Paper, text: string, x: number, y: number, look: Look): void {
  const letters = printable(text);
  if (isMixed(letters)) writeMixed(paper, letters, x, y, look);
  else paper.doc.text(letters, x, y, selectFont(paper, look));
}

interface LineLook extends Omit<Look, 'width'> {
  gap?: number;
  tag?: 'H1' | 'H2' | 'P';
}

/** Writes a line at the paper's position, and moves on. */
export function writeLine(paper: Paper, text: string, { gap = 2, tag = 'P', ...rest }: LineLook): void {
  const full = { ...rest, width: paper.side.room };
  const height = heightOf(paper, text, full);
  if (paper.y + height > paper.side.bottom) newPage(paper);
  drawTagged(paper, tag, () => write(paper, text, paper.side.left, paper.y, full));
  paper.y += height + gap;
}
