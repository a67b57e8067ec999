import { useEffect, useRef, useState } from 'react';
import { firstEmptyField } from '../../lib/first-empty-field';

/** A form that stays open for the next row. */
export interface Entry {
  /** Grows with each saved row: the key of the form, which begins anew. */
  round: number;
  /** For the form's `onSaved`. */
  saved: () => void;
  /** Which button was pressed. */
  press: (next: 'lanjut' | 'tutup') => void;
}

/** 'Simpan dan lanjut' begins the next row with the first empty field, 'Simpan' closes. */
export function useEntry(onClose: () => void): Entry {
  const next = useRef<'lanjut' | 'tutup'>('lanjut');
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) firstEmptyField(document.querySelector('[role="dialog"] form'))?.focus();
  }, [round]);
  return {
    round,
    saved: () => {
      if (next.current === 'tutup') onClose();
      else setRound((now) => now + 1);
    },
    press: (pressed) => {
      next.current = pressed;
    },
  };
}
