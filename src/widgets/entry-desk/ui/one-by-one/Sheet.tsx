import { useEffect, useEffectEvent } from 'react';
import type { Isian, Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { FilledUnknown } from '@/shared/form';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { sayUnanswered } from '../../model/messages';
import { useOneByOne } from '../../model/one-by-one/use-one-by-one';
import { useWalkRecorder } from '../../model/one-by-one/use-walk-recorder';
import type { WalkRecorder } from '../../model/one-by-one/walk-record';
import { laluOf } from '../../model/one-by-one/words';
import { Card } from './Card';
import { Summary } from './end/Summary';
import css from './one-by-one.module.css';
import { Progress } from './Progress';
import { RowList } from './RowList';

export interface OneByOneProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Periode;
  tempat: Tempat;
  isian: Isian<Shape>;
  /** The officer's places, and how entering goes on in another of them. */
  places?: readonly Tempat[];
  onChoose?: (id: number) => void;
  /** Back to the table; without it as the phone's back button does. */
  onClose?: () => void;
}

interface SheetProps<Shape extends LaporanShape> extends OneByOneProps<Shape> {
  isOwnPad: boolean;
  onClose: () => void;
}

/** A place, from where it was left. @param of names its record */
export function Sheet<Shape extends LaporanShape>({ of, ...props }: SheetProps<Shape> & { of: string }) {
  const recorder = useWalkRecorder(of);
  return recorder ? <Walk recorder={recorder} {...props} /> : <Waiting figures={props.laporan.figures.length} />;
}

const Waiting = ({ figures }: { figures: number }) => (
  <ul className={css['tunggu']}>
    <Skeletons count={figures} className={css['bayangan']} />
  </ul>
);

interface WalkProps<Shape extends LaporanShape> extends SheetProps<Shape> {
  recorder: WalkRecorder;
}

/** The row on screen, the list of all, or the end. */
function Walk<Shape extends LaporanShape>({ recorder, isOwnPad, onClose, ...props }: WalkProps<Shape>) {
  const { laporan, periode, tempat, isian, places = [], onChoose = () => {} } = props;
  const { rows, isLoading, error, retry } = isian;
  const user = useUser();
  const subjects = laporan.useSubjects(tempat.id);
  const walk = useOneByOne(isian, recorder);
  const { row, view, skipped } = walk;
  const leave = useEffectEvent(() => sayUnanswered(rows));
  useEffect(() => leave, []);
  if (rows.length === 0 && error) return <ErrorState error={error} onRetry={retry} />;
  if (!walk.isReady && isLoading) return <Waiting figures={laporan.figures.length} />;
  if (!walk.isReady) {
    return (
      <EmptyState wayOn={['Kembali ke tabel', onClose]}>{laporan.words.help(0, 0) || laporan.words.empty}</EmptyState>
    );
  }
  const isUnknown = !isian.isWhole && !isLoading;
  const subject = row ? subjects.rows.find(({ id }) => id === laporan.subjectOf(row.chosen)) : undefined;
  return (
    <>
      <Progress
        rows={rows}
        skipped={skipped}
        at={row?.key}
        isListed={view === 'daftar'}
        isWhole={!isUnknown}
        onList={walk.list}
      />
      {isUnknown && (
        <div className={css['pesan']}>
          <FilledUnknown onRetry={retry} />
        </div>
      )}
      {view === 'kartu' && row && (
        <div className={css['isi']}>
          <Card
            laporan={laporan}
            isian={isian}
            walk={walk}
            row={row}
            lalu={laluOf(periode)}
            unit={subject && laporan.unitOf?.(subject)}
            at={{ periodeId: periode.id, kecamatanId: tempat.id, userId: user?.id }}
            isOwnPad={isOwnPad}
          />
        </div>
      )}
      {view !== 'kartu' && (
        <div className={css['gulung']}>
          {view === 'daftar' ? (
            <RowList
              rows={rows}
              figures={laporan.figures}
              skipped={skipped}
              textsOf={walk.textsOf}
              at={row?.key}
              onOpen={(one) => walk.show(rows.find(({ key }) => key === one.key) ?? null)}
            />
          ) : (
            <Summary
              laporan={laporan}
              periode={periode}
              isian={isian}
              walk={walk}
              tempat={tempat}
              places={places}
              onChoose={onChoose}
              onClose={onClose}
            />
          )}
        </div>
      )}
    </>
  );
}
