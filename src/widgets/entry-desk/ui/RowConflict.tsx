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
import css from './row-conflict.module.css';

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
    // A row that is not sent yet may stay half typed.
    const complaint = conflict?.there === undefined ? brokenAsStored(laporan, row, chosen) : undefined;
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
        there={conflict.there}
        doubts={laporan.doubts}
        onSettle={settle}
        onKeepTheirs={keepTheirs}
      >
        {conflict.there && <p>{reason}</p>}
      </ConflictChoice>
    );
  }
  const versions = conflict?.row ? compared({ figures, mine: texts, theirs: conflict.row }) : [];
  return (
    <section className={css['asing']} aria-label={`Isian ${row.nama} di server`}>
      <p role="alert" className={css['sebab']}>
        {reason}
      </p>
      {versions.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Isian Anda</th>
              <th scope="col">Di server</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{mine.shown}</td>
                <td>{theirs.shown}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={css['sebab']}>Isian petugas lain tidak dapat diubah dari sini.</p>
      <Button onClick={() => void keepTheirs()}>Pakai yang di server</Button>
    </section>
  );
}
