import { Input, InputGroup, type InputProps, Textarea, type TextareaProps } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useFormField } from '../values/use-form-field';
import { type FieldProps, FormField } from './FormField';

export function TextField({ name, label, help, disabled, readOnly, ...rest }: FieldProps & InputProps) {
  const { input, complaint } = useFormField(name);
  const isFixed = disabled || readOnly;
  return (
    <FormField label={label} help={help} complaint={complaint} disabled={disabled} readOnly={readOnly}>
      {(control) => (
        <InputGroup endElement={isFixed && <Lock aria-hidden size={18} />} endElementProps={{ paddingInline: '14px' }}>
          <Input maxLength={10_000} {...control} {...input} {...rest} />
        </InputGroup>
      )}
    </FormField>
  );
}

/** What a form shows beside its fields, and does not send. A disabled one is passed over by Tab. */
export const FixedField = ({ label, value, disabled }: { label: string; value: string; disabled?: true }) => (
  <FormField label={label} disabled={disabled} readOnly={!disabled}>
    {(control) => (
      <InputGroup endElement={<Lock aria-hidden size={18} />} endElementProps={{ paddingInline: '14px' }}>
        <Input {...control} value={value} readOnly />
      </InputGroup>
    )}
  </FormField>
);

export function TextAreaField({ name, label, help, ...rest }: FieldProps & TextareaProps) {
  const { input, complaint } = useFormField(name);
  // Browsers bring its caret into view, and leave the rest of it below the button that stays.
  const show = (event: FocusEvent<HTMLTextAreaElement>) => {
    input.onFocus(event);
    event.currentTarget.scrollIntoView?.({ block: 'nearest' });
  };
  return (
    <FormField label={label} help={help} complaint={complaint}>
      {(control) => <Textarea {...control} {...input} onFocus={show} {...rest} />}
    </FormField>
  );
}
