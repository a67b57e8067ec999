import { Input, InputGroup } from '@chakra-ui/react';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { complaintOf } from '../values/complaints';
import { type Reader, useReader } from '../values/readers';
import { useFormField } from '../values/use-form-field';
import { FormField } from './FormField';

export interface NumberFieldProps {
  name: string;
  label: string;
  /** Stands before the figures, such as 'Rp. '. */
  prefix?: string;
  /** Stands behind them, such as 'Hektar'. */
  unit?: string;
  help?: ReactNode;
  disabled?: boolean;
}

interface Figures {
  /** What the form holds after a change. */
  read: (before: string, after: string) => string;
  show: (value: string) => string;
  /** What is sent. */
  send: Reader;
  complaint: string;
  inputMode: 'numeric' | 'decimal';
}

/** A field for figures: how they are read, shown and sent is told by WholeField and DecimalField. */
export function NumberField({
  name,
  label,
  prefix,
  unit,
  help,
  disabled,
  figures,
}: NumberFieldProps & { figures: Figures }) {
  const { read, show, send, complaint, inputMode } = figures;
  const { input, meta } = useFormField(name);
  useReader(name, send, complaint);
  const element = useRef<HTMLInputElement>(null);
  /** What the last key has made of the field. The caret's place is counted in figures; null leaves it where it is. */
  const typed = useRef<{ shown: string; caret: number | null } | null>(null);
  const shown = show(input.value);
  const isUnreadable = Number.isNaN(send(input.value));

  useLayoutEffect(() => {
    const field = element.current;
    if (field && document.activeElement === field) {
      // A draft that comes while somebody stands in the empty field: what is typed next takes its place, as after Tab,
      // and is not added to it.
      if (typed.current?.shown !== shown) field.select();
      // Grouping moves the figures: the caret stays behind the figure it stood behind.
      else if (typed.current.caret !== null) {
        const place = behind(shown, typed.current.caret);
        field.setSelectionRange(place, place);
      }
    }
    typed.current = null;
  }, [shown]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionStart } = event.target;
    const next = read(shown, value);
    const nextShown = show(next);
    // What stays as it was typed keeps its caret: behind '15.' there is no further figure to stand behind.
    const caret = nextShown === value ? null : figuresIn(value.slice(0, selectionStart ?? value.length));
    typed.current = { shown: nextShown, caret };
    input.onChange(next);
  };

  return (
    <FormField
      label={label}
      help={help}
      complaint={complaintOf(meta) ?? (isUnreadable ? complaint : undefined)}
      disabled={disabled}
    >
      {(control) => (
        <InputGroup startAddon={prefix} endAddon={unit} {...((prefix || unit) && { css: inOneBox })}>
          <Input
            {...control}
            {...input}
            ref={element}
            fontVariantNumeric="tabular-nums"
            fontWeight={600}
            value={shown}
            onChange={change}
            inputMode={inputMode}
            autoComplete="off"
            maxLength={40}
          />
        </InputGroup>
      )}
    </FormField>
  );
}

/** The ring is around the unit too. */
const inOneBox = {
  borderRadius: '12px',
  '&:focus-within': { outline: '3px solid {colors.padi}' },
  '& input:focus-visible': { outline: 'none' },
} as const;

const figuresIn = (text: string): number => text.replace(/[.\s]/g, '').length;

/** The place in a text behind its n-th figure. */
function behind(text: string, count: number): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < count; place += 1) if (text[place] !== '.') seen += 1;
  return place;
}
