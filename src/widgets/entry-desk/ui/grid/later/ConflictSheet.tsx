import { ConflictChoice, type Isian, type IsianRow, type Laporan, type LaporanShape } from '@/entities/laporan';
import { Sheet } from '@/shared/ui/sheet';

interface ConflictSheetProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  /** Undefined once it is settled. */
  row: IsianRow<Shape> | undefined;
  onClose: () => void;
}

/** A row that the server has otherwise: both versions, to be chosen figure by figure. */
export function ConflictSheet<Shape extends LaporanShape>({ laporan, isian, row, onClose }: ConflictSheetProps<Shape>) {
  if (!row?.conflict) return null;
  const { key, nama, texts, conflict } = row;
  return (
    <Sheet title={nama} onClose={onClose}>
      <ConflictChoice
        key={conflict.revisi}
        figures={laporan.figures}
        mine={texts}
        theirs={conflict.row ?? {}}
        isTwin={conflict.twin !== null}
        onSettle={async (figures) => {
          if (await isian.settle(key, figures)) onClose();
        }}
        onKeepTheirs={async () => {
          if (await isian.discard(key)) onClose();
        }}
      />
    </Sheet>
  );
}
