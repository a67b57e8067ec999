import { readFigure } from '@/shared/lib/figures';
import type { Cell, Table } from '@/shared/spreadsheet';
import { type FileSpec, figureNamed } from '../column';
import { PLACE_AND_DATE } from '../context';
import type { Head } from '../head';
import { spelling } from '../spelling';
import { isNumberTitle } from '../title/title';
import { textOf } from '../title/title-lines';
import type { Turn } from '../turn';
import type { LinePlaces, SkipReason } from './line-places';
import { DASH, nameOf, readerOfKinds } from './row-name';
import { cropNamed, hasCropLines, namesFigures, titleReason } from './row-titles';

export interface SkippedLine {
  at: number;
  reason: SkipReason;
  text: string;
}

/** A line of data: its place in the table, and the name that its first columns give it. */
export interface DataLine {
  row: number;
  /** The name in the file's own spelling; with its group where it is one of its kinds ('Beras' above '- Medium'). */
  name: string;
  /** The crop that the line names below its village. */
  choice?: readonly [column: string, value: string];
  /** A group with figures of its own and no rows below it. */
  isBareGroup: boolean;
}

const TOTAL =
  /^(grand |sub ?|total )?([Σ∑]|jumlah|total|jml|rata ?-? ?rata2?|rata2|rerata|inflasi|rataan|mean|capaian|cakupan|persentase|persen|target|realisasi|kumulatif)(?![\p{L}])/iu;
/** Groups of crops, which stand between a village and its crops. */
const CROP_GROUP =
  /\b(tanaman|pangan|palawija|hortikultura|sayur\p{L}*|buah\p{L}*|biji\p{L}*|umbi\p{L}*|komodit[ai]s?|perkebunan|serealia|kacang\p{L}*|lahan|sawah|ladang|gogo|mt|musim|poktan|kelompok|dusun|rt|kepala|jumlah)\b/iu;
/** A name such as 'Kecamatan Melak' is the sum of the lines above. */
const PLACE_TOTAL = /^(kec(amatan)?|puskesmas|pkm)\b/i;
/** Lines with which the signatures below a list begin. */
const SIGNED =
  /^(\d{8} ?\d{6} ?\d ?\d{3}$|mengetahui|menyetujui|mengesahkan|disahkan|diketahui|disetujui)\b|^nip\b[\s.:]*\d/i;
const ROMAN = /^[IVX]+\.?$/;
const LETTER = /^[A-Z]\.?$/;
/** '1 2 3' or '(1) (2) (3)' below a head. */
const COLUMN_NUMBER = /^\(?\d{1,3}\)?( ?= ?[\d+*/x() -]+)?$/;

const ownFigures = (cell: Cell | undefined): boolean => {
  if (cell === null || cell === undefined || cell === '') return false;
  if (typeof cell === 'number') return true;
  const reading = readFigure(cell, 'decimal');
  return reading.is !== 'refused' || /\d/.test(cell);
};

const reads = (cell: Cell | undefined): boolean => {
  if (cell === null || cell === undefined || cell === '') return false;
  return typeof cell === 'number' || ['figure', 'asked'].includes(readFigure(cell, 'decimal').is);
};

