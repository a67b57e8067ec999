import { useState } from 'react';
import { useForm } from 'react-final-form';
import { type ReadText, TextField, useFieldValue, useReader } from '@/shared/form';
import { readDegrees, readTitik, type Titik, UNREADABLE } from '../model/titik/read-titik';

type Name = keyof Titik;

function readText(name: Name, text: string): ReadText {
  const value = readDegrees(name, text);
  return Number.isNaN(value) ? { sentence: complaintAbout(text) } : { value };
}

function complaintAbout(text: string): string {
  const reading = readTitik(text);
  return reading.is === 'refused' ? reading.sentence : UNREADABLE;
}

const readers = {
  lat: (text: string) => readText('lat', text),
  lang: (text: string) => readText('lang', text),
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
  const isRefused = Number.isNaN(readDegrees(name, text)) && readTitik(text).is === 'refused';
  useReader(name, readers[name]);

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
      help={isLeft && isRefused && complaintAbout(text)}
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
