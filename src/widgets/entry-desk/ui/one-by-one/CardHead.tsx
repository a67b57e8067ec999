import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { IsianRow } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './card.module.css';
import { keepFocus } from './keypad/use-tap';
import { RowMark } from './RowMark';

interface CardHeadProps {
  row: IsianRow;
  unit: string | undefined;
  isSkipped: boolean;
  isFirst: boolean;
  onTurn: (step: 1 | -1) => void;
}

/** What the figures are for, between the ways to the rows beside. */
export const CardHead = ({ row, unit, isSkipped, isFirst, onTurn }: CardHeadProps) => (
  <div data-bilah className={css['kepala']}>
    <Button look="ikon" aria-label="Sebelumnya" disabled={isFirst} onMouseDown={keepFocus} onClick={() => onTurn(-1)}>
      <ChevronLeft aria-hidden size={26} />
    </Button>
    <div>
      <h3>{row.nama}</h3>
      <p>
        {unit && <span>{unit}</span>}
        <RowMark keadaan={row.keadaan} isSkipped={isSkipped} />
      </p>
    </div>
    <Button look="ikon" aria-label="Berikutnya" onMouseDown={keepFocus} onClick={() => onTurn(1)}>
      <ChevronRight aria-hidden size={26} />
    </Button>
  </div>
);
