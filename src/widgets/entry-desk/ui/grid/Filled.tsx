import { Progress } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { Tempat } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './isi.module.css';

interface FilledProps {
  filled: number;
  all: number;
  tempat: Tempat;
  /** The place that follows. */
  next: Tempat | undefined;
  onNext: (id: number) => void;
}

/** How much of a place is entered, and the way to the next one when all of it is. */
export function Filled({ filled, all, tempat, next, onNext }: FilledProps) {
  const isWhole = filled >= all;
  return (
    <div className={css['terisi']}>
      <Progress.Root value={filled} max={all} className={css['palang']}>
        <Progress.Label className={css['hitung']}>
          {isWhole && <CircleCheck aria-hidden size={18} />}
          {isWhole ? `${tempat.nama_kecamatan} sudah terisi semua, ${all} baris` : `${filled} dari ${all} terisi`}
        </Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {isWhole && next && <Button onClick={() => onNext(next.id)}>Lanjut ke {next.nama_kecamatan}</Button>}
    </div>
  );
}
