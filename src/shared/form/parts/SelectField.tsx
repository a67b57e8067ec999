import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react';
import { ChevronDown, Lock } from 'lucide-react';
import { useFormField } from '../values/use-form-field';
import { type FieldProps, FormField } from './FormField';

interface SelectFieldProps extends FieldProps {
  /** Stands for nothing chosen. */
  placeholder: string;
  /** One that is `taken` is shown, but cannot be chosen. */
  options: readonly (readonly [value: string | number, label: string, taken?: boolean])[];
  onChange?: (value: string) => void;
}

/** One of a list. The form holds the option's value as text, '' while none is chosen. */
export function SelectField({ placeholder, options, onChange, ...field }: SelectFieldProps) {
  const { input, complaint } = useFormField(field.name);
  return (
    <FormField {...field} complaint={complaint}>
      {(control) => (
        <SelectInput
          {...control}
          {...input}
          // Without a choice it only waits for one elsewhere.
          isFixed={field.disabled === true && input.value !== ''}
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

interface SelectInputProps extends NativeSelectFieldProps {
  /** What is chosen cannot be changed here. */
  isFixed?: boolean;
}

/** The phone's own picker. As long as nothing is chosen it does not look as if something were. */
export function SelectInput({ isFixed = false, ...field }: SelectInputProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...field} data-kosong={field.value === '' ? '' : undefined} />
      <NativeSelect.Indicator data-tetap={isFixed || undefined}>
        {isFixed ? <Lock aria-hidden size={18} /> : <ChevronDown aria-hidden size={20} />}
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
