import { convert, readFigure, spoken, unitOf } from '@/shared/lib/figures';
import type { Cell, Mark } from '@/shared/spreadsheet';
import type { FileColumn } from './column';
import { textOf } from './title/title-lines';
import { fullUnit } from './title/title-unit';

/** The way in which the figures of a column are written, judged from all of them. */
export interface NumberStyle {
  /** Commas group thousands: all texts are written like '14,500'. */
  hasCommaGroups: boolean;
  /** Some texts can only have a decimal point: '148.6'. */
  hasDecimalPoints: boolean;
  /** Figures are texts for the most part; a number among them was made by a spreadsheet. */
  hasTexts: boolean;
}

/** A figure that the whole column makes doubtful, with all its readings. */
export interface FigureQuestion {
  asks: readonly number[];
  sentence: string;
}

/** '14,500', '14,500.00', '950.00': grouped and cut as English does. */
const COMMA_GROUPS = /^(rp\.? ?)?([1-9]\d{0,2}(,\d{3})+(\.0+)?|\d+\.0{2})$/i;
const DECIMAL_POINT = /^\d+\.(\d{1,2}|\d{4,})$|^0+\.\d+$|,\d{3}.*\.\d+$/;
const POINT_GROUPS = /^\d{1,3}\.\d{3}$/;
const PLAIN = /^\d{1,3}$/;
/** One figure alone says nothing about its column. */
const LEAST = 2;

/** @param mayGroup commas of prices group; those of an area or a stock may cut its decimals off */
export function styleOf(cells: readonly (Cell | undefined)[], mayGroup: boolean): NumberStyle {
  const texts = cells.flatMap((cell) => (typeof cell === 'string' && /\d/.test(cell) ? textOf(cell) : []));
  const groupedCount = texts.filter((text) => COMMA_GROUPS.test(text)).length;
  const others = texts.filter((text) => !COMMA_GROUPS.test(text) && !PLAIN.test(text)).length;
  return {
    hasCommaGroups: mayGroup && groupedCount >= LEAST && others === 0,
    hasDecimalPoints: texts.some((text) => DECIMAL_POINT.test(text)),
    hasTexts: texts.length > 0,
  };
}

const question = (asks: readonly number[], text?: string): FigureQuestion => ({
  asks,
  sentence: `${text ?? ''}Maksudnya ${asks.map(spoken).join(' atau ')}?`,
});

/** A cell as its column lets it be read: a number, or a question; null where it is read like any other cell. */
export function readInStyle(
  cell: Cell | undefined,
  style: NumberStyle,
  { figure = 'whole', unit }: Pick<FileColumn, 'figure' | 'unit'>,
  special: { mark?: Mark | undefined; shown?: string | undefined } = {},
): number | FigureQuestion | null {
  if (typeof cell === 'number') {
    if (special.mark === 'tampilan' && special.shown !== undefined) {
      const shown = readFigure(special.shown, figure, unit);
      const more = shown.is === 'figure' ? [shown.value] : shown.is === 'asked' ? shown.asks : [];
      const asks = [...new Set([cell, ...more])];
      return asks.length > 1 ? question(asks, `Di berkas tampil ${special.shown}, isinya ${spoken(cell)}. `) : null;
    }
    if (figure === 'decimal' && /^rp/i.test(unit ?? '') && !Number.isInteger(cell) && cell < 1_000) {
      return question([cell, cell * 1_000]);
    }
    return style.hasTexts && !Number.isInteger(cell) && figure === 'decimal' ? question([cell]) : null;
  }
  const text = textOf(cell);
  if (style.hasCommaGroups && COMMA_GROUPS.test(text)) return Number(text.replace(/[^\d.]/g, '').replace(/^\.+/, ''));
  if (style.hasDecimalPoints && POINT_GROUPS.test(text)) {
    const asks = [Number(text), Number(text.replace('.', ''))];
    return question(figure === 'decimal' ? asks : asks.filter(Number.isInteger));
  }
  return null;
}

/** The factor from a title's unit to the field's; undefined where they measure different things. */
export function factorOf(satuan: string, unit: string | undefined): number | undefined {
  if (satuan === 'ribuan') return 1_000;
  if (unit === undefined || /^rp/i.test(unit)) return undefined;
  return convert(1, fullUnit(satuan), unit);
}

const NO_UNIT = /^[\s\-–"'”“.]*$|^(sda|idem)$/i;

/** A line's unit that is not the field's. */
export const isOtherUnit = (word: string, unit: string): boolean =>
  !NO_UNIT.test(word) && unitOf(fullUnit(word)) !== unitOf(unit.toLowerCase());
