import { FileUpload } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, type Ref, useId, useRef } from 'react';
import { Button } from '../Button';
import { Chakra } from '../chakra';

export interface FileChoiceProps {
  /** The button that opens the device's picker. */
  ref?: Ref<HTMLButtonElement>;
  /** The picker's own, where a label beside it belongs to it. */
  id?: string;
  /** What the picker is called. */
  label: string;
  /** What it offers. Whoever chooses something else all the same is told so by the form's rules. */
  accept: string;
  isMany?: boolean;
  /** The device's camera is opened at once. */
  isCamera?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  disabled?: boolean;
  look?: ComponentProps<typeof Button>['look'];
  className?: string | undefined;
  /** The button's name where its text does not say enough. */
  name?: string;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

const NONE: File[] = [];
const MANY = 1000;

/** A button that hands over files of this device. What becomes of them, and which are taken, is its owner's. */
export function FileChoice({ id, accept, isMany = false, isCamera = false, onChoose, ...props }: FileChoiceProps) {
  const { ref, label, disabled = false, look = 'tenang', className, name, children } = props;
  const described = props['aria-describedby'];
  const own = useId();
  const place = useRef<HTMLDivElement>(null);
  const ids = { hiddenInput: id ?? own, label: `${own}-label` };
  return (
    <Chakra>
      <FileUpload.Root
        ref={place}
        ids={ids}
        acceptedFiles={NONE}
        maxFiles={isMany ? MANY : 1}
        disabled={disabled}
        {...(isCamera && { capture: 'environment' as const })}
      >
        <FileUpload.HiddenInput
          aria-label={label}
          aria-invalid={props['aria-invalid']}
          aria-describedby={described}
          accept={accept}
          // Chakra's own way would not hear of what is chosen in the first moment.
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same file may be chosen again.
            target.value = '';
            if (files.length > 0) onChoose(files);
          }}
          // The form leads into the field: the button is what everybody sees of it.
          onFocus={() => place.current?.querySelector('button')?.focus()}
        />
        <FileUpload.Trigger asChild>
          <Button ref={ref} look={look} className={className} aria-label={name} aria-describedby={described}>
            {children}
          </Button>
        </FileUpload.Trigger>
      </FileUpload.Root>
    </Chakra>
  );
}
