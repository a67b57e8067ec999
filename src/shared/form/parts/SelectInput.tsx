import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react';
import { ChevronDown, Lock } from 'lucide-react';

interface SelectInputProps extends NativeSelectFieldProps {
  /** What is chosen cannot be changed here. */
  isFixed?: boolean;
}

/** The phone's own picker. As long as nothing is chosen it does not look as if something were. */
export function SelectInput({ isFixed = false, ...field }: SelectInputProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...field} data-kosong={field.value === '' ? '' : undefined} />
      {isFixed ? (
        <NativeSelect.Indicator data-tetap>
          <Lock aria-hidden size={18} />
        </NativeSelect.Indicator>
      ) : (
        <NativeSelect.Indicator>
          <ChevronDown aria-hidden size={20} />
        </NativeSelect.Indicator>
      )}
    </NativeSelect.Root>
  );
}
