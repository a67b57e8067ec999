import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type Laporan, type LaporanShape, type Tempat, useIsian, useSheetEntries } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenIdle } from '@/shared/lib/timing';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useSeenHere } from '@/shared/write';
import type { Told } from '../../model/grid/paste-told';
import { createSheet } from '../../model/grid/sheet';
import { isFilled } from '../../model/grid/states';
import { useQuestionAtEnd } from '../../model/grid/use-question-at-end';
import { sayUnanswered } from '../../model/say-unanswered';
import { BigChanges } from './BigChanges';
import { DeskGrid } from './DeskGrid';
import { Filled } from './Filled';
import { GridSkeleton } from './GridSkeleton';
import { GridTools } from './GridTools';
import css from './isi.module.css';
import { LiveStates } from './LiveStates';

const FilledUnknown = lazyPart(async () => (await import('@/shared/form')).FilledUnknown);
const ToldNotice = lazyPart(async () => (await import('./later/ToldNotice')).ToldNotice);
const ConflictSheet = lazyPart(async () => (await import('./later/ConflictSheet')).ConflictSheet<LaporanShape>);

export interface DeskIsiProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Periode;
  sebelumnya: Periode | null;
  /** The place that is entered, and those that may be. */
  tempat: Tempat;
  places: readonly Tempat[];
  onChoose: (id: number) => void;
  onClose: () => void;
}

interface PlaceGridProps<Shape extends LaporanShape> extends DeskIsiProps<Shape> {
  /** Its first cell has the focus. */
  onTypable: () => void;
}

/** A place in a period, all of it in one grid. */
export function PlaceGrid<Shape extends LaporanShape>({ onTypable, ...props }: PlaceGridProps<Shape>) {
  const { laporan, periode, sebelumnya, tempat, places, onChoose, onClose } = props;
  useSeenHere(laporan.field);
  const user = useUser();
  const entries = useSheetEntries(laporan, periode, sebelumnya, tempat);
  const isian = useIsian(laporan, { periode, tempat, userId: user?.id ?? 0, entries });
  const [sheet] = useState(() => createSheet());
  const [search, setSearch] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const question = useQuestionAtEnd(isian.rows, sheet);
  const { rows } = isian;
  const wanted = search.trim().toLowerCase();
  const shown = wanted ? rows.filter(({ nama }) => nama.toLowerCase().includes(wanted)) : rows;
  const next = places[(places.findIndex(({ id }) => id === tempat.id) + 1) % places.length];
  const isUnknown = !isian.isWhole && !isian.isLoading;
  const isBlank = rows.length === 0 && !isian.isLoading;

  const beginTold = useRef(onTypable);
  // Whoever comes to type finds the first cell that lacks its figure; what this device holds is among the rows by then.
  const isReady = rows.length > 0 && !isian.isLoading;
  useEffect(() => {
    if (!isReady) return undefined;
    sheet.begin();
    beginTold.current();
    return whenIdle(() => {
      ToldNotice.preload();
      ConflictSheet.preload();
    });
  }, [isReady, sheet]);

  return (
    <>
      {rows.length > 0 && (
        <div className={css['ruang']}>
          <GridTools
            rows={rows.length}
            search={search}
            onSearch={setSearch}
            isian={isian}
            sheet={sheet}
            onClose={onClose}
          >
            <Filled
              filled={rows.filter(isFilled).length}
              all={isUnknown ? undefined : rows.length}
              tempat={tempat}
              next={places.length > 1 ? next : undefined}
              onNext={onChoose}
            />
          </GridTools>
          {isUnknown && <FilledUnknown onRetry={isian.retry} />}
          {told && <ToldNotice told={told} onRead={() => setTold(null)} />}
          <DeskGrid
            laporan={laporan}
            isian={isian}
            rows={shown}
            title={`${tempat.nama_kecamatan}, ${periode.nama_periode}`}
            tempat={tempat.nama_kecamatan}
            keptUnder={`${user?.id}/isi/${laporan.field}/${periode.id}/${tempat.id}`}
            sheet={sheet}
            onConflict={setConflict}
            onTold={setTold}
          />
          {shown.length === 0 && <p className={css['tiada']}>Tidak ada nama yang memuat '{search.trim()}'.</p>}
        </div>
      )}
      {isian.isLoading && rows.length === 0 && <GridSkeleton figures={laporan.figures.length} />}
      {isBlank && isian.error && <ErrorState error={isian.error} onRetry={isian.retry} />}
      {isBlank && !isian.error && (
        <EmptyState wayOn={['Kembali ke tabel', onClose]}>{laporan.words.help(0, 0) || laporan.words.empty}</EmptyState>
      )}
      <LiveStates rows={rows} />
      {conflict !== null && (
        <ConflictSheet
          {...({
            laporan,
            isian,
            row: rows.find(({ key }) => key === conflict),
            onClose: () => setConflict(null),
            // Nothing on the way looks into the type of the report's rows.
          } as unknown as ComponentProps<typeof ConflictSheet>)}
        />
      )}
      {question.isAsked && (
        <BigChanges
          rows={question.rows}
          figures={laporan.figures}
          onMeant={() => {
            question.goOn();
            isian.confirm(question.rows.map(({ key }) => key));
          }}
          onCheck={question.stay}
          onLeave={() => {
            question.goOn();
            sayUnanswered(question.rows);
          }}
        />
      )}
    </>
  );
}
