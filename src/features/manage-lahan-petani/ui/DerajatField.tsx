import { useState } from 'react';
import { useForm } from 'react-final-form';
import { TextField, useFieldValue, useReader } from '@/shared/form';
import { readDegrees, readTitik, type Titik, UNREADABLE } from '../model/titik/read-titik';

type Name = keyof Titik;

const readers = {
  lat: (text: string) => readDegrees('lat', text),
  lang: (text: string) => readDegrees('lang', text),
};

/** A number as it is, with a point or a comma; anything else is rewritten once it is read. */
const isPlain = (text: string): boolean => /^\s*-?\d+([.,]\d+)?\s*$/.test(text);

interface DerajatFieldProps {
  name: Name;
  label: string;
  /** The farmer writes it without the device. */
  isTyped: boolean;
  /** Both coordinates stood in this field, as they are copied from a map. */
  onTitik: (titik: Titik) => void;
}

/** Latitude or longitude. A whole point that is pasted or typed here fills both. */
export function DerajatField({ name, label, isTyped, onTitik }: DerajatFieldProps) {
  const form = useForm();
  const text = useFieldValue(name) ?? '';
  const [isLeft, setLeft] = useState(false);
  const isUnreadable = Number.isNaN(readDegrees(name, text));
  const reading = isUnreadable ? readTitik(text) : null;
  const complaint = reading?.is === 'refused' ? reading.sentence : UNREADABLE;
  useReader(name, readers[name], complaint);

  const leave = (value: string) => {
    form.blur(name);
    setLeft(true);
    const point = readTitik(value);
    if (point.is === 'titik') return onTitik(point.titik);
    const degrees = readDegrees(name, value);
    if (typeof degrees === 'string' && degrees !== '' && !isPlain(value)) form.change(name, degrees);
  };
  return (
    <TextField
      name={name}
      label={label}
      readOnly={!isTyped}
      autoComplete="off"
      help={isLeft && reading?.is === 'refused' && complaint}
      onPaste={(event) => {
        const point = readTitik(event.clipboardData.getData('text'));
        setLeft(true);
        if (point.is !== 'titik') return;
        event.preventDefault();
        onTitik(point.titik);
      }}
      onFocus={() => {
        form.focus(name);
        setLeft(false);
      }}
      onBlur={({ target }) => leave(target.value)}
    />
  );
}
