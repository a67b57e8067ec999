import type { Cell, CellStyle, CellValue, WriteOptions, WriteSheet } from 'hucre/xlsx';
import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Cetakan, IsiKolom, Kolom, Lembar, Sel } from '#contract/summaries/cetakan.ts';
import { BELUM, tulisDicetak, tulisNip, tulisPeriode, tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { plainText } from '../http/file/writers.ts';

const NUMBER_FORMATS: Record<IsiKolom, string> = {
  ...{ teks: '@', rupiah: '#,##0', ton: '#,##0.00', bilangan: '#,##0' },
  ...{ persen: '0.0', perubahan: '+0.0;-0.0;0.0' },
};

const thin = { style: 'thin' } as const;
const BORDER = { top: thin, right: thin, bottom: thin, left: thin };
const HEAD: CellStyle = {
  font: { bold: true },
  border: BORDER,
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
};
const TITLE: CellStyle = { font: { bold: true, size: 14 }, alignment: { horizontal: 'center' } };
const CENTRED: CellStyle = { alignment: { horizontal: 'center' } };

/** What a workbook is made of: a report of a period, or another paper that has sheets. */
export type Buku = Omit<Cetakan, 'jenis'>;

interface Drawn {
  rows: CellValue[][];
  cells: Map<string, Partial<Cell>>;
  merges: NonNullable<WriteSheet['merges']>;
}

/** The office's usual layout: letterhead, title, table and signature, the recap first and then a sheet for each place. */
export async function writeWorkbook(cetakan: Buku): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx');
  const names = sheetNames(cetakan.lembar);
  const worksheets = cetakan.lembar.map((lembar, at) => sheetOf(cetakan, lembar, names[at] ?? `Lembar ${at + 1}`));
  const bytes = await writeXlsx({
    sheets: worksheets.map(({ sheet }) => sheet),
    namedRanges: worksheets.map(({ sheet: { name }, head }) => printTitles(name, head)),
    properties: { title: cetakan.judul, creator: namaSitus({ nama: cetakan.kantor.nama_situs }) },
  });
  return new Uint8Array(bytes);
}

const MOST_LETTERS = 31;

/** Shortens a sheet's name, without splitting a letter, and trims blanks and apostrophes. */
const shorten = (name: string, most: number): string =>
  name
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[\s']+|[\s']+$/g, '');

