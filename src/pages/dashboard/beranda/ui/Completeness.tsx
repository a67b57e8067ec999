import { CircleCheck, Grid3x3 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import type { Progress } from '../model/progress';
import css from './report-card.module.css';

export interface CompletenessProps {
  tempat: string;
  /** Where the missing ones are entered. */
  to: string;
  progress: Progress;
  /** How many of its rows are typed on this device and not complete. */
  kept: number;
  /** What is counted: 'harga', 'desa'. */
  what: string;
  /** Said where there is nothing to be filled: 'Belum ada komoditi'. */
  none: string;
}

/** Opens all of the place at once, in the place of its table (`widgets/entry-desk`). */
const ISI = 'isi=';

/** How much of a period an officer's place has, on the server and on this device, as a sentence and as a bar. */
export function Completeness({ tempat, to, progress, kept, what, none }: CompletenessProps) {
  const { filled, expected, stored, parts, waiting, parked, isLoading, retry } = progress;
  const isKnown = filled !== undefined && expected !== undefined;
  const isWhole = isKnown && expected > 0 && filled >= expected && parked + kept === 0;
  const sentence = () => {
    if (expected === 0) return none;
    if (isKnown) return `${filled} dari ${expected} ${what}`;
    return isLoading ? '…' : 'Belum diketahui';
  };
  const isHereToo = waiting + parked + kept > 0;
  const whereabouts = [
    isHereToo && isKnown && `${stored} di server`,
    waiting > 0 && `${waiting} di perangkat ini`,
    parked > 0 && `${parked} perlu diperbaiki`,
    kept > 0 && `${kept} belum selesai`,
  ].filter(Boolean);
  const shares = isKnown && expected > 0 ? Object.entries(parts) : [];
  return (
    <li className={css['satu']}>
      <Link className={css['baris']} to={to}>
        <span className={css['tempat']}>{tempat}</span>
        <span className={css['hitung']} aria-busy={!isKnown && isLoading}>
          {isWhole && <CircleCheck aria-hidden size={16} className={css['lengkap']} />}
          <span>{sentence()}</span>
        </span>
        {isHereToo && <span className={css['sisa']}>{whereabouts.join(', ')}</span>}
        <span className={css['palang']} aria-hidden>
          {shares.map(([part, count]) => (
            <span key={part} className={css[part]} style={{ flexGrow: count }} />
          ))}
          {isKnown && <span style={{ flexGrow: Math.max(0, (expected ?? 0) - (filled ?? 0)) }} />}
        </span>
      </Link>
      {((isKnown && filled < expected) || kept > 0) && (
        <Link className={css['isi']} to={`${to}&${ISI}`} aria-label={`Isi sekaligus ${tempat}`}>
          <Grid3x3 aria-hidden size={20} />
        </Link>
      )}
      {!isKnown && !isLoading && (
        <Button look="tenang" onClick={retry}>
          Coba lagi
        </Button>
      )}
    </li>
  );
}
