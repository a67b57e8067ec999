import { NativeSelect } from '@/shared/ui/NativeSelect';
import { useSaringan } from '../model/use-saringan';

interface FilterSelectProps {
  /** The filter's name in the address and in the API. */
  name: string;
  label: string;
  /** Stands for all of them. */
  semua: string;
  options: readonly (readonly [value: string | number, label: string])[];
}

/** Narrows the list by one of a few values. */
export function FilterSelect({ name, label, semua, options }: FilterSelectProps) {
  const { value, choose } = useSaringan(name);
  return (
    <NativeSelect aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{semua}</option>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
