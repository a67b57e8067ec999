import { Textarea, type TextareaProps } from '@chakra-ui/react';
import type { FocusEvent, ReactNode } from 'react';
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
  // Browsers bring its caret into view, and leave the rest of it below the button that stays.
  const show = (event: FocusEvent<HTMLTextAreaElement>) => {
    input.onFocus(event);
    event.currentTarget.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)}>
      {(control) => <Textarea {...control} {...input} onFocus={show} {...rest} />}
    </FormField>
  );
}
