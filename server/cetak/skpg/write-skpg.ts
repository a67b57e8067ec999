import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import type { Cetakan } from '#contract/summaries/cetakan.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import type { ParagrafTerbit, PerubahanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { othersFirst } from '../../http/file/answer-file.ts';
import {
  drawContinued,
  drawLetterhead,
  drawSignature,
  type Kepala,
  signatureHeight,
  type TandaTangan,
} from '../pdf/letterhead.ts';
import {
  closePaper,
  heightOf,
  INK,
  newPage,
  openPaper,
  type Paper,
  SIDE,
  WIDTH,
  write,
  writeLine,
} from '../pdf/paper.ts';
import { drawTable } from '../pdf/table.ts';
import { asAddress, drawFeet } from '../pdf/write-pdf.ts';
import type { Buku } from '../workbook.ts';
import { curvesHeight, drawCurves } from './kurva.ts';
import { lembarAmbang, lembarKurva, lembarNaskah, lembarTempat } from './lembar.ts';
import { drawMap, mapHeight } from './peta.ts';

/** All that the paper says. */
export interface CetakanSkpg extends TandaTangan, Pick<Cetakan, 'dicetak'> {
  papan: PapanSkpg;
  narasi: readonly ParagrafTerbit[];
  rekomendasi: readonly ParagrafTerbit[];
  /** Which publication of which day; null: a draft, of the rows as they are now. */
  status: string | null;
  /** What a revision has mended, and what it says otherwise than the publication before. */
  catatan: string;
  perubahan: readonly PerubahanSkpg[];
  bentuk: BentukWilayah;
}

const DRAFT = 'Rancangan';
const JUDUL = 'Laporan Sistem Kewaspadaan Pangan dan Gizi';

const kepalaOf = ({ kantor, papan }: CetakanSkpg): Kepala => ({
  ...{ kantor, wilayah: papan.wilayah, judul: JUDUL },
  periode: { id: 0, nama_periode: namaBulanTahun(papan), tanggal_mulai: null, tanggal_selesai: null },
});

/** The report to be signed: narrative and map, table and curves, recommendations and thresholds. */
export async function writeSkpg(cetakan: CetakanSkpg, logo: Uint8Array | null): Promise<Uint8Array<ArrayBuffer>> {
  const { papan, status, kantor, dicetak } = cetakan;
  const kepala = kepalaOf(cetakan);
  const paper = openPaper({
    Title: `${JUDUL}, ${namaBulanTahun(papan)}`,
    Author: kantor.nama_dinas,
    CreationDate: new Date(dicetak.hari),
  });
  const sheet = { judul: `${skemas[papan.skema].nama} · ${status ?? DRAFT}` };
  const open = terbuka(cetakan);
  const onTop = () => drawContinued(paper, kepala, sheet);
  const next = () => {
    newPage(paper);
    onTop();
  };
  newPage(paper);
  drawLetterhead(paper, kepala, sheet, logo && asAddress(logo));
  if (open) writeLine(paper, open, { size: 9, isBold: true, gap: 6 });
  paragraphs(paper, cetakan.narasi, next);
  if (mapHeight(cetakan.bentuk) > 0) {
    headed(paper, 'Peta', mapHeight(cetakan.bentuk), next);
    drawMap(paper, cetakan.bentuk, papan.tempat);
  }
  await othersFirst();
  next();
  paper.doc.outline.addItem('Tabel');
  headed(paper, 'Kecamatan demi kecamatan', 0, next);
  const table = lembarTempat(papan);
  drawTable(paper, table, { onTop, tail: 0 });
  paper.y += 6;
  for (const text of table.catatan) writeLine(paper, text, { size: 8, color: INK.quiet });
  headed(paper, 'Dua belas bulan terakhir', curvesHeight, next);
  drawCurves(paper, papan.kurva);
  await othersFirst();
  next();
  headed(paper, 'Rekomendasi', 40, next);
  paragraphs(paper, cetakan.rekomendasi, next, true);
  headed(paper, 'Ambang', 80, next);
  const thresholds = lembarAmbang(papan);
  drawTable(paper, thresholds, { onTop, tail: NOTE_ROOM + signatureHeight(paper, cetakan) });
  paper.y += 6;
  for (const text of thresholds.catatan) writeLine(paper, text, { size: 8, color: INK.quiet });
  if (cetakan.perubahan.length > 0 || cetakan.catatan !== '') {
    headed(paper, 'Yang berubah sejak terbitan sebelumnya', 40, next);
    paragraphs(paper, berubah(cetakan), next);
  }
  drawSignature(paper, cetakan, onTop);
  drawFeet(paper, cetakan);
  return closePaper(paper);
}

