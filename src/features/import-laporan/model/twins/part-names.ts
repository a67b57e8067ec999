import { textOf } from '@/shared/office-file';
import { type Column, SUBJECT } from '../columns';
import type { Judged } from '../judged';

/** Labels of a row that adds up or averages the others of its subject. */
const TOTAL_WORDS = `(?:(?:grand|sub)[ -]?total|jumlah|total|jml|tot|[Σ∑]|rata ?-? ?rata|rerata|rataan|mean|l ?[+&/] ?p|p ?[+&/] ?l|semua|keseluruhan|seluruhnya)`;
const TOTAL_LABEL = new RegExp(String.raw`^${TOTAL_WORDS}(?!\p{L})`, 'iu');
/** A remark has to be no more than that: 'Jumlah terbatas' adds nothing up. */
const TOTAL_REMARK = new RegExp(
  `^${TOTAL_WORDS}(?: (?:semua|seluruh(?:nya)?|desa|kampung|kelurahan|posyandu|pasar|l ?[+&/] ?p))?[.:]?$`,
  'iu',
);
const TOTAL_IN_NAME = /(?<!\p{L})(jumlah|total|jml)(?!\p{L})/iu;
const MEAN = /^(rata|rerata|mean)/i;

/** Labels of figures of another kind or time: they are neither added nor averaged. */
const OTHER_KIND = new RegExp(
  [
    String.raw`(?<!\p{L})(?:target|realisasi|sasaran|rencana|capaian|proyeksi|prognosa|estimasi|perkiraan|pagu|semula|menjadi`,
    `eceran|ecer|pengecer|konsumen|grosir|partai|agen|distributor|produsen|pedagang besar|tingkat petani`,
    `lalu|kemarin|kmrn|sebelum(?:nya)?|sekarang|terbaru|depan|(?:hari|minggu|pekan|bulan|tahun|periode) ini`,
    String.raw`(?:minggu|pekan|mgg) ?(?:ke)?[ -]?(?:[ivx]+|\d)|[mp][ -]?(?:[1-5]|i{1,3}|iv|v)`,
    'januari|februari|maret|april|mei|juni|juli|agustus|september|oktober|november|desember|20\\d\\d)(?![\\p{L}\\d])',
  ].join('|'),
  'iu',
);

const fileNames = ({ names }: Judged): string[] => names.map(({ fileText }) => fileText);

/** The market, posyandu or variety of a row, or the file's own name for its subject; blank where it has none. */
export const labelOf = (row: Judged): string => row.raw.label || fileNames(row).join(' ');

/** The label of a row, or else its remark. */
const partName = (row: Judged): string => row.raw.label || row.raw.remarks[0] || '';

export const rowName = (row: Judged): string => [partName(row), `baris ${row.raw.at}`].filter(Boolean).join(', ');

export const hasTotalLabel = (row: Judged): boolean =>
  TOTAL_LABEL.test(row.raw.label ?? '') ||
  row.raw.remarks.some((text) => TOTAL_REMARK.test(text)) ||
  fileNames(row).some((text) => TOTAL_IN_NAME.test(text));

export const isMeanRow = (row: Judged): boolean =>
  [row.raw.label ?? '', ...row.raw.remarks].some((text) => MEAN.test(text));

/** The label of a row of another kind or time than its twins: 'Target', 'Bulan lalu'. */
export const kindOf = ({ raw }: Judged): string | undefined =>
  [raw.label ?? '', ...raw.remarks].find((text) => text.length <= 40 && OTHER_KIND.test(text));

/** Figures that may be added up: prices may not. */
export const additive = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ figure, unit }) => figure && !isPriceUnit(unit));

export const isPriceUnit = (unit: string | undefined): boolean => /^rp/i.test(unit ?? '');

export const figureOf = ({ values }: Judged, name: string): number | undefined =>
  Number.isFinite(values[name]) ? Number(values[name]) : undefined;

export const sumOf = (rows: readonly Judged[], name: string): number =>
  Number(rows.reduce((total, row) => total + (figureOf(row, name) ?? 0), 0).toPrecision(12));

/** Finds the rows all of whose figures are the sums of those of the others, two of which count at least. */
export function sumRows(rows: readonly Judged[], columns: readonly Column[]): Judged[] {
  const sums = columns.map(({ name }) => ({
    name,
    sum: sumOf(rows, name),
    count: rows.filter((row) => figureOf(row, name)).length,
  }));
  return rows.filter((row) => {
    const filledSums = sums.filter(({ name }) => figureOf(row, name) !== undefined);
    const hasParts = filledSums.some(({ name, count }) => figureOf(row, name) && count > 2);
    return hasParts && filledSums.every(({ name, sum }) => isOthersSum(figureOf(row, name) ?? 0, sum));
  });
}

/** @param sum of all rows, this one too */
const isOthersSum = (figure: number, sum: number): boolean => figure === Number((sum - figure).toPrecision(12));

/** The subject of a row in the office's spelling, or the file's where it is exact. */
export const subjectOf = ({ raw, names }: Judged): string =>
  names.find(({ column }) => column === SUBJECT)?.name ?? textOf(raw.cells[SUBJECT]);
