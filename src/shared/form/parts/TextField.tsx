import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';

interface TextFieldProps extends Omit<InputProps, 'name'> {
  name: string;
  label: string;
  help?: ReactNode;
}

/** One line of text. */
export function TextField({ name, label, help, disabled, readOnly, ...rest }: TextFieldProps) {
  const { input, meta } = useFormField(name);
  const isFixed = disabled || readOnly;
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)} disabled={disabled} readOnly={readOnly}>
      {(control) => (
        <InputGroup endElement={isFixed && <Lock aria-hidden size={18} />} endElementProps={{ paddingInline: '14px' }}>
          <Input maxLength={10_000} {...control} {...input} {...rest} />
        </InputGroup>
      )}
    </FormField>
  );
}
