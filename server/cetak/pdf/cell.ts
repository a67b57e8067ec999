import { INK, type Paper } from './paper.ts';
import { heightOf, write } from './text.ts';

export interface CellLook {
  size: number;
  padY: number;
  padX: number;
  /** Extra space on the left, beside `padX`. */
  indent?: number;
  isBold?: boolean;
  align: 'left' | 'center' | 'right';
  color?: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const innerWidth = (width: number, { padX, indent = 0 }: CellLook) => width - 2 * padX - indent;

export const cellHeight = (paper: Paper, text: string, width: number, look: CellLook): number =>
  heightOf(paper, text, { ...look, width: innerWidth(width, look) }) + 2 * look.padY;

/** Draws the lines around a cell. */
export function drawFrame({ doc }: Paper, { x, y, width, height }: Box): void {
  doc.rect(x, y, width, height).lineWidth(0.5).strokeColor(INK.line).stroke();
}

/** Writes a cell's text. */
export function writeCell(paper: Paper, text: string, box: Box, look: CellLook): void {
  if (text === '') return;
  const { x, width, height } = box;
  const above = look.align === 'center' ? (height - cellHeight(paper, text, width, look)) / 2 : 0;
  const place = [x + look.padX + (look.indent ?? 0), box.y + above + look.padY] as const;
  write(paper, text, ...place, { ...look, width: innerWidth(width, look) });
}
