import { grouped } from '../format';

/** How many decimals a number has as it is written out in full. */
const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

/** A number as somebody is asked about it: 14500 → '14.500', 1.125 → '1,125'. */
export const spoken = (value: number): string => grouped(value, decimalsOf(value));

/**
 * A figure as a form and a spreadsheet hold it: plain digits, a comma before decimals. Read again it is the same number:
 * three decimals get a nought behind them ('1,1250'), as '1,125' might also be one thousand one hundred and twenty-five.
 */
export function figureText(value: number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = String(value).replace('.', ',');
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text;
}
