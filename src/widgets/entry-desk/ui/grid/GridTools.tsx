import { Redo2, SquareArrowRight, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Isian } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import { SearchForm } from '@/shared/ui/SearchField';
import type { Sheet } from '../../model/grid/sheet';
import css from './isi.module.css';

interface GridToolsProps {
  /** How many there are. */
  rows: number;
  search: string;
  onSearch: (text: string) => void;
  isian: Pick<Isian, 'undo' | 'redo'>;
  sheet: Sheet;
  onClose: () => void;
  /** Between them. */
  children: ReactNode;
}

/** So many rows are seen at once. */
const FEW = 12;

/** What stands above the grid: its filter, the way back from a slip, and the end. */
export const GridTools = ({ rows, search, onSearch, isian, sheet, onClose, children }: GridToolsProps) => (
  <div className={css['alat']}>
    {rows > FEW && <SearchForm placeholder="Cari baris" text={search} type={onSearch} className={css['cari']} />}
    {children}
    <div className={css['langkah']}>
      <Button
        look="tenang"
        aria-label="Sel kosong berikutnya"
        aria-keyshortcuts="F8"
        title="Sel kosong berikutnya (F8)"
        onClick={sheet.nextOpen}
      >
        <SquareArrowRight aria-hidden size={20} />
      </Button>
      <Button
        look="tenang"
        aria-label="Urungkan"
        aria-keyshortcuts="Control+Z"
        title="Urungkan (Ctrl+Z)"
        disabled={!isian.undo}
        onClick={() => sheet.turn('undo')}
      >
        <Undo2 aria-hidden size={20} />
      </Button>
      <Button
        look="tenang"
        aria-label="Ulangi"
        aria-keyshortcuts="Control+Y"
        title="Ulangi (Ctrl+Y)"
        disabled={!isian.redo}
        onClick={() => sheet.turn('redo')}
      >
        <Redo2 aria-hidden size={20} />
      </Button>
      <Button onClick={onClose}>Selesai</Button>
    </div>
  </div>
);
