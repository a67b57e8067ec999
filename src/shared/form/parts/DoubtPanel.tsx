import { TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button';
import type { Doubts } from '../values/use-question';
import css from './form.module.css';

interface DoubtPanelProps {
  doubts: Doubts;
  /** Keys reach the buttons: whoever typed on has paused. */
  isCalm: boolean;
  onAnswer: (isMeant: boolean) => void;
}

/** Asks whether figures far from those of the period before are meant. Stands in the place of the form's buttons. */
export function DoubtPanel({ doubts, isCalm, onAnswer }: DoubtPanelProps) {
  const id = useId();
  const correct = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    correct.current?.focus();
    correct.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div role="alertdialog" className={css['ragu']} aria-labelledby={`${id}-judul`} aria-describedby={`${id}-isi`}>
      <p id={`${id}-judul`} className={css['judul']}>
        <TriangleAlert aria-hidden size={20} />
        Periksa angka yang jauh dari periode lalu
      </p>
      <ul id={`${id}-isi`}>
        {Object.entries(doubts).map(([field, sentence]) => (
          <li key={field}>{sentence}</li>
        ))}
      </ul>
      <div className={css['berdua']}>
        <Button ref={correct} look="tenang" onClick={() => onAnswer(false)}>
          Perbaiki
        </Button>
        <Button onClick={() => onAnswer(true)}>Ya, simpan</Button>
      </div>
      <p className={css['keterangan']} aria-live="polite">
        {isCalm && 'Tab dan Enter untuk menjawab'}
      </p>
    </div>
  );
}
