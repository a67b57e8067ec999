import { useLayoutEffect, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { complaintOf } from './complaints';

const asTyped = <Value>(value: Value) => value;

/**
 * What a field holds. Registered in a layout effect: react-final-form does it in a passive one, and would put what was
 * typed until then back to the initial value.
 *
 * @param isEqual when it counts as unchanged; identical otherwise
 */
export function useFieldValue<Value = string>(name: string, isEqual?: IsEqual<Value>): Value | undefined {
  const form = useForm<Record<string, Value>>();
  const [value, follow] = useState<Value | undefined>(() => form.getState().values[name]);
  useLayoutEffect(
    () => form.registerField(name, (state) => follow(() => state.value), { value: true }, isEqual && { isEqual }),
    [form, name, isEqual],
  );
  return value;
}

/** A field whose value is text, and what is wrong with it. */
export function useFormField(name: string) {
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const value = useFieldValue(name) ?? '';
  return { input: { ...input, value }, meta, complaint: complaintOf(meta) };
}

type IsEqual<Value> = (one: Value | undefined, other: Value | undefined) => boolean;
