import { CircleAlert } from 'lucide-react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './card.module.css';

interface RowTroubleProps<Shape extends LaporanShape> {
  isian: Isian<Shape>;
  row: IsianRow<Shape>;
  /** What is wrong with what is being typed. */
  complaint: string | undefined;
  /** It was typed into since: what was wrong may be no more. */
  isTyped: boolean;
}

/** What is wrong with a row, and the ways out. */
export function RowTrouble<Shape extends LaporanShape>({ isian, row, complaint, isTyped }: RowTroubleProps<Shape>) {
  const isRefused = row.keadaan === 'perbaiki' && !isTyped;
  const said = complaint ?? (isRefused ? row.reason : null);
  return (
    <div className={css['salah']}>
      <p role="alert">
        {said && <CircleAlert aria-hidden size={18} />}
        {said}
      </p>
      {isRefused && !complaint && (
        <p className={css['berdua']}>
          {row.mayResend && (
            <Button look="tenang" onClick={() => isian.resend(row.key)}>
              Kirim lagi
            </Button>
          )}
          <Button look="tenang" onClick={() => void isian.discard(row.key)}>
            Batalkan isian
          </Button>
        </p>
      )}
    </div>
  );
}
