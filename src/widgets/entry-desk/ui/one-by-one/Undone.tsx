import { Redo2 } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import css from './card.module.css';
import { keepFocus } from './keypad/use-tap';

interface UndoneProps {
  /** What was taken back; blank while nothing was. */
  said: string;
  onRedo: (() => void) | null;
}

/** What was taken back, and how it comes again. */
export const Undone = ({ said, onRedo }: UndoneProps) => (
  <div className={css['urung']}>
    <p role="status">{said}</p>
    {said && onRedo && (
      <Button look="tenang" onMouseDown={keepFocus} onClick={onRedo}>
        <Redo2 aria-hidden size={18} />
        Ulangi
      </Button>
    )}
  </div>
);
