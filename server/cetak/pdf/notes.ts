import { INK, type Paper } from './paper.ts';
import { heightOf, writeLine } from './text.ts';

const NOTE = { size: 8, color: INK.quiet };
const ABOVE = 6;
const GAP = 2;

/** The height of the lines below a table, in points. */
export const notesHeight = (paper: Paper, notes: readonly string[]): number =>
  notes.reduce((sum, text) => sum + heightOf(paper, text, { ...NOTE, width: paper.side.room }) + GAP, ABOVE);

/** The lines below a table. */
export function drawNotes(paper: Paper, notes: readonly string[]): void {
  paper.y += ABOVE;
  for (const text of notes) writeLine(paper, text, { ...NOTE, gap: GAP });
}
