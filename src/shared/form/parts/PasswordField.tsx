import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';
import css from './form.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
}

/** A password, hidden unless its owner wants to see it. */
export function PasswordField({ name, label, autoComplete, help }: PasswordFieldProps) {
  const { input, meta } = useFormField(name);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)}>
      {(control) => (
        <span className={css['kotak']}>
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            look="ikon"
            aria-label={isShown ? 'Sembunyikan password' : 'Tampilkan password'}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden size={22} />
          </Button>
        </span>
      )}
    </FormField>
  );
}
