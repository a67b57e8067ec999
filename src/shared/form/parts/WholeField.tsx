import { readWhole, showWhole, wholeOf } from '../values/whole-number';
import { NumberField, type NumberFieldProps } from './NumberField';

const figures = {
  read: readWhole,
  show: showWhole,
  send: wholeOf,
  complaint: 'Isi bilangan bulat',
  inputMode: 'numeric',
} as const;

/** A whole number, grouped while it is typed; anything with a separator is refused visibly (rulings 13). */
export function WholeField(props: NumberFieldProps) {
  return <NumberField {...props} figures={figures} />;
}
