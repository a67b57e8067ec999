import { ConflictChoice, type Isian, type IsianRow, type Laporan, type LaporanShape } from '@/entities/laporan';
import { decimalOf } from '@/shared/lib/figures';
import { Button } from '@/shared/ui/Button';
import css from './row-conflict.module.css';

interface RowConflictProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  row: IsianRow<Shape>;
  onSettled: () => void;
}

/** A row that the server has otherwise: figure by figure, or the server's where it is another officer's. */
export function RowConflict<Shape extends LaporanShape>({ laporan, isian, row, onSettled }: RowConflictProps<Shape>) {
  const { key, texts, conflict, reason } = row;
  const { figures } = laporan;
  const keepTheirs = async () => {
    if (await isian.discard(key)) onSettled();
  };
  if (conflict?.row && conflict.twin?.isOwn !== false) {
    return (
      <ConflictChoice
        key={conflict.revisi}
        figures={figures}
        mine={texts}
        theirs={conflict.row}
        isTwin={conflict.twin !== null}
        onSettle={async (settled) => {
          if (await isian.settle(key, settled)) onSettled();
        }}
        onKeepTheirs={keepTheirs}
      />
    );
  }
  const theirs = conflict?.row;
  return (
    <section className={css['asing']} aria-label={`Isian ${row.nama} di server`}>
      <p role="alert" className={css['sebab']}>
        {reason}
      </p>
      {theirs && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Isian Anda</th>
              <th scope="col">Di server</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, label, show, showBeside = show }) => {
              const mine = decimalOf(texts[name] ?? '');
              return (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{typeof mine === 'number' && !Number.isNaN(mine) ? showBeside(mine) : texts[name] || '–'}</td>
                  <td>{showBeside(Number(theirs[name]))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <p className={css['sebab']}>Isian petugas lain tidak dapat diubah dari sini.</p>
      <Button onClick={() => void keepTheirs()}>Pakai yang di server</Button>
    </section>
  );
}
