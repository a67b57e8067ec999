import type { Cetakan, Lembar } from '#contract/summaries/cetakan.ts';
import { tulisNip, tulisPeriode, tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { heightOf, INK, newPage, type Paper, SIDE, WIDTH, write, writeLine } from './paper.ts';

const LOGO = 50;

/** Whose paper it is, and what it is about. */
export type Kepala = Pick<Cetakan, 'kantor' | 'wilayah' | 'judul' | 'periode'>;

/** Who signs, and when. */
export type TandaTangan = Pick<Cetakan, 'kantor' | 'tanggal'>;

/** The office's letterhead, and below it what the sheet is about. */
export function drawLetterhead(
  paper: Paper,
  cetakan: Kepala,
  lembar: Pick<Lembar, 'judul'>,
  logo: string | null,
): void {
  const { doc } = paper;
  const { kantor, wilayah, judul, periode } = cetakan;
  const room = logo ? LOGO + 8 : 0;
  const look = { width: WIDTH - 2 * room, align: 'center' as const };
  const lines = [
    { text: `Pemerintah Kabupaten ${wilayah}`, size: 11, isBold: false },
    { text: kantor.nama_dinas, size: 14, isBold: true },
    {
      text: [kantor.alamat, kantor.telepon && `Telepon ${kantor.telepon}`].filter(Boolean).join(', '),
      size: 8.5,
      isBold: false,
    },
  ].filter(({ text }) => text !== '');
  const top = paper.y;
  if (logo) drawLogo(paper, logo);
  for (const { text, ...line } of lines) {
    write(paper, text, SIDE.left + room, paper.y, { ...look, ...line });
    paper.y += heightOf(paper, text, { ...look, ...line }) + 2;
  }
  paper.y = Math.max(paper.y, logo ? top + LOGO : top) + 5;
  doc.moveTo(SIDE.left, paper.y).lineTo(SIDE.right, paper.y).lineWidth(1.6).strokeColor(INK.text).stroke();
  doc
    .moveTo(SIDE.left, paper.y + 2.5)
    .lineTo(SIDE.right, paper.y + 2.5)
    .lineWidth(0.5)
    .stroke();
  paper.y += 10;
  writeLine(paper, judul, { size: 12, isBold: true, align: 'center' });
  writeLine(paper, lembar.judul, { size: 10.5, isBold: true, align: 'center' });
  writeLine(paper, `Periode ${tulisPeriode(periode)}`, { size: 9, align: 'center', gap: 8 });
}

/** A picture that no PDF takes is left out: the figures matter more. */
function drawLogo({ doc, y }: Paper, logo: string): void {
  try {
    doc.image(logo, SIDE.left, y, { fit: [LOGO, LOGO], align: 'center', valign: 'center' });
  } catch {
    return;
  }
}

/** What a further page of a sheet begins with. */
export const drawContinued = (paper: Paper, { judul, periode }: Kepala, lembar: Pick<Lembar, 'judul'>): void =>
  writeLine(paper, `${judul}, ${lembar.judul}, ${tulisPeriode(periode)} (lanjutan)`, {
    ...{ size: 8, color: INK.quiet, gap: 6 },
  });

const BLOCK = 250;
const GAP = 12;
const FOR_THE_PEN = 40;

interface Line {
  text: string;
  isBold: boolean;
}

/** What stands above the signature, and below it. */
function signatureOf({ kantor, tanggal }: TandaTangan): { above: Line[]; below: Line[] } {
  const place = kantor.tempat ? `${kantor.tempat}, ` : '';
  const nip = kantor.kepala_nip && `NIP ${tulisNip(kantor.kepala_nip)}`;
  const plain = (...texts: string[]) => texts.filter((text) => text !== '').map((text) => ({ text, isBold: false }));
  const name = { text: kantor.kepala_nama || '(…………………………………)', isBold: kantor.kepala_nama !== '' };
  return {
    above: plain(`${place}${tulisTanggal(tanggal)}`, kantor.kepala_jabatan),
    below: [name, ...plain(kantor.kepala_pangkat, nip)],
  };
}

const SIGNED = { width: BLOCK, size: 9 };

const lineHeight = (paper: Paper, { text, isBold }: Line) => heightOf(paper, text, { ...SIGNED, isBold }) + 2;

/** How high the signature is with what it is apart from the table. */
export function signatureHeight(paper: Paper, cetakan: TandaTangan): number {
  const { above, below } = signatureOf(cetakan);
  return [...above, ...below].reduce((sum, line) => sum + lineHeight(paper, line), GAP + FOR_THE_PEN);
}

/** Place and date, the office's head, and room for a signature: never torn apart. */
export function drawSignature(paper: Paper, cetakan: TandaTangan, onTop: () => void): void {
  if (paper.y + signatureHeight(paper, cetakan) > SIDE.bottom) {
    newPage(paper);
    onTop();
  }
  paper.y += GAP;
  const { above, below } = signatureOf(cetakan);
  const say = (line: Line) => {
    write(paper, line.text, SIDE.right - BLOCK, paper.y, { ...SIGNED, isBold: line.isBold });
    paper.y += lineHeight(paper, line);
  };
  for (const line of above) say(line);
  paper.y += FOR_THE_PEN;
  for (const line of below) say(line);
}
