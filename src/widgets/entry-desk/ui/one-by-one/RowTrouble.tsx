import { CircleAlert } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './card.module.css';
import { keepFocus } from './keypad/use-tap';

interface RowTroubleProps {
  /** What is wrong; null where nothing is. */
  said: string | null;
  /** The ways out, beside it. */
  children: ReactNode;
}

/** What is wrong with a row. On a small phone it comes from below the keypad's edge. */
export function RowTrouble({ said, children }: RowTroubleProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (said) frame.current?.scrollIntoView?.({ block: 'nearest' });
  }, [said]);
  return (
    <div ref={frame} className={css['salah']}>
      <p role="alert">
        {said && <CircleAlert aria-hidden size={18} />}
        {said}
      </p>
      {children}
    </div>
  );
}

interface RowWaysProps<Shape extends LaporanShape> {
  isian: Isian<Shape>;
  row: IsianRow<Shape>;
}

/** The ways out for a row that was refused. */
export const RowWays = <Shape extends LaporanShape>({ isian, row }: RowWaysProps<Shape>) => (
  <div className={css['berdua']}>
    {row.mayResend && (
      <Button look="tenang" onMouseDown={keepFocus} onClick={() => isian.resend(row.key)}>
        Kirim lagi
      </Button>
    )}
    <Button look="tenang" onMouseDown={keepFocus} onClick={() => void isian.discard(row.key)}>
      Batalkan isian
    </Button>
  </div>
);

interface RowAnswersProps {
  onMeant: () => void;
  onMend: () => void;
}

/** The answers to a question about figures that may be slips: the row is not sent before. */
export const RowAnswers = ({ onMeant, onMend }: RowAnswersProps) => (
  <div className={css['berdua']}>
    <Button look="tenang" onMouseDown={keepFocus} onClick={onMend}>
      Perbaiki
    </Button>
    <Button onMouseDown={keepFocus} onClick={onMeant}>
      Benar
    </Button>
  </div>
);
