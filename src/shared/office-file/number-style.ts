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
    hasDecimalPoints:
      texts.some((text) => DECIMAL_POINT.test(text)) ||
      (!mayGroup && cells.some((cell) => typeof cell === 'number' && !Number.isInteger(cell))),
    hasTexts: texts.length > 0,
  };
}

const IN_WHOLE = 'Titik di kolom ini dapat berarti koma. Isi bilangan bulatnya';
/** No food costs less: such prices lack their noughts. */
const LOWEST_PRICE = 100;

/** A price that may be written in thousands: 14, '14,5', 16.5; undefined for any other. */
function inThousands(cell: Cell | undefined): readonly number[] | undefined {
  const text = textOf(cell);
  const value =
    typeof cell === 'number' ? cell : /^\d{1,3}(?:,\d{1,2}|\.0{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  const isLow = value > 1 && value < (Number.isInteger(value) ? LOWEST_PRICE : 1_000);
  return isLow ? [value, Number((value * 1_000).toPrecision(12))] : undefined;
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
  special: { mark?: Mark | undefined; shown?: string | undefined; isUnitAsked?: boolean } = {},
): number | FigureQuestion | null {
  const isPrice = /^rp/i.test(unit ?? '');
  const lowPrice = isPrice && !special.isUnitAsked ? inThousands(cell) : undefined;
  if (lowPrice !== undefined) return question(figure === 'whole' ? lowPrice.filter(Number.isInteger) : lowPrice);
  if (typeof cell === 'number') {
    if (special.mark === 'tampilan' && special.shown !== undefined) {
      const shown = readFigure(special.shown, figure, unit);
      const more = shown.is === 'figure' ? [shown.value] : shown.is === 'asked' ? shown.asks : [];
      const asks = [...new Set([cell, ...more])];
      return asks.length > 1 ? question(asks, `Di berkas tampil ${special.shown}, isinya ${spoken(cell)}. `) : null;
    }
    // A mean that a formula has worked out.
    if (isPrice && figure === 'whole' && !Number.isInteger(cell) && cell >= 1_000) {
      return question([Math.round(cell)], `Di berkas ${spoken(cell)}. `);
    }
    return style.hasTexts && !Number.isInteger(cell) && figure === 'decimal' ? question([cell]) : null;
  }
  const text = textOf(cell);
  if (isPrice && /^\d+(?:,\d+)? (?:kg|kilo|kilogram|liter|ltr)$/i.test(text))
    return Number.parseFloat(text.replace(',', '.'));
  // Three digits group thousands; one or two noughts are decimals.
  if (/^0+[.,]0+$|^\d+\.0{1,2}$/.test(text)) return Number(text.replace(',', '.'));
  // No group of thousands begins with a nought, and commas of areas cut their decimals off.
  const isCut = /^0+[.,]\d+$/.test(text) || (/^(ha|hektar)$/i.test(unit ?? '') && /^\d{1,3},\d{3}$/.test(text));
  if (figure === 'whole' && !isPrice && isCut) return { asks: [], sentence: 'Isi bilangan bulat' };
  if (style.hasCommaGroups && COMMA_GROUPS.test(text)) return Number(text.replace(/[^\d.]/g, '').replace(/^\.+/, ''));
  if (style.hasDecimalPoints && POINT_GROUPS.test(text)) {
    const asks = [Number(text), Number(text.replace('.', ''))];
    if (figure === 'decimal') return question(asks);
    const whole = asks.filter(Number.isInteger);
    return whole.length > 1 || isPrice ? question(whole) : { asks: [], sentence: IN_WHOLE };
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
