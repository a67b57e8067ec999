import { useForm } from 'react-final-form';
import { TextField, useReader } from '@/shared/form';
import { degreesOf, type Titik, titikOf } from '../model/titik';

interface DerajatFieldProps {
  name: 'lat' | 'lang';
  label: string;
  /** Somebody writes it himself. */
  isTyped: boolean;
  /** Both degrees stood in this field, as they are copied from a map. */
  onTitik: (titik: Titik) => void;
}

/** Latitude or longitude. */
export function DerajatField({ name, label, isTyped, onTitik }: DerajatFieldProps) {
  const form = useForm();
  useReader(name, degreesOf, 'Isi angka derajat, misalnya -0.23 atau 115.7');
  return (
    <TextField
      name={name}
      label={label}
      readOnly={!isTyped}
      autoComplete="off"
      onPaste={(event) => {
        const titik = isTyped ? titikOf(event.clipboardData.getData('text')) : null;
        if (!titik) return;
        event.preventDefault();
        onTitik(titik);
      }}
      onBlur={({ target }) => {
        form.blur(name);
        const titik = titikOf(target.value);
        if (titik) onTitik(titik);
      }}
    />
  );
}
