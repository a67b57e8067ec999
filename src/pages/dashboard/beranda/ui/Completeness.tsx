import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import css from './report-card.module.css';

interface CompletenessProps {
  tempat: string;
  /** Where the missing ones are entered. */
  to: string;
  /** Undefined until it is known. */
  filled: number | undefined;
  expected: number | undefined;
  /** What is counted: 'harga', 'desa'. */
  what: string;
}

/** How much of a period an officer's place has, as a sentence and as a bar. */
export function Completeness({ tempat, to, filled, expected, what }: CompletenessProps) {
  const isKnown = filled !== undefined && expected !== undefined;
  const isWhole = isKnown && filled >= expected;
  return (
    <li>
      <Link className={css['baris']} to={to}>
        <span className={css['tempat']}>{tempat}</span>
        <span className={css['hitung']} aria-busy={!isKnown}>
          {isWhole && <CircleCheck aria-hidden size={16} className={css['lengkap']} />}
          {isKnown ? `${filled} dari ${expected} ${what}` : '…'}
        </span>
        <span className={css['palang']} aria-hidden>
          <span style={{ transform: `scaleX(${isKnown && expected > 0 ? Math.min(1, filled / expected) : 0})` }} />
        </span>
      </Link>
    </li>
  );
}
