import { useRef } from 'react';

/** A form that stays open for the next row. */
export interface Entry {
  /** Which button was pressed. */
  press: (next: 'lanjut' | 'tutup') => void;
  /** Whether the next row follows this one. */
  goesOn: () => boolean;
  close: () => void;
}

/** 'Simpan dan lanjut' begins the next row, 'Simpan' closes. */
export function useEntry(onClose: () => void): Entry {
  const next = useRef<'lanjut' | 'tutup'>('lanjut');
  return {
    press: (pressed) => {
      next.current = pressed;
    },
    goesOn: () => next.current === 'lanjut',
    close: onClose,
  };
}
