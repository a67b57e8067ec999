import { Undo2 } from 'lucide-react';
import css from './choices.module.css';
import { keepFocus } from './use-tap';

/** Takes back the last that was entered. It keeps its place while there is nothing. */
export const UndoKey = ({ onUndo }: { onUndo: (() => void) | null }) => (
  <button
    type="button"
    className={css['urungkan']}
    aria-label="Urungkan"
    disabled={!onUndo}
    onMouseDown={keepFocus}
    onClick={() => onUndo?.()}
  >
    <Undo2 aria-hidden size={22} />
  </button>
);
