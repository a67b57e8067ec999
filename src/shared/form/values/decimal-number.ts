import { cleaned } from './whole-number';

const DECIMAL = /^(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/;

/** What a field for decimals keeps of what was typed. */
export const readDecimal = cleaned;

/** '1.234,5' → 1234.5; blank stays blank; NaN for what is no number as they are written here (rulings 13). */
export const decimalOf = (text: string): number | string => {
  if (text === '') return '';
  return DECIMAL.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : Number.NaN;
};

/** As a decimal is typed: 95.5 → '95,5'. */
export const typedDecimal = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value).replace('.', ',');
