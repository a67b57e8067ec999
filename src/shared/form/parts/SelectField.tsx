import type { ReactNode } from 'react';
import { complaintOf } from '../values/complaint-of';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';
import { SelectInput } from './SelectInput';

interface SelectFieldProps {
  name: string;
  label: string;
  /** Stands for nothing chosen. */
  placeholder: string;
  /** One that is `taken` is shown, but cannot be chosen. */
  options: readonly (readonly [value: string | number, label: string, taken?: boolean])[];
  disabled?: boolean;
  help?: ReactNode;
  onChange?: (value: string) => void;
}

/** One of a list. The form holds the option's value as text, '' while none is chosen. */
export function SelectField({ name, label, placeholder, options, disabled, help, onChange }: SelectFieldProps) {
  const { input, meta } = useFormField(name);
  return (
    <FormField label={label} help={help} complaint={complaintOf(meta)} disabled={disabled}>
      {(control) => (
        <SelectInput
          {...control}
          {...input}
          // Without a choice it only waits for one elsewhere.
          isFixed={disabled === true && input.value !== ''}
          onChange={(event) => {
            input.onChange(event);
            onChange?.(event.target.value);
          }}
        >
          <option value="">{placeholder}</option>
          {options.map(([value, text, taken]) => (
            <option key={value} value={value} disabled={taken}>
              {text}
            </option>
          ))}
        </SelectInput>
      )}
    </FormField>
  );
}
