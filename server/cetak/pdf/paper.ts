import PDFDocument from 'pdfkit';
import type { UkuranKertas } from '#contract/limits.ts';
import fonts from './fonts.json' with { type: 'json' };
import { packPdf } from './pack.ts';

declare global {
  namespace PDFKit {
    /** Fields that the types of pdfkit leave out. */
    interface PDFDocument {
      _font: { ascender: number };
      _fontSize: number;
    }
    interface PDFStructureElement {
      dictionary: { data: Record<string, unknown> };
    }
  }
}

/** A page in points: its size, the edges of the print area, and the width between them. */
interface Side {
  size: [width: number, height: number];
  left: number;
  right: number;
  top: number;
  bottom: number;
  room: number;
}

const sideOf = (width: number, height: number): Side => ({
  ...{ size: [width, height], left: 45, right: width - 45, top: 36, bottom: height - 45.89, room: width - 90 },
});

const SIDES: Readonly<Record<UkuranKertas, Side>> = {
  A4: sideOf(595.28, 841.89),
  F4: sideOf(609.45, 935.43),
};

export const INK = { text: '#1a1a1a', quiet: '#555555', line: '#8a8a8a', head: '#ececec' } as const;

export interface Look {
  width: number;
  size?: number;
  isBold?: boolean;
  align?: 'left' | 'center' | 'right';
  color?: string;
}

/** A document under way, and how far down its page is written. */
export interface Paper {
  doc: PDFKit.PDFDocument;
  side: Side;
  y: number;
  /** Of texts that were measured: names and figures come again on every sheet. */
  widths: Map<string, number>;
  /** The open structure element; null while an untagged or innermost part is drawn. */
  part: PDFKit.PDFStructureElement | null;
  /** Names of the fonts that are in use. */
  fonts: Set<string>;
}

/** Figures of one width, so that they stand below each other. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

const decodeBase64 = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Marks the file as accessible (ISO 14289-1). Cast: the types of pdfkit lack this subset. */
const UA = { subset: 'PDF/UA' as PDFKit.Mixins.PDFSubsets };

/** @param isTagged false leaves out the tags, which take some hundred bytes for each cell */
export function openPaper(kertas: UkuranKertas, info: PDFKit.DocumentInfo, isTagged = true): Paper {
  const side = SIDES[kertas];
  const doc = new PDFDocument({
    ...{ size: side.size, margin: 0, autoFirstPage: false, bufferPages: true, font: '' },
    ...{ lang: 'id-ID', displayTitle: true, pdfVersion: '1.7', info, tagged: isTagged, ...(isTagged && UA) },
  });
  const part = isTagged ? doc.struct('Document') : null;
  if (part) doc.addStructure(part);
  return { doc, side, part, y: side.top, widths: new Map(), fonts: new Set() };
}

export function newPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = paper.side.top;
}

/** The name of a font, unpacked at its first use. */
function fontOf({ doc, fonts: registry }: Paper, isBold: boolean, at: number): string {
  const own = isBold ? fonts.tebal : fonts.biasa;
  const name = `${at < own.length && isBold ? 'tebal' : 'biasa'} ${at}`;
  const font = own[at] ?? fonts.lain[at - own.length];
  if (font && !registry.has(name)) {
    doc.registerFont(name, decodeBase64(font.data));
    registry.add(name);
  }
  return name;
}

/** The letters' own space is narrow for a text this small; in parts of the letters' size. */
const BETWEEN_WORDS = 0.08;

/** Selects a font of the chain with size and colour, and returns the options for its text. */
export function selectFont(paper: Paper, look: Look, font = 0) {
  const { width, size = 9, isBold = false, align = 'left', color = INK.text } = look;
  paper.doc.font(fontOf(paper, isBold, font), size).fillColor(color);
  return { width, align, features: FEATURES, lineGap: 1, wordSpacing: BETWEEN_WORDS * size };
}

/** The finished document. */
export async function closePaper({ doc, part }: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  part?.end();
  doc.end();
  await ended;
  return packPdf(new Uint8Array(await new Blob(pieces).arrayBuffer()));
}
