import type { Cetakan, Lembar } from '#contract/summaries/cetakan.ts';
import { tulisDicetak } from '#contract/summaries/tulis-cetakan.ts';
import { othersFirst } from '../../http/file/answer-file.ts';
import { asAddress } from '../../http/file/as-address.ts';
import { drawContinued, drawLetterhead, drawSignature, infoOf, signatureHeight } from './letterhead.ts';
import { drawNotes, notesHeight } from './notes.ts';
import { closePaper, INK, newPage, openPaper, type Paper } from './paper.ts';
import { drawTable } from './table.ts';
import { drawArtifact, drawWithin } from './tags.ts';
import { write } from './text.ts';

/**
 * A report on the office's paper; each sheet begins on a new page. Pending requests are answered between the sheets.
 *
 * @param logo a JPEG or PNG; one that cannot be read is left out
 */
export async function writePdf(cetakan: Cetakan, logo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const rows = cetakan.lembar.reduce((sum, { baris }) => sum + baris.length, 0);
  const paper = openPaper(cetakan.kantor.kertas, infoOf(cetakan), rows <= MOST_TAGGED_ROWS);
  const picture = logo && asAddress(logo);
  for (const lembar of cetakan.lembar) {
    await othersFirst();
    newPage(paper);
    paper.doc.outline.addItem(lembar.judul);
    drawWithin(paper, 'Sect', () => drawSheet(paper, cetakan, lembar, picture));
  }
  drawFeet(paper, cetakan);
  return closePaper(paper);
}

function drawSheet(paper: Paper, cetakan: Cetakan, lembar: Lembar, picture: string | null): void {
  drawLetterhead(paper, cetakan, lembar, picture);
  const onTop = () => drawContinued(paper, cetakan, lembar);
  const tail = notesHeight(paper, lembar.catatan) + signatureHeight(paper, cetakan);
  drawTable(paper, lembar, { onTop, tail });
  drawNotes(paper, lembar.catatan);
  drawSignature(paper, cetakan, onTop);
}

/** Longer reports have no tags, which would multiply their size. */
const MOST_TAGGED_ROWS = 2_000;

/** Who printed it and when, and which page of how many: known only when all are drawn. */
export function drawFeet(paper: Paper, { dicetak }: Pick<Cetakan, 'dicetak'>): void {
  const { start, count } = paper.doc.bufferedPageRange();
  const y = paper.side.bottom + 12;
  const look = { size: 7.5, color: INK.quiet };
  for (let at = 0; at < count; at += 1) {
    paper.doc.switchToPage(start + at);
    const page = `Halaman ${at + 1} dari ${count}`;
    drawArtifact(paper, () => {
      write(paper, tulisDicetak(dicetak), paper.side.left, y, { ...look, width: paper.side.room - 110 });
      write(paper, page, paper.side.right - 100, y, { ...look, width: 100, align: 'right' });
    });
  }
}
