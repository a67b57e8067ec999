import { Input, InputGroup } from '@chakra-ui/react';
import { type FocusEvent, useCallback, useRef, useState } from 'react';
import { type FieldReading, type FigureKind, figureText, readField, spoken, useFigureInput } from '../../lib/figures';
import { Button } from '../../ui/Button';
import { type ReadText, useReader } from '../values/readers';
import { useFormField } from '../values/use-form-field';
import { type FieldProps, FormField } from './FormField';
import css from './form.module.css';

interface FigureFieldProps extends FieldProps {
  /** Stands before the figures, such as 'Rp. '. */
  prefix?: string;
  /** Stands behind them, such as 'Hektar'. */
  unit?: string;
}

/** Another unit than the form's: the field shows square metres, the form holds hectares. */
export interface FigureUnit {
  /** The text that a form's value stands for. */
  textOf: (value: string) => string;
  /** The form's value for a text; the text itself while it is no figure. */
  valueOf: (text: string) => string;
  /** The number to send for a form's value. */
  sentOf: (value: string) => number;
}

/** A whole number (rulings 13). */
export const WholeField = (props: FigureFieldProps) => <FigureField {...props} kind="whole" />;

/** A number that may have decimals, typed with a comma (rulings 13). */
export const DecimalField = (props: FigureFieldProps) => <FigureField {...props} kind="decimal" />;

interface AnyFigureFieldProps extends FigureFieldProps {
  kind: FigureKind;
  /** The same object from drawing to drawing. */
  other?: FigureUnit;
}

/**
 * A field for figures. Its text stays as it was typed, but for letters and grouping, until it is left or sent; then the one
 * reader of figures reads all of it, and asks or refuses beside the field (rulings 37).
 */
export function FigureField({ prefix, unit, kind, other, ...field }: AnyFigureFieldProps) {
  const { input, complaint } = useFormField(field.name);
  const element = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(false);
  const measured = unit ?? prefix;
  const text = other ? other.textOf(input.value) : input.value;
  const put = (typed: string) => input.onChange(other ? other.valueOf(typed) : typed);
  /** A figure stands in the field as it is stored. */
  const normalise = (typed: string) => {
    const { is, ...rest } = readField(typed, kind, measured);
    put('value' in rest ? figureText(rest.value) : is === 'blank' ? '' : typed);
  };
  const change = (typed: string, isWhole: boolean) => {
    setLeft(isWhole);
    if (isWhole) normalise(typed);
    else put(typed);
  };
  const { onKeyDown, onBlur, ...typing } = useFigureInput(element, text, change, { overtypesDraft: true });
  const read = useCallback(
    (value: string): ReadText => {
      const reading = readField(other ? other.textOf(value) : value, kind, measured);
      if (reading.is === 'blank') return { value: '' };
      if (reading.is !== 'figure') return { sentence: reading.sentence };
      if (other) return { value: other.sentOf(other.valueOf(figureText(reading.value))) };
      return { value: kind === 'whole' ? String(reading.value) : reading.value };
    },
    [kind, measured, other],
  );
  useReader(field.name, read);

  const reading = readField(text, kind, measured);
  const isSaid = isLeft || complaint !== undefined;
  const question = isSaid && reading.is === 'asked' ? reading : undefined;
  const refusal = isSaid && reading.is === 'refused' ? reading.sentence : undefined;

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur();
    input.onBlur(event);
    if (text !== '') normalise(text);
    // A question that comes or goes would move the button away from under the finger; the button asks by itself.
    setLeft((wasLeft) => wasLeft || !(event.relatedTarget instanceof HTMLButtonElement));
  };

  const answer = (typed: string) => {
    put(typed);
    element.current?.focus();
  };

  return (
    <FormField
      {...field}
      complaint={question?.sentence ?? complaint ?? refusal}
      answers={question && <Answers reading={question} onAnswer={answer} />}
    >
      {(control) => (
        <InputGroup startAddon={prefix} endAddon={unit} {...((prefix || unit) && { css: inOneBox })}>
          <Input
            {...control}
            {...input}
            {...typing}
            ref={element}
            fontVariantNumeric="tabular-nums"
            fontWeight={600}
            onBlur={leave}
            onKeyDown={onKeyDown}
            inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={60}
          />
        </InputGroup>
      )}
    </FormField>
  );
}

interface AnswersProps {
  reading: Extract<FieldReading, { is: 'asked' }>;
  onAnswer: (text: string) => void;
}

/** The readings of a doubtful text, one of which is chosen. */
function Answers({ reading: { asks, otherwise }, onAnswer }: AnswersProps) {
  return (
    <div className={css['jawaban']}>
      {asks.map((value) => (
        <Button key={value} look="tenang" onClick={() => onAnswer(figureText(value))}>
          {spoken(value)}
        </Button>
      ))}
      {otherwise !== undefined && (
        <Button look="tenang" onClick={() => onAnswer(otherwise)}>
          Bukan
        </Button>
      )}
    </div>
  );
}

/** The ring is around the unit too. */
const inOneBox = {
  borderRadius: '12px',
  '&:focus-within': { outline: '3px solid {colors.padi}' },
  '& input:focus-visible': { outline: 'none' },
} as const;
