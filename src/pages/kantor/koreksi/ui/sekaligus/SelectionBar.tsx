import { Button } from '@/shared/ui/Button';
import type { Selection } from '../../model/use-selection';
import css from './sekaligus.module.css';

/** Selects all rows of the page, or none of them. */
export const SelectPage = ({ selection }: { selection: Selection }) => (
  <label className={css['semua']}>
    <input type="checkbox" checked={selection.isAll} onChange={selection.togglePage} />
    Pilih semua di halaman ini
  </label>
);

interface SelectionBarProps {
  selection: Selection;
  onKoreksi: () => void;
}

/** Counts the selected rows, and leads on; stays in sight wherever the next one is ticked. */
export function SelectionBar({ selection: { rows, isFull, clear }, onKoreksi }: SelectionBarProps) {
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
