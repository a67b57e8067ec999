import { useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';

const nothing = () => {};
const asTyped = (value: string) => value;

/**
 * A field whose value is text. It is registered before anybody can type: react-final-form registers in a passive
 * effect, and that would put the initial value back over what was typed until then.
 */
export function useFormField(name: string) {
  const form = useForm();
  useLayoutEffect(() => form.registerField(name, nothing, {}), [form, name]);
  return useField<string>(name, { parse: asTyped });
}
