import { Input, InputGroup } from '@chakra-ui/react';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { decimalOf, readDecimal, readWhole, showWhole, wholeOf } from '../../lib/figures';
import { type Reader, useReader } from '../values/readers';
import { useFormField } from '../values/use-form-field';
import { type FieldProps, FormField } from './FormField';

interface FigureFieldProps extends FieldProps {
  /** Stands before the figures, such as 'Rp. '. */
  prefix?: string;
  /** Stands behind them, such as 'Hektar'. */
  unit?: string;
}

/** How what is typed becomes figures. */
export interface Figures {
  /** What the form holds after a change. */
  read: (before: string, after: string) => string;
  show: (value: string) => string;
  /** What is sent. */
  send: Reader;
  /** Said where no rule of the form speaks of what was typed. */
  unreadable: string;
  inputMode: 'numeric' | 'decimal';
}

const whole: Figures = {
  read: readWhole,
  show: showWhole,
  send: wholeOf,
  unreadable: 'Isi bilangan bulat',
  inputMode: 'numeric',
};

/** A whole number, grouped while it is typed; anything with a separator is refused visibly (rulings 13). */
export const WholeField = (props: FigureFieldProps) => <FigureField {...props} figures={whole} />;

const decimal: Figures = {
  read: (_before, after) => readDecimal(after),
  show: (value) => value,
  send: decimalOf,
  unreadable: 'Isi angka, dengan koma untuk desimal',
  inputMode: 'decimal',
};

/** A number that may have decimals, typed with a comma (rulings 13). */
export const DecimalField = (props: FigureFieldProps) => <FigureField {...props} figures={decimal} />;

/** A field for figures; its way of reading them stays the same object from drawing to drawing. */
export function FigureField({ prefix, unit, figures, ...field }: FigureFieldProps & { figures: Figures }) {
  const { read, show, send, unreadable, inputMode } = figures;
  const { input, complaint } = useFormField(field.name);
  useReader(field.name, send, unreadable);
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
    <FormField {...field} complaint={complaint ?? (isUnreadable ? unreadable : undefined)}>
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
