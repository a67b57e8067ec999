import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Cetakan, Lembar } from '#contract/summaries/cetakan.ts';
import { tulisNip, tulisPeriode, tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { INK, newPage, type Paper } from './paper.ts';
import { drawArtifact, drawTagged } from './tags.ts';
import { heightOf, write, writeLine } from './text.ts';

const LOGO = 50;

/** Whose paper it is, and what it is about. */
export type Kepala = Pick<Cetakan, 'kantor' | 'wilayah' | 'judul' | 'periode'>;

/** Who signs, and when. */
export type TandaTangan = Pick<Cetakan, 'kantor' | 'tanggal'>;

/** The PDF's metadata: title, author and day. */
export const infoOf = ({ kantor, wilayah, judul, periode, dicetak }: Kepala & Pick<Cetakan, 'dicetak'>) => ({
  ...{
    Title: `${judul}, ${tulisPeriode(periode)}`,
    Subject: regional`${judul} Kabupaten ${wilayah}`,
    Creator: namaSitus({ nama: kantor.nama_situs }),
  },
  Author: kantor.nama_dinas || regional`Pemerintah Kabupaten ${wilayah}`,
  CreationDate: new Date(dicetak.hari),
});

/** The office's letterhead, and below it what the sheet is about. */
export function drawLetterhead(
  paper: Paper,
  cetakan: Kepala,
  lembar: Pick<Lembar, 'judul'>,
  logo: string | null,
): void {
  const { kantor, wilayah, judul, periode } = cetakan;
  const room = logo ? LOGO + 8 : 0;
  const look = { width: paper.side.room - 2 * room, align: 'center' as const };
  const lines = [
    { text: regional`Pemerintah Kabupaten ${wilayah}`, size: 11, isBold: false },
    { text: kantor.nama_dinas, size: 14, isBold: true },
    {
      text: [kantor.alamat, kantor.telepon && `Telepon ${kantor.telepon}`].filter(Boolean).join(', '),
      size: 8.5,
      isBold: false,
    },
  ].filter(({ text }) => text !== '');
  const top = paper.y;
  if (logo) {
    drawTagged(paper, 'Figure', () => drawLogo(paper, logo), { alt: `Logo ${kantor.nama_dinas || wilayah}` });
  }
  for (const { text, ...line } of lines) {
    drawTagged(paper, 'P', () => write(paper, text, paper.side.left + room, paper.y, { ...look, ...line }));
    paper.y += heightOf(paper, text, { ...look, ...line }) + 2;
  }
  paper.y = Math.max(paper.y, logo ? top + LOGO : top) + 5;
  drawArtifact(paper, () => drawDoubleLine(paper));
  paper.y += 10;
  writeLine(paper, judul, { size: 12, isBold: true, align: 'center', tag: 'H1' });
  writeLine(paper, lembar.judul, { size: 10.5, isBold: true, align: 'center', tag: 'H2' });
  writeLine(paper, `Periode ${tulisPeriode(periode)}`, { size: 9, align: 'center', gap: 8 });
}

function drawDoubleLine({ doc, y, side }: Paper): void {
  doc.moveTo(side.left, y).lineTo(side.right, y).lineWidth(1.6).strokeColor(INK.text).stroke();
  doc
    .moveTo(side.left, y + 2.5)
    .lineTo(side.right, y + 2.5)
    .lineWidth(0.5)
    .stroke();
}

/** A picture that no PDF takes is left out: the figures matter more. */
function drawLogo({ doc, y, side }: Paper, logo: string): void {
  try {
    doc.image(logo, side.left, y, { fit: [LOGO, LOGO], align: 'center', valign: 'center' });
  } catch {
    return;
  }
}

/** What a further page of a sheet begins with. */
export const drawContinued = (paper: Paper, { judul, periode }: Kepala, lembar: Pick<Lembar, 'judul'>): void =>
  drawArtifact(paper, () =>
    writeLine(paper, `${judul}, ${lembar.judul}, ${tulisPeriode(periode)} (lanjutan)`, {
      ...{ size: 8, color: INK.quiet, gap: 6 },
    }),
  );

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
  if (paper.y + signatureHeight(paper, cetakan) > paper.side.bottom) {
    newPage(paper);
    onTop();
  }
  paper.y += GAP;
  const { above, below } = signatureOf(cetakan);
  const say = (line: Line) => {
    const look = { ...SIGNED, isBold: line.isBold };
    drawTagged(paper, 'P', () => write(paper, line.text, paper.side.right - BLOCK, paper.y, look));
    paper.y += lineHeight(paper, line);
  };
  for (const line of above) say(line);
  paper.y += FOR_THE_PEN;
  for (const line of below) say(line);
}
