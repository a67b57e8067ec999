import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Doubts } from '../values/use-question';
import css from './form.module.css';

interface DoubtPanelProps {
  title?: string | undefined;
  doubts: Doubts;
  /** Keys reach the buttons: whoever typed on has paused. */
  isCalm: boolean;
  onSave: () => void;
  onCorrect: () => void;
  /** What was typed on meanwhile. */
  children: ReactNode;
}

/**
 * Asks whether values that may be slips are meant. Each field shows its own sentence; the panel repeats those of fields
 * that are out of sight. Takes the place of the form's buttons.
 */
export function DoubtPanel({
  title = 'Periksa angka yang meragukan',
  doubts,
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
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useLayoutEffect(() => setHidden(hiddenFields(panel.current, Object.keys(doubts))), [doubts]);
  return (
    <div ref={panel} role="alertdialog" className={css['ragu']} aria-labelledby={id}>
      <p id={id} className={css['judul']}>
        <TriangleAlert aria-hidden size={20} />
        {title}
      </p>
      {hidden.map((name) => (
        <p key={name}>
          {labelOf(panel.current, name)}: {doubts[name]}
        </p>
      ))}
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

const fieldOf = (panel: HTMLElement | null, name: string): HTMLInputElement | null =>
  panel?.closest('form')?.querySelector(`[name="${name}"]`) ?? null;

const labelOf = (panel: HTMLElement | null, name: string): string =>
  fieldOf(panel, name)?.labels?.[0]?.textContent ?? name;

/** The names of fields that are scrolled out above the form's visible part. */
function hiddenFields(panel: HTMLElement | null, names: readonly string[]): string[] {
  let scroller = panel?.parentElement ?? null;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
  const top = Math.max(0, scroller?.getBoundingClientRect().top ?? 0);
  return names.filter((name) => (fieldOf(panel, name)?.getBoundingClientRect().top ?? top) < top);
}
