import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import css from './form.module.css';

interface DoubtPanelProps {
  title?: string | undefined;
  /** Keys reach the buttons: whoever typed on has paused. */
  isCalm: boolean;
  onSave: () => void;
  onCorrect: () => void;
  /** What was typed on meanwhile. */
  children: ReactNode;
}

/**
 * Asks whether values that may be slips are meant; what is odd stands beside each. Takes the place of
 * the form's buttons.
 */
export function DoubtPanel({
  title = 'Periksa angka yang meragukan',
  isCalm,
  onSave,
  onCorrect,
  children,
}: DoubtPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const correct = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => correct.current?.focus({ preventScroll: true }), []);
  // Whatever appears in it, its buttons stay in sight. What scrolling returns, a promise, is nothing to clean up with.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'nearest' });
  });
  return (
    <div ref={panel} role="alertdialog" className={css['ragu']} aria-labelledby={id}>
      <p id={id} className={css['judul']}>
        <TriangleAlert aria-hidden size={20} />
        {title}
      </p>
      {children}
      <div className={css['berdua']}>
        <Button ref={correct} look="tenang" onClick={onCorrect}>
          Perbaiki
        </Button>
        <Button onClick={onSave}>Ya, simpan</Button>
      </div>
      <p className={css['keterangan']} aria-live="polite">
        {isCalm && 'Tab dan Enter untuk menjawab'}
      </p>
    </div>
  );
}