/** Valid worksheet names: at most 31 letters, without some signs, all different. */
function sheetNames(lembar: readonly Lembar[]): string[] {
  const taken = new Set<string>();
  return lembar.map(({ judul, kecamatan_id }) => {
    const plainName = (kecamatan_id === null ? judul : judul.replace(regional('Kecamatan '), '')).replace(
      /[\\/?*[\]:]/g,
      ' ',
    );
    const own = shorten(plainName, MOST_LETTERS) || 'Lembar';
    let name = own;
    for (let turn = 2; taken.has(name.toLowerCase()); turn += 1) {
      name = `${shorten(own, MOST_LETTERS - ` ${turn}`.length)} ${turn}`;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

type PrintTitles = NonNullable<WriteOptions['namedRanges']>[number];

/** Rows repeated on each page. hucre's own `printTitlesRow` forgets the quotes, so that Excel repairs the file. */
const printTitles = (name: string, rows: string): PrintTitles => ({
  ...{ name: '_xlnm.Print_Titles', range: `'${name.replaceAll("'", "''")}'!${rows}`, scope: name },
});

function sheetOf(cetakan: Buku, lembar: Lembar, name: string): { sheet: WriteSheet; head: string } {
  const width = lembar.kolom.length + 1;
  const drawn: Drawn = { rows: [], cells: new Map(), merges: [] };
  for (const [text, style] of letterhead(cetakan, lembar)) lineAcross(drawn, width, text, style);
  const first = drawn.rows.length + 1;
  drawHead(drawn, lembar.kolom);
  const head = `$${first}:$${drawn.rows.length}`;
  drawBody(drawn, lembar);
  drawn.rows.push([]);
  for (const text of lembar.catatan) drawn.rows.push([null, plainText(text)]);
  drawSignature(drawn, width, cetakan);
  const sheet: WriteSheet = {
    ...{ name, rows: drawn.rows, cells: drawn.cells, merges: drawn.merges },
    columns: [{ width: 5 }, ...lembar.kolom.map(({ isi, judul }, at) => ({ width: widthOf(isi, judul, at) }))],
    pageSetup: {
      paperSize: 'a4',
      orientation: width > 9 ? 'landscape' : 'portrait',
      ...{ fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    },
    headerFooter: { oddFooter: '&L&8Dicetak &D&R&8Halaman &P dari &N' },
  };
  return { sheet, head };
}

const widthOf = (isi: IsiKolom, judul: string, at: number) => {
  if (isi === 'teks') return at === 0 ? 28 : 14;
  return Math.min(16, Math.max(11, Math.ceil(judul.length / 2) + 3));
};

const letterhead = ({ kantor, wilayah, judul, periode }: Buku, lembar: Lembar): [string, CellStyle][] => [
  [regional`Pemerintah Kabupaten ${wilayah}`, CENTRED],
  ...(kantor.nama_dinas ? ([[kantor.nama_dinas, TITLE]] as [string, CellStyle][]) : []),
  ...(kantor.alamat ? ([[kantor.alamat, CENTRED]] as [string, CellStyle][]) : []),
  ['', {}],
  [judul, TITLE],
  [lembar.judul, CENTRED],
  [`Periode ${tulisPeriode(periode)}`, CENTRED],
  ['', {}],
];

function lineAcross({ rows, cells, merges }: Drawn, width: number, text: string, style: CellStyle): void {
  const row = rows.length;
  rows.push(text === '' ? [] : [plainText(text)]);
  if (text === '') return;
  cells.set(`${row},0`, { style });
  merges.push({ startRow: row, startCol: 0, endRow: row, endCol: width - 1 });
}

/** The titles of the columns, below those of their groups where there are any. */
function drawHead({ rows, cells, merges }: Drawn, kolom: readonly Kolom[]): void {
  const isGrouped = kolom.some(({ kelompok }) => kelompok !== null);
  const top = rows.length;
  const titles = ['No.', ...kolom.map(({ judul }) => judul)];
  const groups = [null, ...kolom.map(({ kelompok }) => kelompok)];
  if (isGrouped) rows.push(titles.map((title, at) => groups[at] ?? title));
  rows.push(titles.map((title, at) => (isGrouped && groups[at] === null ? null : title)));
  for (let row = top; row < rows.length; row += 1) {
    for (const at of titles.keys()) cells.set(`${row},${at}`, { style: HEAD });
  }
  if (!isGrouped) return;
  titles.forEach((_, at) => {
    const group = groups[at] ?? null;
    if (group === null) merges.push({ startRow: top, startCol: at, endRow: top + 1, endCol: at });
    else if (groups[at - 1] !== group) {
      const others = groups.slice(at).findIndex((one) => one !== group);
      const end = others === -1 ? titles.length - 1 : at + others - 1;
      merges.push({ startRow: top, startCol: at, endRow: top, endCol: end });
    }
  });
}

function drawBody({ rows, cells }: Drawn, { kolom, baris, jumlah }: Lembar): void {
  const draw = (no: CellValue, sel: readonly Sel[], font: CellStyle['font']) => {
    const row = rows.length;
    rows.push([no, ...sel.map((value) => (typeof value === 'string' ? plainText(value) : value))]);
    const styled = (numFmt: string): CellStyle => ({ border: BORDER, numFmt, ...(font && { font }) });
    cells.set(`${row},0`, { style: styled('0') });
    for (const [at, { isi }] of kolom.entries()) cells.set(`${row},${at + 1}`, { style: styled(NUMBER_FORMATS[isi]) });
  };
  baris.forEach(({ sel, dilaporkan }, at) => {
    const gap = kolom.findIndex(({ isi }) => isi !== 'teks');
    draw(at + 1, dilaporkan ? sel : sel.map((value, place) => (place === gap ? BELUM : value)), undefined);
  });
  if (jumlah) draw(null, jumlah, { bold: true });
}

function drawSignature({ rows }: Drawn, width: number, { kantor, tanggal, dicetak }: Buku): void {
  const before = Array.from({ length: Math.max(1, width - 3) }, () => null);
  const place = kantor.tempat ? `${kantor.tempat}, ` : '';
  const nip = kantor.kepala_nip ? `NIP ${tulisNip(kantor.kepala_nip)}` : '';
  const below = [kantor.kepala_nama || '(…………………………)', kantor.kepala_pangkat, nip].filter((line) => line !== '');
  const above = [`${place}${tulisTanggal(tanggal)}`, kantor.kepala_jabatan].filter((line) => line !== '');
  rows.push([]);
  for (const line of [...above, '', '', '', ...below]) rows.push(line === '' ? [] : [...before, plainText(line)]);
  rows.push([], [plainText(tulisDicetak(dicetak))]);
}
