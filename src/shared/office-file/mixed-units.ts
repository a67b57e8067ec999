import { isKnownUnit, readFigure, spoken, unitOf } from '@/shared/lib/figures';
import type { Cell, Table } from '@/shared/spreadsheet';
import type { FileColumn } from './column';
import { type FigureQuestion, factorOf, type NumberStyle, readInStyle } from './number-style';
import type { Answers } from './question';
import type { DataLine } from './rows/lines';
import { type FieldSource, type FieldValue, fieldValue, ROW_UNITS, unitAnswer } from './sources';
import { textOf } from './title/title-lines';

const THOUSAND = 1_000;
/** A figure so many times another one of its column is written in another unit. */
const FAR = 100;
/** '14 rb' is no figure in thousands. */
const MULTIPLIED = /\d\s*(rb|rban|ribu|ribuan|k|jt|juta)\b/i;

const isPriceOf = ({ unit }: FileColumn): boolean => /^rp/i.test(unit ?? '');

/** The unit that a cell names itself: '2 ton'. */
const ownUnit = (text: string): string | undefined => {
  const word = /\d\s*(\p{L}+[²\d]?)\.?$/u.exec(text)?.[1];
  return word !== undefined && isKnownUnit(word) ? word : undefined;
};

type Check = (row: number, value: FieldValue) => FieldValue;

/**
 * Makes the check of a field's cells in a column of another unit: one answer changes them all, or none, and single cells may be
 * written otherwise.
 */
function unitCheck(
  { rows }: Table,
  lines: readonly DataLine[],
  { field, style, sources }: { field: FileColumn; style: NumberStyle; sources: readonly FieldSource[] },
  answers: Answers,
): Check | undefined {
  const askedSources = sources.filter(
    ({ title }) => title.satuan !== undefined && answers[unitAnswer(title)] !== undefined,
  );
  if (askedSources.length === 0) return undefined;
  const figureIn = (cell: Cell | undefined): number | undefined => {
    const inStyle = readInStyle(cell, style, field, { isUnitAsked: true });
    const reading = readFigure(typeof inStyle === 'number' ? inStyle : (cell ?? ''), 'decimal', field.unit);
    return reading.is === 'figure' ? reading.value : undefined;
  };
  const checks = askedSources.map(({ column, title }) => {
    const figures = lines.flatMap(({ row }) => {
      const cell = rows[row]?.[column];
      return MULTIPLIED.test(textOf(cell)) ? [] : (figureIn(cell) ?? []);
    });
    const isChanged = answers[unitAnswer(title)] === 'ubah';
    const isOdd = title.satuan === 'ribuan' ? oddInThousands(figures, isChanged, isPriceOf(field)) : () => false;
    const factor = factorOf(title.satuan ?? '', field.unit);
    return (row: number): FigureQuestion | undefined => {
      const cell = rows[row]?.[column];
      const figure = figureIn(cell);
      if (figure === undefined || factor === undefined) return undefined;
      const unit = ownUnit(textOf(cell));
      const isOther = unit !== undefined && unitOf(unit) !== unitOf(title.satuan ?? '');
      if (isChanged && isOther) return readings(cell, [figure], field);
      return isOdd(figure, textOf(cell)) ? readings(cell, [figure, figure * factor], field) : undefined;
    };
  });
  return (row, value) => {
    const question = value.question ?? checks.map((check) => check(row)).find((one) => one !== undefined);
    if (!question) return value;
    if (sources.length === 1) return { ...value, question };
    return { ...value, question: { asks: [], sentence: question.sentence.replace(/Maksudnya .*/, 'Isi angkanya.') } };
  };
}

/** Finds figures that are full in a column of thousands, or in thousands in a full one. */
function oddInThousands(figures: readonly number[], isChanged: boolean, isPrice: boolean) {
  const sorted = figures.filter((figure) => figure > 0).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const most = sorted.at(-1) ?? 0;
  return (figure: number, text: string): boolean => {
    if (figure === 0) return false;
    if (MULTIPLIED.test(text)) return isChanged;
    if (isChanged) return isPrice ? figure >= THOUSAND : figure >= middle * FAR;
    return isPrice ? figure < THOUSAND && most >= THOUSAND : figure * FAR <= middle;
  };
}

function readings(cell: Cell | undefined, figures: readonly number[], { figure: kind }: FileColumn): FigureQuestion {
  const asks = figures
    .map((figure) => Number(figure.toPrecision(12)))
    .filter((figure) => kind === 'decimal' || Number.isInteger(figure));
  const text = typeof cell === 'number' ? spoken(cell) : textOf(cell);
  const question = asks.length > 0 ? `Maksudnya ${asks.map(spoken).join(' atau ')}?` : 'Isi angkanya.';
  return { asks, sentence: `Di berkas ${text}, satuannya lain daripada baris lain. ${question}` };
}

/** Makes the reader of a field's values in a block, each in the field's unit as far as the answers say so. */
export function valueReader(
  table: Table,
  lines: readonly DataLine[],
  of: { field: FileColumn; style: NumberStyle; sources: readonly FieldSource[] },
  answers: Answers,
): (row: number, satuan: string | undefined) => FieldValue {
  const { field, style, sources } = of;
  const check = unitCheck(table, lines, of, answers);
  const title = sources.find((source) => answers[unitAnswer(source.title)] === 'ubah')?.title.satuan;
  return (row, satuan) => {
    const value = fieldValue(table, row, sources, field, style, answers);
    const checkedValue = check ? check(row, value) : value;
    return satuan ? inFieldUnit(checkedValue, { satuan, title }, field, answers) : checkedValue;
  };
}

/** A figure in the field's unit, where the line names another one and the answer is to convert. */
function inFieldUnit(
  value: FieldValue,
  { satuan, title }: { satuan: string; title: string | undefined },
  field: FileColumn,
  answers: Answers,
): FieldValue {
  const factor = factorOf(satuan, field.unit);
  const figure = readFigure(value.cell ?? '', 'decimal', field.unit);
  if (factor === undefined || figure.is !== 'figure' || value.question) return value;
  const isOwn = typeof value.cell === 'string' && ownUnit(value.cell) !== undefined;
  if (title !== undefined && title !== 'ribuan') {
    // The title's unit was changed already; a line of another one contradicts it.
    if (unitOf(title) === unitOf(satuan)) return value;
    const fileFigure = figure.value / (factorOf(title, field.unit) ?? 1);
    return { ...value, question: readings(fileFigure, [figure.value, fileFigure * factor], field) };
  }
  if (answers[ROW_UNITS] !== 'ubah' || factor === 1) return value;
  if (isOwn) return { ...value, question: readings(value.cell, [figure.value], field) };
  return { ...value, cell: Number((figure.value * factor).toPrecision(12)) };
}
