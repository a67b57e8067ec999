import { Button } from '@/shared/ui/Button';
import type { useChosen } from '../../model/use-chosen';
import css from './sekaligus.module.css';

type Chosen = ReturnType<typeof useChosen>;

/** Chooses all rows of the page, or none of them. */
export const ChoosePage = ({ chosen }: { chosen: Chosen }) => (
  <label className={css['semua']}>
    <input type="checkbox" checked={chosen.isAll} onChange={chosen.togglePage} />
    Pilih semua di halaman ini
  </label>
);

interface ChosenBarProps {
  chosen: Chosen;
  onKoreksi: () => void;
}

/** How many rows are chosen, and the way on; in sight wherever the next one is ticked. */
export function ChosenBar({ chosen: { rows, isFull, clear }, onKoreksi }: ChosenBarProps) {
  return (
    <div className={css['bilah']}>
      <p role="status">
        {rows.length} baris dipilih{isFull && ', sebanyak yang dapat dikoreksi sekaligus'}
      </p>
      <Button look="tenang" onClick={clear}>
        Batal pilih
      </Button>
      <Button aria-haspopup="dialog" onClick={onKoreksi}>
        Koreksi yang dipilih
      </Button>
    </div>
  );
}
