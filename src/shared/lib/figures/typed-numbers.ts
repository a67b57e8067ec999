import { ourDigits } from '#contract/formulas/nama/typed-text.ts';
import { grouped } from '../format';
import { numeralOf } from './numeral';
import { figureText } from './write-figure';

const isDigits = (text: string) => /^\d*$/.test(text);

/** '14.500', and '14.500,00' of an amount. */
const isGrouped = (text: string): boolean => /^[\d.]+\.\d{3}(,0{1,2})?$/.test(text) && valueIn(text) !== undefined;

/** Undefined for what is written in no one way (`numeralOf`). */
function valueIn(text: string): number | undefined {
  const numeral = numeralOf(text);
  return numeral && 'value' in numeral ? numeral.value : undefined;
}

/** '014' is fourteen; '0' stays. */
const withoutLeadingZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '');

/**
 * What a field for decimals keeps of what was typed: digits of other scripts become ours, what is neither digit nor
 * separator goes (spec section 5: digits only).
 */
export const readDecimal = (text: string): string =>
  ourDigits(text)
    .replace(/^\s*rp\.?/i, '')
    .replace(/[^\d.,-]/g, '');

/**
 * What a field for whole numbers holds after a change: digits alone, or the text as it stands while it is not a whole
 * number: '0,5' must not become 5 (rulings 13). Thousands that are grouped with dots are read.
 *
 * @param before what the field showed before the change
 */
export function readWhole(before: string, after: string): string {
  const text = readDecimal(after);
  if (isDigits(text)) return withoutLeadingZeros(text);
  if (isGrouped(text)) return withoutLeadingZeros((text.split(',')[0] ?? '').replaceAll('.', ''));
  const isOurGrouping = isGrouped(before) && /^[\d.]*$/.test(text) && isDigits(inserted(before, after));
  return isOurGrouping ? withoutLeadingZeros(text.replaceAll('.', '')) : text;
}

/** '14500' is shown as '14.500'; what is not a whole number as it was typed. */
export const showWhole = (value: string): string =>
  value !== '' && isDigits(value) && value.length <= 15 ? grouped(Number(value)) : value;

/** What is sent of a field: digits, blank, or NaN for a text that is not a whole number. */
export const wholeOf = (value: string): number | string => (isDigits(value) ? value : Number.NaN);

/** The part of a text that a change has put into it. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < after.length - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * '1.234,5' → 1234.5; blank stays blank; NaN for what is no number as they are written here (rulings 13). A field that is
 * labelled so takes a comma for one, whatever stands behind it: '1,500' is one and a half.
 */
export const decimalOf = (text: string): number | string => {
  if (text === '' || !/^[\d.,]+$/.test(text)) return text === '' ? '' : Number.NaN;
  return valueIn(text) ?? (/^\d+,\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);
};

/** As a decimal is typed: 95.5 → '95,5'. */
export const typedDecimal = figureText;
