import { useEffect, useState } from 'react';
import { type Laporan, type LaporanShape, type Tempat, useIsian, useSheetEntries } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { FilledUnknown } from '@/shared/form';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useSeenHere } from '@/shared/write';
import type { Told } from '../../model/grid/paste-told';
import { createSheet } from '../../model/grid/sheet';
import { isFilled } from '../../model/grid/states';
import { useQuestionAtEnd } from '../../model/grid/use-question-at-end';
import { BigChanges } from './BigChanges';
import { ConflictSheet } from './ConflictSheet';
import { DeskGrid } from './DeskGrid';
import { Filled } from './Filled';
import { GridSkeleton } from './GridSkeleton';
import { GridTools } from './GridTools';
import css from './isi.module.css';
import { LiveStates } from './LiveStates';
import { ToldNotice } from './ToldNotice';

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

/** A place in a period, all of it in one grid. */
export function PlaceGrid<Shape extends LaporanShape>(props: DeskIsiProps<Shape>) {
  const { laporan, periode, sebelumnya, tempat, places, onChoose, onClose } = props;
  useSeenHere(laporan.field);
  const user = useUser();
  const entries = useSheetEntries(laporan, periode, sebelumnya, tempat);
  const isian = useIsian(laporan, { periode, tempat, userId: user?.id ?? 0, entries });
  const [sheet] = useState(createSheet);
  const [search, setSearch] = useState('');
  const [told, setTold] = useState<Told | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const question = useQuestionAtEnd(isian.rows, sheet);
  const { rows } = isian;
  const wanted = search.trim().toLowerCase();
  const shown = wanted ? rows.filter(({ nama }) => nama.toLowerCase().includes(wanted)) : rows;
  const next = places[(places.findIndex(({ id }) => id === tempat.id) + 1) % places.length];
  const isBlank = rows.length === 0 && !isian.isLoading;

  // Whoever comes to type finds the first cell that lacks its figure; what this device holds is among the rows by then.
  const isReady = rows.length > 0 && !isian.isLoading;
  useEffect(() => {
    if (isReady) sheet.begin();
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
              all={rows.length}
              tempat={tempat}
              next={places.length > 1 ? next : undefined}
              onNext={onChoose}
            />
          </GridTools>
          {!isian.isWhole && !isian.isLoading && <FilledUnknown onRetry={isian.retry} />}
          {told && <ToldNotice told={told} onRead={() => setTold(null)} />}
          <DeskGrid
            laporan={laporan}
            isian={isian}
            rows={shown}
            title={`${tempat.nama_kecamatan}, ${periode.nama_periode}`}
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
          laporan={laporan}
          isian={isian}
          row={rows.find(({ key }) => key === conflict)}
          onClose={() => setConflict(null)}
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
        />
      )}
    </>
  );
}
