import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

/** The phone's own picker. As long as nothing is chosen it does not look as if something were. */
export function SelectInput(props: NativeSelectFieldProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...props} data-kosong={props.value === '' ? '' : undefined} />
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden size={20} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
