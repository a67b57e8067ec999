import { Textarea, type TextareaProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';

interface TextAreaFieldProps extends Omit<TextareaProps, 'name'> {
  name: string;
  label: string;
  help?: ReactNode;
}

/** Several lines of text. */
export function TextAreaField({ name, label, help, ...rest }: TextAreaFieldProps) {
  const { input, meta } = useFormField(name);
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)}>
      {(control) => <Textarea {...control} {...input} {...rest} />}
    </FormField>
  );
}
