import PDFDocument from 'pdfkit';
import fonts from './fonts.json' with { type: 'json' };
import { printable } from './printable.ts';

/** A4 in points, and what of it is printed on. */
export const SIDE = { width: 595.28, height: 841.89, left: 45, right: 550.28, top: 36, bottom: 796 } as const;
export const WIDTH = SIDE.right - SIDE.left;

export const INK = { text: '#1a1a1a', quiet: '#555555', line: '#8a8a8a', head: '#ececec' } as const;

interface Look {
  width: number;
  size?: number;
  isBold?: boolean;
  align?: 'left' | 'center' | 'right';
  color?: string;
}

/** A document under way, and how far down its page is written. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  y: number;
  /** Of texts that were measured: names and figures come again on every sheet. */
  widths: Map<string, number>;
}

/** Figures of one width, so that they stand below each other. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

const decoded = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export function openPaper(info: PDFKit.DocumentInfo): Paper {
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true, font: '' },
    ...{ lang: 'id-ID', displayTitle: true, pdfVersion: '1.7', info },
  });
  doc.registerFont('biasa', decoded(fonts.biasa));
  doc.registerFont('tebal', decoded(fonts.tebal));
  return { doc, y: SIDE.top, widths: new Map() };
}

export function newPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = SIDE.top;
}

/** The letters' own space is narrow for a text this small; in parts of the letters' size. */
const BETWEEN_WORDS = 0.08;

function ready({ doc }: Paper, { width, size = 9, isBold = false, align = 'left', color = INK.text }: Look) {
  doc.font(isBold ? 'tebal' : 'biasa', size).fillColor(color);
  return { width, align, features: FEATURES, lineGap: 1, wordSpacing: BETWEEN_WORDS * size };
}

/** How wide a text is on one line. */
export function widthOf(paper: Paper, text: string, look: Omit<Look, 'width'>): number {
  const key = `${look.isBold === true} ${look.size} ${text}`;
  const known = paper.widths.get(key);
  const { width: _, ...options } = ready(paper, { ...look, width: WIDTH });
  if (known !== undefined) return known;
  const width = paper.doc.widthOfString(printable(text), options);
  paper.widths.set(key, width);
  return width;
}

/** Words are a little wider one by one than together: a text that hardly fits on a line may be broken. */
const SURELY_FITS = 0.97;

/** How high a text is when its lines are no wider than this. */
export function heightOf(paper: Paper, text: string, look: Look): number {
  if (widthOf(paper, text, look) <= look.width * SURELY_FITS) return paper.doc.currentLineHeight(true) + 1;
  return paper.doc.heightOfString(printable(text), ready(paper, look));
}

/** Writes a text at a place, broken into lines where it is wider than it may be. */
export function write(paper: Paper, text: string, x: number, y: number, look: Look): void {
  const options = ready(paper, look);
  paper.doc.text(printable(text), x, y, options);
}

/** Writes a line of its own below what is written, and moves on. */
export function writeLine(paper: Paper, text: string, look: Omit<Look, 'width'> & { gap?: number }): void {
  const { gap = 2, ...rest } = look;
  const full = { ...rest, width: WIDTH };
  const height = heightOf(paper, text, full);
  if (paper.y + height > SIDE.bottom) newPage(paper);
  write(paper, text, SIDE.left, paper.y, full);
  paper.y += height + gap;
}

/** The finished document. */
export async function closePaper({ doc }: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await ended;
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
