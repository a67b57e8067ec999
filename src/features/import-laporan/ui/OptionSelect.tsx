import type { Question } from '@/shared/office-file';
import { NativeSelect } from '@/shared/ui/NativeSelect';

interface OptionSelectProps {
  label: string;
  value: string | undefined;
  options: Question['options'];
  onChoose: (value: string) => void;
}

/** A question's options in one field; blank until one is chosen. */
export const OptionSelect = ({ label, value, options, onChoose }: OptionSelectProps) => (
  <NativeSelect aria-label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
    <option value="">Belum dipilih</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </NativeSelect>
);
