import { type RefObject, useRef, useState } from 'react';

/** A form that stays open for the next row. */
export interface Entry {
  /** Grows with each saved row: the key of the form, which begins anew. */
  round: number;
  /** For the form's `onSaved`. */
  saved: () => void;
  /** Which button was pressed. */
  press: (next: 'lanjut' | 'tutup') => void;
  /** What was typed of the next row while this one was being stored. */
  ahead: RefObject<string>;
}

/** 'Simpan dan lanjut' begins the next row, 'Simpan' closes. */
export function useEntry(onClose: () => void): Entry {
  const next = useRef<'lanjut' | 'tutup'>('lanjut');
  const ahead = useRef('');
  const [round, setRound] = useState(0);
  return {
    round,
    ahead,
    saved: () => {
      if (next.current === 'tutup') onClose();
      else setRound((now) => now + 1);
    },
    press: (pressed) => {
      next.current = pressed;
    },
  };
}
