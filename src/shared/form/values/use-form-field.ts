import { useLayoutEffect, useState } from 'react';
import { useField, useForm } from 'react-final-form';

const asTyped = (value: string) => value;

/**
 * A field whose value is text. It is registered and followed before anybody can type: react-final-form does both in a
 * passive effect, and what was typed until then would be put back to the initial value, or lost to the next key.
 */
export function useFormField(name: string) {
  const form = useForm();
  const field = useField<string>(name, { parse: asTyped });
  const [value = '', follow] = useState<string | undefined>(field.input.value);
  useLayoutEffect(() => form.registerField(name, (state) => follow(state.value), { value: true }), [form, name]);
  return { ...field, input: { ...field.input, value } };
}
