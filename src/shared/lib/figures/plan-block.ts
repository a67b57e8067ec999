import { type NameMatch, nameMatcher } from '#contract/formulas/nama/match-name.ts';
import { typedText } from '#contract/formulas/nama/typed-text.ts';
import {
  type Cells,
  columnOf,
  isCounting,
  isFilled,
  isNumbering,
  isOfFigures,
  isWordy,
  meet,
  widthOf,
} from './block-cells';
import { headOf, isPlaceTitle, type Matcher, nameColumnOf, placeNamed, titlesOf } from './block-head';
import { isTurned, stackTables, transpose } from './block-shape';
import type { Sheet } from './sheet';

/** The place where a column of a block goes: to a figure of the sheet by its place, to the names of its rows, or nowhere. */
export type Target = number | 'nama' | null;

export interface BlockPlan {
  /** The lines below the titles. */
  body: Cells;
  /** The title of each column; blank where there is none. */
  titles: readonly string[];
  /** A proposal where there is a doubt. */
  targets: readonly Target[];
  /** The content of each column. An amount alone may be a figure of the sheet by itself. */
  kinds: readonly ColumnKind[];
  /** Why somebody has to say which column is which; null where it is certain. */
  doubt: string | null;
  /** The other place that each line is of, where the block has a column for it. */
  elsewhere: readonly (string | undefined)[];
}

type ColumnKind = 'angka' | 'nomor' | 'kata' | 'teks' | 'kosong';

/** Columns that every list has and no sheet of figures takes. */
const PASSED_OVER =
  /^(no|nomor|nmr|id|kode|satuan|sat|unit|keterangan|ket|catatan|(nama )?kec(amatan)?|tanggal|tgl)?\.?$/i;
/** Said of figures that are not those of the period that is open. */
const OTHER_TIME =
  /\b(lalu|kemarin|kmrn|kmrin|sebelum\p{L}*|lama|tahun lalu|het|hap|hpp|acuan|target|selisih|perubahan|naik|turun|persen)\b|%/iu;
const THIS_TIME = /\b(ini|sekarang|terkini|terbaru|saat ini)\b/i;

/** A block with so many times the rows of the sheet has other weeks, places or shops in it. */
const LONG = 2;

const DOUBTS = {
  shape: { ditumpuk: 'Blok ini berisi beberapa tabel bersisian.', dibalik: 'Baris dan kolom blok ini tertukar.' },
  unnamed: 'Blok ini tidak berjudul kolom.',
  unclear: 'Judul kolomnya belum jelas.',
  partly: 'Sebagian baris tidak menyebut kolomnya.',
  counting: 'Ada kolom yang isinya nomor urut.',
  wide: 'Kolomnya tidak sama dengan kolom tabel ini.',
  filtered: 'Sebagian baris tabel ini sedang tersembunyi.',
  long: 'Blok ini jauh lebih panjang dari tabel ini.',
  nameless: 'Namanya tidak ada di tabel ini.',
} as const;

/**
 * Finds out what the columns of a block are, and whether that is certain.
 *
 * @param isList each line is a name and its figures; below their titles where the first line has no name
 */
