import { CircleCheck } from 'lucide-react';
import type { Tempat } from '@/entities/laporan';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import css from './isi.module.css';
import { useTypable } from './typable';

const FilledBar = lazyPart(async () => (await import('./later/FilledBar')).FilledBar);

interface FilledProps {
  filled: number;
  /** Undefined where not all that may be entered is known. */
  all: number | undefined;
  tempat: Tempat;
  /** The next place that is not complete. */
  next: Tempat | undefined;
  onNext: (id: number) => void;
}

/** How much of a place is entered, and the way to the next one when all of it is. */
export function Filled({ filled, all, tempat, next, onNext }: FilledProps) {
  const isWhole = all !== undefined && filled >= all;
  const isTypable = useTypable();
  const words = (
    <>
      {isWhole && <CircleCheck aria-hidden size={18} />}
      {wordsOf(isWhole, filled, all, tempat)}
    </>
  );
  const bar = (
    <div className={css['palang']}>
      <div className={css['hitung']}>{words}</div>
    </div>
  );
  return (
    <div className={css['terisi']}>
      {isTypable || FilledBar.isHere() ? (
        <FilledBar filled={all === undefined ? 0 : filled} all={all ?? 1} fallback={bar}>
          {words}
        </FilledBar>
      ) : (
        bar
      )}
      {isWhole && next && <Button onClick={() => onNext(next.id)}>Lanjut ke {next.nama_kecamatan}</Button>}
    </div>
  );
}

function wordsOf(isWhole: boolean, filled: number, all: number | undefined, { nama_kecamatan }: Tempat): string {
  if (isWhole) return `${nama_kecamatan} sudah terisi semua, ${all} baris`;
  return all === undefined ? `${filled} terisi` : `${filled} dari ${all} terisi`;
}
