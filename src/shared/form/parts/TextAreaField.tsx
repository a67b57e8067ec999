import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';
import css from './form.module.css';

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'> {
  name: string;
  label: string;
  help?: ReactNode;
}

/** Several lines of text. */
export function TextAreaField({ name, label, help, ...rest }: TextAreaFieldProps) {
  const { input, meta } = useFormField(name);
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)}>
      {(control) => (
        <span className={css['kotak']}>
          <textarea {...control} {...input} {...rest} />
        </span>
      )}
    </FormField>
  );
}
