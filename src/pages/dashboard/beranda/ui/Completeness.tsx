import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import type { Progress } from '../model/progress';
import css from './report-card.module.css';

export interface CompletenessProps {
  tempat: string;
  /** Where the missing ones are entered. */
  to: string;
  progress: Progress;
  /** What is counted: 'harga', 'desa'. */
  what: string;
  /** Said where there is nothing to be filled: 'Belum ada komoditi'. */
  none: string;
}

/** How much of a period an officer's place has, as a sentence and as a bar. */
export function Completeness({ tempat, to, progress, what, none }: CompletenessProps) {
  const { filled, expected, waiting, parked, isLoading, retry } = progress;
  const isKnown = filled !== undefined && expected !== undefined;
  const isWhole = isKnown && expected > 0 && filled >= expected && parked === 0;
  const sentence = () => {
    if (expected === 0) return none;
    if (isKnown) return `${filled} dari ${expected} ${what}`;
    return isLoading ? '…' : 'Belum diketahui';
  };
  const rest = [waiting > 0 && `${waiting} menunggu dikirim`, parked > 0 && `${parked} perlu diperbaiki`];
  return (
    <li>
      <Link className={css['baris']} to={to}>
        <span className={css['tempat']}>{tempat}</span>
        <span className={css['hitung']} aria-busy={!isKnown && isLoading}>
          {isWhole && <CircleCheck aria-hidden size={16} className={css['lengkap']} />}
          <span>{sentence()}</span>
        </span>
        {rest.some(Boolean) && <span className={css['sisa']}>{rest.filter(Boolean).join(', ')}</span>}
        <span className={css['palang']} aria-hidden>
          <span style={{ transform: `scaleX(${isKnown && expected > 0 ? Math.min(1, filled / expected) : 0})` }} />
        </span>
      </Link>
      {!isKnown && !isLoading && (
        <Button look="tenang" onClick={retry}>
          Coba lagi
        </Button>
      )}
    </li>
  );
}
