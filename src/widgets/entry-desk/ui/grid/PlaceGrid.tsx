import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type IsianRow,
  type Laporan,
  type LaporanShape,
  type Tempat,
  useIsian,
  useSheetEntries,
} from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenIdle } from '@/shared/lib/timing';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { useSeenHere } from '@/shared/write';
import type { Told } from '../../model/grid/paste-told';
import { incompleteAfter, type PlaceCounts } from '../../model/grid/place-counts';
import { createSheet } from '../../model/grid/sheet';
import { fitsFilter, isDone, isFilled, type RowFilter } from '../../model/grid/states';
import { useQuestionAtEnd } from '../../model/grid/use-question-at-end';
import { sayUnanswered } from '../../model/messages';
import { AllComplete } from './AllComplete';
import { BigChanges } from './BigChanges';
import { DeskGrid } from './DeskGrid';
import { Filled } from './Filled';
import { Filters } from './Filters';
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
  /** The count of each place, as far as it is known. */
  counts: PlaceCounts;
  /** Its first cell has the focus. */
  onTypable: () => void;
}

/** A place in a period, all of it in one grid. */
export function PlaceGrid<Shape extends LaporanShape>({ onTypable, counts, ...props }: PlaceGridProps<Shape>) {
  const { laporan, periode, sebelumnya, tempat, places, onChoose, onClose } = props;
  useSeenHere(laporan.field);
  const user = useUser();
  const entries = useSheetEntries(laporan, periode, sebelumnya, tempat);
  const isian = useIsian(laporan, { periode, tempat, userId: user?.id ?? 0, entries });
  const [sheet] = useState(() => createSheet());
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<RowFilter>('semua');
  const [isComplete, setComplete] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const question = useQuestionAtEnd(isian.rows, sheet);
  const { rows } = isian;
  const wanted = search.trim().toLowerCase();
  const isFiltered = filter !== 'semua';
  // The row that is typed in stays until it is left.
  const typedKey = useSyncExternalStore(sheet.seen.subscribe, () => (isFiltered ? sheet.seen.get()?.key : undefined));
  const fits = (row: IsianRow) => row.key === typedKey || fitsFilter(row, filter, laporan);
  const named = wanted ? rows.filter(({ nama }) => nama.toLowerCase().includes(wanted)) : rows;
  const shown = isFiltered ? named.filter(fits) : named;
  const [next] = incompleteAfter(tempat, places, counts);
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

  const leadOn = () => {
    const undone = rows.find((row) => !isDone(row, laporan.figures));
    // Other rows of this place are hidden: nobody knows yet that it is done.
    if (shown.length < rows.length) sheet.nextOpen();
    else if (next) onChoose(next.id);
    else if (!undone && isUnknown) isian.retry();
    else if (!undone) setComplete(true);
    else if (rows.some((row) => fitsFilter(row, 'kosong', laporan))) sheet.nextOpen();
    else sheet.cells.fieldOf({ key: undone.key, figure: undone.figure ?? laporan.figures[0]?.name ?? '' })?.focus();
  };
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
            <Filters rows={rows} laporan={laporan} filter={filter} onFilter={setFilter} />
            <Filled
              filled={rows.filter(isFilled).length}
              all={isUnknown ? undefined : rows.length}
              tempat={tempat}
              next={next}
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
            onEnd={leadOn}
          />
          {shown.length === 0 && <p className={css['tiada']}>{emptyWords(search.trim(), filter)}</p>}
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
      {isComplete && (
        <AllComplete
          places={places}
          periode={periode.nama_periode}
          onStay={() => setComplete(false)}
          onClose={() => {
            setComplete(false);
            onClose();
          }}
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

function emptyWords(search: string, filter: RowFilter): string {
  const among = { semua: '', kosong: ' yang kosong', berubah: ' yang jauh berubah' }[filter];
  return search === '' ? `Tidak ada baris${among}.` : `Tidak ada nama${among} yang memuat '${search}'.`;
}
