import { useForm } from 'react-final-form';
import { nomorTelepon, noPhone } from '#contract/formulas/telepon/telepon.ts';
import { type ReadText, useReader } from '../values/readers';
import { useFieldValue } from '../values/use-form-field';
import type { FieldProps } from './FormField';
import { TextField } from './TextField';

/** Reads the stored form of a number. A text with letters is the rules' matter. */
function read(text: string): ReadText {
  const number = nomorTelepon(text);
  const sentence = /^\+?\d+$/.test(number) ? noPhone(number) : undefined;
  return sentence === undefined ? { value: number } : { sentence };
}

/** A phone number, written in any way; the stored form stands there once the field is left. */
export function PhoneField({ name, ...rest }: FieldProps & { autoComplete: 'tel' | 'off' }) {
  const form = useForm();
  const text = useFieldValue(name) ?? '';
  useReader(name, read);
  const leave = () => {
    form.blur(name);
    const number = nomorTelepon(text);
    if (number !== text && noPhone(number) === undefined) form.change(name, number);
  };
  return <TextField name={name} type="tel" inputMode="tel" onBlur={leave} {...rest} />;
}
