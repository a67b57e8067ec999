import { ConflictChoice, type Isian, type IsianRow, type Laporan, type LaporanShape } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './card.module.css';

interface RowConflictProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  row: IsianRow<Shape>;
  onSettled: () => void;
}

/** A row that the server has otherwise: figure by figure, or the server's where it is another officer's. */
export function RowConflict<Shape extends LaporanShape>({ laporan, isian, row, onSettled }: RowConflictProps<Shape>) {
  const { key, texts, conflict, reason } = row;
  const keepTheirs = async () => {
    if (await isian.discard(key)) onSettled();
  };
  if (conflict?.row && conflict.twin?.isOwn !== false) {
    return (
      <ConflictChoice
        key={conflict.revisi}
        figures={laporan.figures}
        mine={texts}
        theirs={conflict.row}
        isTwin={conflict.twin !== null}
        onSettle={async (figures) => {
          if (await isian.settle(key, figures)) onSettled();
        }}
        onKeepTheirs={keepTheirs}
      />
    );
  }
  return (
    <div className={css['salah']}>
      <p>{reason}</p>
      <Button onClick={() => void keepTheirs()}>Pakai yang di server</Button>
    </div>
  );
}
