import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';
import { PasswordInput } from './PasswordInput';

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
