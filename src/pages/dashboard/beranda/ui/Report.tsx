import { useMemo } from 'react';
import { type KeptSheet, keptIn, type Laporan, type LaporanShape, pendingRows, type Tempat } from '@/entities/laporan';
import { usePeriodeKini } from '@/features/pick-periode';
import { useWholeList } from '@/shared/api';
import { type OutboxItem, withPending } from '@/shared/write';
import { progressOf } from '../model/progress';
import { Completeness, type CompletenessProps } from './Completeness';
import { ReportCard, type ReportCardProps } from './ReportCard';

interface LineProps<Shape extends LaporanShape> extends Pick<CompletenessProps, 'what' | 'none'> {
  laporan: Laporan<Shape>;
  /** Where the rows of a place and a period are entered. */
  entry: (periodeId: number, kecamatanId: number) => string;
  /** What this device has written. */
  items: readonly OutboxItem[];
  /** What it has of rows that are not complete. */
  kept: readonly KeptSheet[];
}

interface ReportProps<Shape extends LaporanShape>
  extends LineProps<Shape>,
    Pick<ReportCardProps, 'Icon' | 'title' | 'to'> {
  tempat: readonly Tempat[];
}

/** One of an officer's reports: the way in, and how far the newest period is filled, place by place. */
export function Report<Shape extends LaporanShape>({ Icon, title, to, tempat, ...line }: ReportProps<Shape>) {
  const newest = usePeriodeKini(line.laporan.jenis);
  const names = tempat.map(({ nama_kecamatan }) => nama_kecamatan);
  return (
    <ReportCard Icon={Icon} title={title} to={to} newest={newest} tempat={names}>
      {({ id }) => tempat.map((one) => <Line key={one.id} {...line} periodeId={id} tempat={one} />)}
    </ReportCard>
  );
}

/** How far one place is. */
function Line<Shape extends LaporanShape>({
  laporan,
  entry,
  items,
  kept,
  periodeId,
  tempat,
  ...words
}: LineProps<Shape> & { periodeId: number; tempat: Tempat }) {
  const subjects = laporan.useSubjects(tempat.id);
  const stored = useWholeList(laporan.all(periodeId, tempat.id));
  const { readAt } = stored;
  const { id } = tempat;
  // Of thousands that wait each line would be counted anew with every key that is pressed elsewhere.
  const rows = useMemo(() => {
    const list = { ...pendingRows(laporan, periodeId, [{ id, nama_kecamatan: '' }]), readAt };
    return withPending(stored.rows, items, list);
  }, [stored.rows, items, laporan, periodeId, id, readAt]);
  return (
    <Completeness
      {...words}
      tempat={tempat.nama_kecamatan}
      to={entry(periodeId, tempat.id)}
      kept={keptIn(kept, laporan, periodeId, tempat.id)}
      progress={progressOf(subjects, stored, rows, laporan.subjectOf)}
    />
  );
}
