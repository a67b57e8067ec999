import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import type { Cetakan } from '#contract/summaries/cetakan.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import type { ParagrafTerbit, PenarikanSkpg, PerubahanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { othersFirst } from '../../http/file/answer-file.ts';
import { asAddress } from '../../http/file/as-address.ts';
import {
  drawContinued,
  drawLetterhead,
  drawSignature,
  infoOf,
  type Kepala,
  signatureHeight,
  type TandaTangan,
} from '../pdf/letterhead.ts';
import { drawNotes, notesHeight } from '../pdf/notes.ts';
import { closePaper, newPage, openPaper, type Paper } from '../pdf/paper.ts';
import { drawTable } from '../pdf/table.ts';
import { drawTagged, drawWithin } from '../pdf/tags.ts';
import { heightOf, write, writeLine } from '../pdf/text.ts';
import { drawFeet } from '../pdf/write-pdf.ts';
import type { Buku } from '../workbook.ts';
import { CURVE_LINE, drawCurves } from './kurva.ts';
import { catatanPelapor, lembarAmbang, lembarKurva, lembarNaskah, lembarTempat } from './lembar.ts';
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
  penarikan: PenarikanSkpg | null;
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
  const paper = openPaper(kantor.kertas, infoOf({ ...kepala, dicetak }));
  const sheet = { judul: `${skemas[papan.skema].nama} · ${status ?? DRAFT}` };
  const open = warningOf(cetakan);
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
  headed(paper, regional('Kecamatan demi kecamatan'), TABLE_BEGINNING, next);
  const table = lembarTempat(papan);
  drawTable(paper, table, { onTop, tail: notesHeight(paper, table.catatan) });
  drawNotes(paper, table.catatan);
  headed(paper, 'Dua belas bulan terakhir', CURVE_LINE, next);
  drawCurves(paper, papan, next);
  drawNotes(paper, [catatanPelapor()]);
  await othersFirst();
  headed(paper, 'Rekomendasi', 40, next);
  paragraphs(paper, cetakan.rekomendasi, next, true);
  if (cetakan.perubahan.length > 0 || cetakan.catatan !== '') {
    headed(paper, 'Yang berubah sejak terbitan sebelumnya', 40, next);
    paragraphs(paper, berubah(cetakan), next);
  }
  headed(paper, 'Ambang', TABLE_BEGINNING, next);
  const thresholds = lembarAmbang(papan);
  // The signature follows the last table, and keeps some of its rows on its page.
  const tail = notesHeight(paper, thresholds.catatan) + signatureHeight(paper, cetakan);
  drawTable(paper, thresholds, { onTop, tail });
  drawNotes(paper, thresholds.catatan);
  drawSignature(paper, cetakan, onTop);
  drawFeet(paper, cetakan);
  return closePaper(paper);
}

/** The same as a workbook: the table, the twelve months, the sentences, the thresholds. */
export function bukuSkpg(cetakan: CetakanSkpg): Buku {
  const { papan, narasi, rekomendasi, kantor, tanggal, dicetak } = cetakan;
  const table = lembarTempat(papan);
  const kepala = kepalaOf(cetakan);
  const open = warningOf(cetakan);
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

/** Warns of a withdrawn publication or an open month; no editor can remove it. */
const warningOf = ({ papan, status, penarikan }: CetakanSkpg): string => {
  if (penarikan) return `DITARIK ${tulisTanggal(penarikan.tanggal)}: ${penarikan.alasan}`;
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

/** A table's head and its first rows. */
const TABLE_BEGINNING = 120;

/** Paragraph after paragraph; one that does not fit begins on the next page. */
function paragraphs(paper: Paper, some: readonly Tertulis[], next: () => void, isNumbered = false): void {
  const indent = isNumbered ? 16 : 0;
  const look = { ...TEXT, width: paper.side.room - indent };
  const drawAll = () => {
    for (const [at, teks] of some.map(tertulis).entries()) {
      if (isNumbered) drawWithin(paper, 'LI', () => drawLines(teks, at + 1));
      else drawLines(teks, 0);
    }
  };
  const drawLines = (teks: string, number: number) => {
    // What was written in lines of its own stays so.
    for (const [no, line] of teks.split('\n').entries()) {
      const height = heightOf(paper, line, look);
      if (paper.y + height > paper.side.bottom) next();
      const mark = { ...TEXT, width: indent };
      if (number > 0 && no === 0) {
        drawTagged(paper, 'Lbl', () => write(paper, `${number}.`, paper.side.left, paper.y, mark));
      }
      const tag = number > 0 ? 'LBody' : 'P';
      drawTagged(paper, tag, () => write(paper, line, paper.side.left + indent, paper.y, look));
      paper.y += height + 5;
    }
  };
  if (isNumbered) drawWithin(paper, 'L', drawAll);
  else drawAll();
}

/** A heading, which never stands alone at the foot of a page. */
function headed(paper: Paper, text: string, below: number, next: () => void): void {
  if (paper.y + 22 + below > paper.side.bottom) next();
  paper.y += 6;
  paper.doc.outline.addItem(text);
  writeLine(paper, text, { size: 11, isBold: true, gap: 5, tag: 'H2' });
}
