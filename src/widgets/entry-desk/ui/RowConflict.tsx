import {
  ConflictChoice,
  compared,
  type Isian,
  type IsianRow,
  type Laporan,
  type LaporanShape,
} from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
import { brokenAsStored } from '../model/one-by-one/broken-rule';
import css from './entry-desk.module.css';

interface RowConflictProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  row: IsianRow<Shape>;
  onSettled: () => void;
}

const UNSETTLED = 'Belum dapat disimpan. Silahkan coba lagi.';

/** A row that the server has otherwise: figure by figure, or the server's where it is another officer's. */
export function RowConflict<Shape extends LaporanShape>({ laporan, isian, row, onSettled }: RowConflictProps<Shape>) {
  const { key, texts, conflict, reason } = row;
  const { figures } = laporan;
  const keepTheirs = async () => {
    if (await isian.discard(key)) onSettled();
    else toast.error(UNSETTLED);
  };
  const settle = async (chosen: Readonly<Record<string, string>>) => {
    const complaint = brokenAsStored(laporan, row, chosen);
    if (complaint === undefined && (await isian.settle(key, chosen))) onSettled();
    else toast.error(complaint ?? UNSETTLED);
  };
  if (conflict?.row && conflict.twin?.isOwn !== false) {
    return (
      <ConflictChoice
        key={conflict.revisi}
        figures={figures}
        mine={texts}
        theirs={conflict.row}
        base={conflict.base}
        isTwin={conflict.twin !== null}
        onSettle={settle}
        onKeepTheirs={keepTheirs}
      />
    );
  }
  const versions = conflict?.row ? compared({ figures, mine: texts, theirs: conflict.row }) : [];
  return (
    <div className={css['milikLain']}>
      <p>{reason}</p>
      <ul>
        {versions.map(({ name, label, mine, theirs }) => (
          <li key={name}>
            {label}: isian Anda {mine.shown}, di server {theirs.shown}
          </li>
        ))}
      </ul>
      <Button onClick={() => void keepTheirs()}>Pakai yang di server</Button>
    </div>
  );
}
