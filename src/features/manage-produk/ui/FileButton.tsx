import type { ChangeEvent, ReactNode } from 'react';
import css from './foto.module.css';

interface FileButtonProps {
  /** What it is called to those who cannot see where it stands. */
  label: string;
  disabled: boolean;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** Chooses one picture at once. */
export function FileButton({ label, disabled, onChoose, children }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <label className={css['pilih']}>
      <input
        type="file"
        className={css['berkas']}
        accept="image/jpeg,image/png"
        aria-label={label}
        disabled={disabled}
        onChange={choose}
      />
      <span aria-hidden>{children}</span>
    </label>
  );
}
