import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { complaintOf } from '../values/complaints';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
}

/** A password. */
export function PasswordField({ name, label, autoComplete, help }: PasswordFieldProps) {
  const { input, meta } = useFormField(name);
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)}>
      {(control) => <PasswordInput {...control} {...input} autoComplete={autoComplete} />}
    </FormField>
  );
}

/** Hides what is typed unless its owner wants to see it. */
function PasswordInput(props: InputProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <InputGroup
      endElement={
        <Button
          look="ikon"
          aria-label={isShown ? 'Sembunyikan password' : 'Tampilkan password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={22} />
        </Button>
      }
      endElementProps={{ padding: 0, width: 'var(--input-height)' }}
    >
      <Input {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
    </InputGroup>
  );
}