/** Separates the rows of data of a block from all else that stands below its head. */
export async function sortLines(
  { rows, marks }: Table,
  { head, end, places, group: before }: { head: Head; end: number; places: LinePlaces; group: string },
  spec: FileSpec,
  turn: Turn,
) {
  const lines: DataLine[] = [];
  const skipped: SkippedLine[] = [];
  const numbers = head.titles.findIndex(({ text }, at) => at >= head.left && at < head.right && isNumberTitle(text));
  const isSubject = (text: string) => spec.isSubject?.(text) ?? false;
  const isTurned = spec.isSubject !== undefined && namesFigures(rows.slice(head.body, end), head.left, spec);
  let group = before;
  /** The last group whose rows begin with dashes. */
  let dashGroup = '';
  let isSigned = false;
  // Crops may stand below their villages, or villages below their crops.
  const hasCrops = places.name !== undefined && hasCropLines(places, spec);
  let village = '';
  let isCropFirst = false;
  const nameIn = readerOfKinds(places, spec);
  for (let row = head.body; row < end; row += 1) {
    const pause = turn();
    if (pause) await pause;
    const cells = (rows[row] ?? []).slice(0, head.right);
    const own = places.name === undefined ? '' : nameIn(textOf(cells[places.name]), cells);
    // Most rows are plain: a known name, and a figure.
    const isPlain =
      group === '' &&
      !hasCrops &&
      numbers < 0 &&
      places.kind === undefined &&
      places.figures.some((column) => typeof cells[column] === 'number');
    if (isPlain && isSubject(own) && !DASH.test(own)) {
      lines.push({ row, name: own, isBareGroup: false });
      continue;
    }
    const filled = filledIn(cells, head.left);
    if (filled.length === 0) continue;
    const skip = (reason: SkipReason) => {
      const text = [...new Set(filled.map(({ text }) => text))].join(' · ');
      skipped.push({ at: row + 1, reason, text: text.slice(0, 120) });
    };
    if (isColumnNumbers(filled)) {
      skip('nomor kolom');
      continue;
    }
    const isRepeated = filled.every(({ column, text }) =>
      spelling(head.titles[column]?.text ?? '').endsWith(spelling(text)),
    );
    if (isRepeated) {
      skip('judul');
      continue;
    }
    isSigned ||= spec.isSubject === undefined && beginsSignatures(filled, places);
    if (isSigned) {
      skip('keterangan');
      continue;
    }
    const first = filled.find(({ text }) => /\p{L}/u.test(text))?.column;
    const isTotal = filled.some(
      ({ column, text }) =>
        (column === first || column === places.name) &&
        TOTAL.test(text) &&
        !isSubject(text) &&
        !(isTurned && figureNamed(text, spec)),
    );
    if (isTotal) {
      skip('jumlah');
      continue;
    }
    const crop = hasCrops ? cropNamed(own.replace(DASH, ''), spec) : undefined;
    isCropFirst ||= crop !== undefined && village === '';
    const hasSums = places.figures.some((column) => ownFigures(cells[column]));
    const isName = isSubject(own);
    const isAboveCrop = hasCrops && isAbove(rows, row, isName && !hasSums ? MOST_GROUPS : 1, places, spec);
    const mayBeVillage = isName || (village !== '' && !crop && !hasSums && !CROP_GROUP.test(own) && own !== '');
    if (!isCropFirst && isAboveCrop && mayBeVillage) {
      village = own;
      skip(hasSums ? 'jumlah' : 'kelompok');
      continue;
    }
    if (crop && village !== '') {
      lines.push({ row, name: village, isBareGroup: false, choice: crop });
      continue;
    }
    const title = titleReason(filled, cells, places, spec);
    if (title && (title !== 'kelompok' || !isSubject(own) || isFollowed(rows, row, end, places))) {
      skip(title);
      continue;
    }
    const isSpread = (column: number) => marks.get(`${row},${column}`) === 'gabung' && textOf(cells[column]) === own;
    const hasFigures = places.figures.some((column) => !isSpread(column) && ownFigures(cells[column]));
    if (hasFigures && spec.isSubject && PLACE_TOTAL.test(own) && !isSubject(own)) {
      skip('jumlah');
      continue;
    }
    if (DASH.test(own)) dashGroup = group;
    const name = nameOf(own, { text: group, hasDashes: dashGroup === group }, spec);
    const isKnown = isSubject(name);
    const isOpen = spec.isSubject === undefined;
    if (!hasFigures && !isKnown && (!isOpen || filled.length < Math.min(2, places.fields.length))) {
      const isText = own !== '' && !DASH.test(own);
      if (isText) group = own;
      skip(lines.length === 0 || isFollowed(rows, row, end, places) ? 'kelompok' : 'keterangan');
      continue;
    }
    if (!isKnown && !isOpen && !places.figures.some((column) => reads(cells[column])) && isRemark(own, cells, places)) {
      skip('keterangan');
      continue;
    }
    const number = numbers < 0 ? '' : textOf(cells[numbers]);
    const isGroup = places.figures.length > 0 && (ROMAN.test(number) || LETTER.test(number));
    if (isGroup) group = own;
    const isAboveKinds =
      !isKnown && !DASH.test(own) && places.name !== undefined && DASH.test(textOf(rows[row + 1]?.[places.name]));
    if (isAboveKinds && hasFigures && !isOpen) {
      group = own;
      skip('kelompok');
      continue;
    }
    if (isGroup && isArabic(rows[row + 1]?.[numbers])) {
      skip('kelompok');
      continue;
    }
    if (!DASH.test(own) && !isGroup && !hasFigures) group = own;
    lines.push({ row, name, isBareGroup: isGroup });
  }
  return { lines, skipped, group };
}

