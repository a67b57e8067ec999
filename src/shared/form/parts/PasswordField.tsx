import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useFormField } from '../values/use-form-field';
import { type FieldProps, FormField } from './FormField';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const { input, complaint } = useFormField(field.name);
  return (
    <FormField {...field} complaint={complaint}>
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