export function planBlock(lines: Cells, sheet: Sheet, isList = false): BlockPlan {
  const named = nameMatcher(sheet.rows.map(({ nama }) => nama));
  const whole = withoutBlankEnd(lines);
  const pile = isList ? null : stackTables(whole, named);
  const isOver = !isList && !pile && isTurned(whole, named);
  const cells = pile ?? (isOver ? transpose(whole) : whole);
  const listHead = lines[0]?.[0] === '' ? 1 : 0;
  const head = isList ? listHead : headOf(cells, named);
  const body = cells.slice(head);
  const width = widthOf(cells);
  const nameColumn = isList && body.length > 0 ? 0 : nameColumnOf(body, named);
  const parts = titlesOf(cells.slice(0, head), width, nameColumn);
  const titles = parts.map((lines) => lines.join(' '));
  const kinds = Array.from({ length: width }, (_, column) =>
    kindOf(body, column, { nameColumn, isTitled: head > 0, isList }),
  );
  const table = { body, parts, titles, kinds, nameColumn };
  const plan = head > 0 ? byTitles(table, sheet) : byPlace(table, sheet);
  const isNameless = nameColumn !== undefined && !columnOf(body, nameColumn).some((text) => named(text).is !== 'none');
  const shape = pile ? 'ditumpuk' : isOver ? 'dibalik' : null;
  const other = otherPlace(placeNamed(whole.slice(0, headOf(whole, named))), sheet);
  const doubts = [
    other && `Blok ini menyebut ${other}, bukan ${sheet.tempat}.`,
    shape && DOUBTS.shape[shape],
    plan.doubt,
    isNameless && DOUBTS.nameless,
    body.length > LONG * sheet.rows.length && DOUBTS.long,
    nameColumn === undefined && body.length > 1 && hidesRows(sheet) && DOUBTS.filtered,
  ];
  const elsewhere = placesOf(body, titles.findIndex(isPlaceTitle)).map((place) => otherPlace(place, sheet));
  return { body, titles, kinds, targets: plan.targets, elsewhere, doubt: doubts.find(Boolean) || null };
}

const hidesRows = ({ rows, shown = rows.length }: Sheet): boolean => shown < rows.length;

/** Undefined for the place of the sheet itself. */
function otherPlace(place: string | undefined, { tempat }: Sheet): string | undefined {
  if (place === undefined || tempat === undefined) return undefined;
  return nameMatcher([tempat])(place).is === 'one' ? undefined : place;
}

