import { NativeSelect } from '@/shared/ui/NativeSelect';

interface FilterChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What stands for no choice; 'Semua' and the label otherwise. */
  all?: string;
  children: readonly (readonly [value: string, label: string])[];
}

/** One filter of a list. A value that is not among its options shows as none. */
export function FilterChoice({ label, value, onChange, all, children }: FilterChoiceProps) {
  const shown = children.some(([one]) => one === value) ? value : '';
  return (
    <NativeSelect aria-label={label} value={shown} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all ?? `${label}: semua`}</option>
      {children.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
