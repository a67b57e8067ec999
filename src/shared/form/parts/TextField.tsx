import type { InputHTMLAttributes, ReactNode } from 'react';
import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';
import css from './form.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'name'> {
  name: string;
  label: string;
  help?: ReactNode;
}

/** One line of text. */
export function TextField({ name, label, help, ...rest }: TextFieldProps) {
  const { input, meta } = useFormField(name);
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)}>
      {(control) => (
        <span className={css['kotak']}>
          <input maxLength={10_000} {...control} {...input} {...rest} />
        </span>
      )}
    </FormField>
  );
}
