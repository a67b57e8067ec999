import { Undo2 } from 'lucide-react';
import css from './choices.module.css';
import { TapKey } from './TapKey';

/** Takes back the last that was entered. It keeps its place while there is nothing. */
export const UndoKey = ({ onUndo }: { onUndo: (() => void) | null }) => (
  <TapKey className={css['urungkan']} aria-label="Urungkan" disabled={!onUndo} onTap={() => onUndo?.()}>
    <Undo2 aria-hidden size={22} />
  </TapKey>
);