/** The place of each line: a blank, a ditto mark or 'sda' takes the place above. */
function placesOf(body: Cells, column: number): (string | undefined)[] {
  let place: string | undefined;
  return body.map((line) => {
    const text = typedText(line[column] ?? '');
    if (text !== '' && !/^("|''|,,|sda\.?|s\.d\.a\.?|idem)$/i.test(text)) place = text;
    return place;
  });
}

interface Table {
  body: Cells;
  /** The titles of each column, line by line. */
  parts: readonly (readonly string[])[];
  titles: readonly string[];
  kinds: readonly ColumnKind[];
  nameColumn: number | undefined;
}

type Proposal = Pick<BlockPlan, 'doubt' | 'targets'>;

interface Around {
  nameColumn: number | undefined;
  isTitled: boolean;
  isList: boolean;
}

function kindOf(body: Cells, column: number, { nameColumn, isTitled, isList }: Around): ColumnKind {
  const filled = columnOf(body, column);
  if (filled.length === 0) return 'kosong';
  if (isList && column !== nameColumn) return 'angka';
  const mayNumber = nameColumn !== undefined && column < nameColumn;
  if (column !== nameColumn && (mayNumber ? isNumbering(body, column) : isCounting(body, column, isTitled)))
    return 'nomor';
  if (isOfFigures(body, column)) return 'angka';
  return filled.every((text) => isWordy(text) && !/\d/.test(text)) ? 'kata' : 'teks';
}

/** By what stands above the columns. Nothing is guessed of a title that is unknown, or fits several figures. */
function byTitles({ body, parts, titles, kinds, nameColumn }: Table, { columns, at }: Sheet): Proposal {
  const named = nameMatcher(columns.map(({ names }) => names));
  const matches = titles.map((title, column) =>
    column === nameColumn || PASSED_OVER.test(title) ? null : matchOf(title, parts[column] ?? [], named),
  );
  const sure = matches.map((match) => (match?.is === 'one' ? match.at : null));
  const isTwice = (target: number) => sure.filter((other) => other === target).length > 1;
  const isAmount = (column: number) => kinds[column] === 'angka' && column !== nameColumn;
  const free = (targets: readonly Target[], wanted: readonly number[]) =>
    wanted.find((one) => !targets.includes(one)) ?? null;

  const targets: Target[] = titles.map((_, column) => {
    const target = sure[column] ?? null;
    if (column === nameColumn) return 'nama';
    return target !== null && kinds[column] !== 'nomor' && !isTwice(target) ? target : null;
  });
  titles.forEach((title, column) => {
    const match = matches[column];
    if (!isAmount(column) || targets[column] !== null || OTHER_TIME.test(title)) return;
    if (match?.is === 'asked' && sure.every((one) => one === null || !match.asks.includes(one)))
      targets[column] = free(targets, match.asks);
    else if (match?.is === 'none' && THIS_TIME.test(title)) targets[column] = free(targets, [at.column]);
  });

  const untitled = titles.flatMap((title, column) => (isAmount(column) && title === '' ? [column] : []));
  // Lines of a chat that name no column stand apart from those that do.
  const isApart = untitled.every(
    (column) => !targets.some((other, to) => typeof other === 'number' && meet(body, column, to)),
  );
  const room = columns.length - at.column;
  if (isApart && untitled.length <= room) {
    untitled.forEach((column, place) => {
      targets[column] = at.column + place;
    });
  }

  const open = titles.flatMap((title, column) => (isAmount(column) && !PASSED_OVER.test(title) ? [column] : []));
  const isUnclear = open.some((column) => matches[column]?.is === 'asked' || isTwice(sure[column] ?? -1));
  const isLacking =
    columns.some((_, one) => !sure.includes(one)) && open.some((column) => matches[column]?.is === 'none');
  const isCounted = kinds.some((kind, column) => kind === 'nomor' && sure[column] !== null);
  if (!isUnclear && untitled.length > 0 && isApart) return { targets, doubt: DOUBTS.partly };
  if (isUnclear || isLacking || untitled.length > 0) return { targets, doubt: DOUBTS.unclear };
  return { targets, doubt: isCounted ? DOUBTS.counting : null };
}

/** A title in one of several lines may name a figure by itself: that is a mere proposal. */
function matchOf(title: string, parts: readonly string[], named: Matcher): NameMatch {
  const match = named(title);
  if (match.is === 'one' || parts.length < 2) return match;
  const [part] = parts.map(named).filter(({ is }) => is === 'one');
  return part?.is === 'one' ? { is: 'asked', asks: [part.at] } : match;
}

/** Without titles columns go in their order: from the first where all figures are there, else from the active cell. */
function byPlace({ kinds, nameColumn }: Table, { columns, at }: Sheet): Proposal {
  const amounts = kinds.flatMap((kind, column) => (kind === 'angka' && column !== nameColumn ? [column] : []));
  const room = columns.length - at.column;
  const first = nameColumn !== undefined && amounts.length === columns.length ? 0 : at.column;
  const fits = amounts.length <= columns.length - first;
  const isByName = nameColumn !== undefined;
  const targets = kinds.map((_, column): Target => {
    if (column === nameColumn) return 'nama';
    const place = amounts.indexOf(column);
    return place >= 0 && fits ? first + place : null;
  });
  if (isByName) {
    const isList = amounts.length < 2 && !kinds.some((kind, column) => kind === 'teks' && column !== nameColumn);
    return { targets, doubt: isList ? null : DOUBTS.unnamed };
  }
  if (kinds.includes('nomor')) return { targets, doubt: DOUBTS.counting };
  // Nothing of it is an amount: each cell is told why.
  if (amounts.length === 0)
    return { targets: kinds.map((_, column) => (column < room ? first + column : null)), doubt: null };
  return { targets, doubt: amounts.length === kinds.length && fits ? null : DOUBTS.wide };
}

/** Spreadsheets copy blank columns and lines behind the last figure. */
function withoutBlankEnd(lines: Cells): Cells {
  const width = lines.reduce((most, line) => Math.max(most, line.findLastIndex(isFilled) + 1), 0);
  const height = lines.findLastIndex((line) => line.some(isFilled)) + 1;
  return lines.slice(0, height).map((line) => line.slice(0, width));
}
