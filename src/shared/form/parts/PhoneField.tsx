import { useForm } from 'react-final-form';
import { nomorTelepon, noPhone } from '#contract/formulas/telepon.ts';
import { useReader } from '../values/readers';
import { useFieldValue } from '../values/use-form-field';
import type { FieldProps } from './FormField';
import { TextField } from './TextField';

/** What is sent: the stored form, NaN for digits that are no number; other texts are the rules' matter. */
const read = (text: string): string | number => {
  const number = nomorTelepon(text);
  return /^\+?\d+$/.test(number) && noPhone(number) !== undefined ? Number.NaN : number;
};

/** A phone number, written in any way; the stored form stands there once the field is left. */
export function PhoneField({ name, ...rest }: FieldProps & { autoComplete: 'tel' | 'off' }) {
  const form = useForm();
  const text = useFieldValue(name) ?? '';
  useReader(name, read, noPhone(nomorTelepon(text)) ?? '');
  const leave = () => {
    form.blur(name);
    const number = read(text);
    if (typeof number === 'string' && number !== text) form.change(name, number);
  };
  return <TextField name={name} type="tel" inputMode="tel" onBlur={leave} {...rest} />;
}
