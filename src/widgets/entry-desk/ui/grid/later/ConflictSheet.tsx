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

/** A row that the server has otherwise: both versions, to be chosen figure by figure. */
export function ConflictSheet<Shape extends LaporanShape>({ laporan, isian, row, onClose }: ConflictSheetProps<Shape>) {
  if (row?.keadaan !== 'bentrok') return null;
  return (
    <Sheet title={row.nama} onClose={onClose}>
      <RowConflict laporan={laporan} isian={isian} row={row} onSettled={onClose} />
    </Sheet>
  );
}
