import { decimalOf, readDecimal } from '../values/decimal-number';
import { NumberField, type NumberFieldProps } from './NumberField';

const figures = {
  read: (_before: string, after: string) => readDecimal(after),
  show: (value: string) => value,
  send: decimalOf,
  complaint: 'Isi angka, dengan koma untuk desimal',
  inputMode: 'decimal',
} as const;

/** A number that may have decimals, typed with a comma (rulings 13). */
export function DecimalField(props: NumberFieldProps) {
  return <NumberField {...props} figures={figures} />;
}
