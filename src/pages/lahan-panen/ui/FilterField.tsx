import { useId } from 'react';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import css from './filter-sheet.module.css';

interface FilterFieldProps {
  label: string;
  name: string;
  value: string;
  /** What the blank choice reads. */
  all: string;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One of the sheet's selects; blank narrows nothing. */
export function FilterField({ label, name, value, all, choices }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={css['label']}>
      <label htmlFor={id}>{label}</label>
      {/* The choices may come later than the sheet: a new key lets the chosen one stand then. */}
      <NativeSelect id={id} name={name} defaultValue={value} key={choices.length}>
        <option value="">{all}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
