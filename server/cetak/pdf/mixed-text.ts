import { type Look, type Paper, selectFont } from './paper.ts';
import { type Piece, piecesOf } from './printable.ts';

/** A word, or as much of one as fits on a line. */
interface Word {
  pieces: Piece[];
  width: number;
}

const widthOfPieces = (paper: Paper, pieces: readonly Piece[], look: Look): number =>
  pieces.reduce((sum, { text, font }) => sum + paper.doc.widthOfString(text, selectFont(paper, look, font)), 0);

function wordOf(paper: Paper, text: string, look: Look): Word {
  const pieces = piecesOf(text);
  return { pieces, width: widthOfPieces(paper, pieces, look) };
}

/** Splits a word into parts that fit on a line. */
function breakWord(paper: Paper, text: string, look: Look): Word[] {
  const whole = wordOf(paper, text, look);
  const letters = [...text];
  if (whole.width <= look.width || letters.length < 2) return [whole];
  const half = Math.ceil(letters.length / 2);
  const parts = [letters.slice(0, half), letters.slice(half)];
  return parts.flatMap((part) => breakWord(paper, part.join(''), look));
}

/** Breaks a text into lines that fit the look's width. */
function linesOf(paper: Paper, text: string, look: Look): { space: number; lines: Word[][] } {
  const { wordSpacing } = selectFont(paper, look, 0);
  const space = paper.doc.widthOfString(' ') + wordSpacing;
  const lines: Word[][] = [[]];
  let width = 0;
  for (const word of text.split(' ').flatMap((one) => breakWord(paper, one, look))) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && width + space + word.width > look.width) {
      lines.push([word]);
      width = word.width;
    } else {
      width += (line.length > 0 ? space : 0) + word.width;
      line.push(word);
    }
  }
  return { space, lines };
}

const lineHeight = (paper: Paper, look: Look): number => {
  const { lineGap } = selectFont(paper, look, 0);
  return paper.doc.currentLineHeight(true) + lineGap;
};

/** The height of a text in several fonts, in points. */
export const mixedHeight = (paper: Paper, text: string, look: Look): number =>
  linesOf(paper, text, look).lines.length * lineHeight(paper, look);

const SHARE = { left: 0, center: 0.5, right: 1 } as const;

/** Writes a text in several fonts: pdfkit breaks lines of one font alone. */
export function writeMixed(paper: Paper, text: string, x: number, y: number, look: Look): void {
  const { doc } = paper;
  const { space, lines } = linesOf(paper, text, look);
  const height = lineHeight(paper, look);
  lines.forEach((line, at) => {
    const width = line.reduce((sum, word) => sum + word.width, space * (line.length - 1));
    let from = x + Math.max(0, look.width - width) * SHARE[look.align ?? 'left'];
    for (const { pieces } of line) {
      for (const { text: part, font } of pieces) {
        // Pieces of all fonts stand on the first font's baseline.
        selectFont(paper, look, 0);
        const base = y + at * height + ascentOf(doc);
        const { features } = selectFont(paper, look, font);
        doc.text(part, from, base, { features, lineBreak: false, baseline: 'alphabetic' });
        from += doc.widthOfString(part, { features });
      }
      from += space;
    }
  });
}

/** The height of the font's letters above their baseline, in points. */
const ascentOf = ({ _font, _fontSize }: PDFKit.PDFDocument): number => (_font.ascender / 1000) * _fontSize;
