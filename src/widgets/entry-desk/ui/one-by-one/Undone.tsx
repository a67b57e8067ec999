import { Redo2 } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import css from './card.module.css';
import { keepFocus } from './keypad/use-tap';

interface UndoneProps {
  /** What was taken back; blank while nothing was. */
  said: string;
  /** Nothing stands in its place; otherwise it is only spoken. */
  isSeen: boolean;
  onRedo: (() => void) | null;
}

/** What was taken back, and how it comes again. */
export const Undone = ({ said, isSeen, onRedo }: UndoneProps) => (
  <div className={css['urung']}>
    <p role="status" data-terdengar={isSeen ? undefined : true}>
      {said}
    </p>
    {said && isSeen && onRedo && (
      <Button look="tenang" onMouseDown={keepFocus} onClick={onRedo}>
        <Redo2 aria-hidden size={18} />
        Ulangi
      </Button>
    )}
  </div>
);
