/**
 * 1234.5 → '1.234,5', as Indonesian writes numbers. It says what `Intl.NumberFormat('id-ID')` says, whose first use
 * costs a slow phone more than the rest of the app's code does at its start.
 *
 * @param decimals at most so many; halves are rounded away from zero
 */
export function grouped(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  // The smallest step up: 1.005 is a little less than it reads, and would be rounded down.
  const rounded = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON)) / scale;
  const [whole = '', part = ''] = rounded.toFixed(decimals).split('.');
  const fraction = part.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 && rounded > 0 ? '-' : ''}${digits}${fraction && `,${fraction}`}`;
}

/** 14500 → 'Rp 14.500'. The space does not break: an amount stays on one line. */
export function rupiah(amount: number): string {
  const text = grouped(amount);
  return text.startsWith('-') ? `-Rp\u00a0${text.slice(1)}` : `Rp\u00a0${text}`;
}

/** -12.34 → '-12,3 %'. The space does not break. */
export const persen = (value: number, decimals = 1): string => `${grouped(value, decimals)}\u00a0%`;

/** 12.34 → '12,3 %'. The sign is not said: words or an arrow beside it say the direction. */
export function persentase(value: number): string {
  const size = Math.abs(value);
  return size > 0 && size < 0.05 ? `kurang dari ${persen(0.1)}` : persen(size);
}

/** A number without an exponent, for coordinates: 4e-7 → '0.0000004'. */
export function plainDecimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return String(value);
  const sign = value < 0 ? '-' : '';
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${mantissa.replace(/[-.]/g, '')}`;
}