/** Groups of crops may stand between a village and its first crop. */
const MOST_GROUPS = 3;

/** Looks for a crop with figures below a line, before the next village. */
function isAbove(
  rows: Table['rows'],
  row: number,
  most: number,
  { name, figures }: LinePlaces,
  spec: FileSpec,
): boolean {
  for (const cells of rows.slice(row + 1, row + 1 + most)) {
    const text = textOf(cells[name ?? -1]).replace(DASH, '');
    if (cropNamed(text, spec)) return figures.some((column) => ownFigures(cells[column]));
    if (spec.isSubject?.(text)) return false;
  }
  return false;
}

const filledIn = (cells: readonly Cell[], left: number) =>
  cells.flatMap((cell, column) => {
    const text = column < left ? '' : textOf(cell);
    return text === '' ? [] : { column, text };
  });

/** A date of birth may stand in a row of people: a date signs only a line with little besides. */
const beginsSignatures = (filled: readonly { column: number; text: string }[], { fields }: LinePlaces): boolean =>
  filled.some(
    ({ column, text }) =>
      (SIGNED.test(text) && filled.length < 3) ||
      (filled.length < 3 && !fields.includes(column) && PLACE_AND_DATE.test(text)),
  ) ||
  (filled.length === 1 && PLACE_AND_DATE.test(filled[0]?.text ?? ''));

const isArabic = (cell: Cell | undefined): boolean => /^\d+[.)]?$/.test(textOf(cell));

function isColumnNumbers(filled: readonly { text: string }[]): boolean {
  if (filled.length < 3 || !filled.every(({ text }) => COLUMN_NUMBER.test(text))) return false;
  const numbers = filled.map(({ text }) => Number.parseInt(text.replace('(', ''), 10));
  return (numbers[0] ?? 0) <= 2 && numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

/** Looks for a row of figures below: a line of text before it names a group, a last one is a remark. */
function isFollowed(rows: Table['rows'], row: number, end: number, { name, figures }: LinePlaces): boolean {
  for (let next = row + 1; next < Math.min(end, row + 4); next += 1) {
    const cells = rows[next] ?? [];
    const isNamed = name === undefined || textOf(cells[name]) !== '';
    if (isNamed && figures.some((column) => reads(cells[column]))) return true;
  }
  return false;
}

/** A sentence, a place and date, or a name below a table, and no row with an odd figure. */
function isRemark(own: string, cells: readonly Cell[], { figures }: LinePlaces): boolean {
  const texts = figures.map((column) => textOf(cells[column])).filter((text) => text !== '');
  const isSigned = /:|,$|^mengetahui|^kepala|^nip\b|^sumber|^catatan|^keterangan|^dibuat|^petugas/i.test(own);
  return isSigned || texts.every((text) => /\p{L}{3,}.*\d{4}|^nip\b|\p{L}{3,} \p{L}{3,}/iu.test(text));
}
