import { decimalOf, readDecimal, readWhole, showWhole, wholeOf } from '../values/typed-numbers';
import { NumberField, type NumberFieldProps } from './NumberField';

const whole = {
  read: readWhole,
  show: showWhole,
  send: wholeOf,
  complaint: 'Isi bilangan bulat',
  inputMode: 'numeric',
} as const;

/** A whole number, grouped while it is typed; anything with a separator is refused visibly (rulings 13). */
export function WholeField(props: NumberFieldProps) {
  return <NumberField {...props} figures={whole} />;
}

const decimal = {
  read: (_before: string, after: string) => readDecimal(after),
  show: (value: string) => value,
  send: decimalOf,
  complaint: 'Isi angka, dengan koma untuk desimal',
  inputMode: 'decimal',
} as const;

/** A number that may have decimals, typed with a comma (rulings 13). */
export function DecimalField(props: NumberFieldProps) {
  return <NumberField {...props} figures={decimal} />;
}
