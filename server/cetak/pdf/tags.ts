import type { Paper } from './paper.ts';

/** Kinds of parts of a document for screen readers (ISO 32000-2, 14.8.4). */
type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody';

interface About {
  /** The text alternative of a picture. */
  alt?: string;
  /** The cells that a head describes. */
  scope?: 'Column' | 'Row';
  colSpan?: number;
  rowSpan?: number;
}

function elementOf({ doc }: Paper, tag: Tag, { alt, ...cell }: About, draw?: () => void): PDFKit.PDFStructureElement {
  const element = doc.struct(tag, { ...(alt && { alt }) }, draw);
  const { scope, colSpan = 1, rowSpan = 1 } = cell;
  if (scope || colSpan > 1 || rowSpan > 1) {
    element.dictionary.data['A'] = {
      ...{ O: 'Table', ...(scope && { Scope: scope }) },
      ...(colSpan > 1 && { ColSpan: colSpan }),
      ...(rowSpan > 1 && { RowSpan: rowSpan }),
    };
  }
  return element;
}

/** Draws without a tag of its own: the marks belong to the tag around them. */
function drawUntagged(paper: Paper, draw: () => void): void {
  const { part } = paper;
  paper.part = null;
  draw();
  paper.part = part;
}

/** Draws a part of the document on one page. */
export function drawTagged(paper: Paper, tag: Tag, draw: () => void, about: About = {}): void {
  const { part } = paper;
  if (!part) draw();
  else part.add(elementOf(paper, tag, about, () => drawUntagged(paper, draw)));
}

/** Draws a part that holds others, and may go on over pages. */
export function drawWithin(paper: Paper, tag: Tag, draw: () => void): void {
  const { part } = paper;
  if (!part) {
    draw();
    return;
  }
  const element = elementOf(paper, tag, {});
  part.add(element);
  paper.part = element;
  draw();
  paper.part = part;
  element.end();
}

/** Draws a part without meaning for screen readers: lines, grounds, repeated heads. */
export function drawArtifact(paper: Paper, draw: () => void): void {
  if (!paper.part) {
    draw();
    return;
  }
  paper.doc.markContent('Artifact', { type: 'Layout' });
  drawUntagged(paper, draw);
  paper.doc.endMarkedContent();
}
