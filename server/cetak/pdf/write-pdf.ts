import type { Cetakan } from '#contract/summaries/cetakan.ts';
import { tulisDicetak, tulisPeriode } from '#contract/summaries/tulis-cetakan.ts';
import { othersFirst } from '../../http/file/answer-file.ts';
import { drawContinued, drawLetterhead, drawSignature, signatureHeight } from './letterhead.ts';
import { closePaper, heightOf, INK, newPage, openPaper, type Paper, SIDE, WIDTH, write, writeLine } from './paper.ts';
import { drawTable } from './table.ts';

/**
 * A report on A4, each sheet beginning on a page of its own. After each sheet pending requests are answered first.
 *
 * @param logo a JPEG or PNG; one that cannot be read is left out
 */
export async function writePdf(cetakan: Cetakan, logo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const { judul, periode, kantor, dicetak } = cetakan;
  const paper = openPaper({
    Title: `${judul}, ${tulisPeriode(periode)}`,
    Author: kantor.nama_dinas,
    CreationDate: new Date(dicetak.hari),
  });
  const picture = logo && asAddress(logo);
  for (const lembar of cetakan.lembar) {
    await othersFirst();
    newPage(paper);
    paper.doc.outline.addItem(lembar.judul);
    drawLetterhead(paper, cetakan, lembar, picture);
    const onTop = () => drawContinued(paper, cetakan, lembar);
    const notes = lembar.catatan.reduce((sum, text) => sum + heightOf(paper, text, NOTE) + 2, ABOVE_NOTES);
    drawTable(paper, lembar, { onTop, tail: notes + signatureHeight(paper, cetakan) });
    paper.y += ABOVE_NOTES;
    for (const text of lembar.catatan) writeLine(paper, text, NOTE);
    drawSignature(paper, cetakan, onTop);
  }
  drawFeet(paper, cetakan);
  return closePaper(paper);
}

const NOTE = { size: 8, color: INK.quiet, width: WIDTH };
const ABOVE_NOTES = 6;

/** The picture as an address: what is drawn again under the same one stands in the file once. */
export function asAddress(picture: Uint8Array): string {
  const letters = Array.from(picture, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/${picture[0] === 0xff ? 'jpeg' : 'png'};base64,${btoa(letters)}`;
}

/** Who printed it and when, and which page of how many: known only when all are drawn. */
export function drawFeet(paper: Paper, { dicetak }: Pick<Cetakan, 'dicetak'>): void {
  const { start, count } = paper.doc.bufferedPageRange();
  const y = SIDE.bottom + 12;
  const look = { size: 7.5, color: INK.quiet };
  for (let at = 0; at < count; at += 1) {
    paper.doc.switchToPage(start + at);
    write(paper, tulisDicetak(dicetak), SIDE.left, y, {
      ...look,
      width: WIDTH - 110,
    });
    write(paper, `Halaman ${at + 1} dari ${count}`, SIDE.right - 100, y, { ...look, width: 100, align: 'right' });
  }
}
