import type { Isian, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { Sheet } from '@/shared/ui/sheet';
import { RowConflict } from '../../RowConflict';

interface ConflictSheetProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  /** Undefined once it is settled. */
  row: IsianRow<Shape> | undefined;
  onClose: () => void;
}

/** A row that the server has otherwise, over the grid. */
export function ConflictSheet<Shape extends LaporanShape>({ row, onClose, ...standing }: ConflictSheetProps<Shape>) {
  if (!row?.conflict) return null;
  return (
    <Sheet title={row.nama} onClose={onClose}>
      <RowConflict {...standing} row={row} onSettled={onClose} />
    </Sheet>
  );
}