/** The same as a workbook: the table, the twelve months, the sentences, the thresholds. */
export function bukuSkpg(cetakan: CetakanSkpg): Buku {
  const { papan, narasi, rekomendasi, kantor, tanggal, dicetak } = cetakan;
  const table = lembarTempat(papan);
  const kepala = kepalaOf(cetakan);
  const open = terbuka(cetakan);
  return {
    ...{ ...kepala, kantor, tanggal, dicetak },
    judul: `${kepala.judul} · ${skemas[papan.skema].nama} · ${cetakan.status ?? DRAFT}`,
    lembar: [
      { ...table, catatan: [...(open ? [open] : []), ...table.catatan] },
      lembarNaskah([
        ['Narasi', narasi.map(tertulis)],
        ['Rekomendasi', rekomendasi.map(tertulis)],
        ['Yang berubah', berubah(cetakan).map(tertulis)],
      ]),
      lembarKurva(papan),
      lembarAmbang(papan),
    ],
  };
}

type Tertulis = Pick<ParagrafTerbit, 'teks' | 'disunting'>;

/** What the office wrote itself says so. */
const tertulis = ({ teks, disunting }: Tertulis): string => (disunting ? `${teks} (Ditulis dinas.)` : teks);

/** Not a sentence that can be edited away. */
const terbuka = ({ papan, status }: CetakanSkpg): string => {
  if (!papan.berjalan && papan.periode_terbuka.length === 0) return '';
  return status === null
    ? 'Bulan ini masih menerima laporan: angkanya dapat berubah.'
    : 'Saat terbit bulan ini masih menerima laporan.';
};

const berubah = ({ catatan, perubahan }: CetakanSkpg): Tertulis[] => [
  ...(catatan === '' ? [] : [{ teks: catatan, disunting: true }]),
  ...perubahan.map(({ nama, yang, dari, ke }) => ({
    teks: `${nama}, ${yang}: ${dari} menjadi ${ke}`,
    disunting: false,
  })),
];

const TEXT = { size: 9.5 } as const;

/** For the lines below a table. */
const NOTE_ROOM = 36;

/** Paragraph after paragraph; one that does not fit begins on the next page. */
function paragraphs(paper: Paper, some: readonly Tertulis[], next: () => void, isNumbered = false): void {
  const indent = isNumbered ? 16 : 0;
  const look = { ...TEXT, width: WIDTH - indent };
  some.map(tertulis).forEach((teks, at) => {
    // What was written in lines of its own stays so.
    teks.split('\n').forEach((line, no) => {
      const height = heightOf(paper, line, look);
      if (paper.y + height > SIDE.bottom) next();
      if (isNumbered && no === 0) write(paper, `${at + 1}.`, SIDE.left, paper.y, { ...TEXT, width: indent });
      write(paper, line, SIDE.left + indent, paper.y, look);
      paper.y += height + 5;
    });
  });
}

/** A heading, which never stands alone at the foot of a page. */
function headed(paper: Paper, text: string, below: number, next: () => void): void {
  if (paper.y + 22 + below > SIDE.bottom) next();
  paper.y += 6;
  writeLine(paper, text, { size: 11, isBold: true, gap: 5 });
}
