import { useState } from 'react';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import type { WholeList } from '@/shared/api';
import { ErrorState } from '@/shared/ui/ErrorState';
import { keptFile } from '../model/kept-file';
import { useImport } from '../model/use-import';
import { Places, useImportPlaces, useKnown } from '../model/use-known';
import { ChooseFile } from './ChooseFile';
import { FullScreen } from './FullScreen';
import css from './import.module.css';
import { Preview } from './Preview';

export interface ImportScreenProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: Periode;
  sebelumnya: Periode | null;
  place: number;
  onClose: () => void;
}

/** From a template and a file to rows on this device. */
export function ImportScreen<Shape extends LaporanShape>(props: ImportScreenProps<Shape>) {
  const { laporan, periode, onClose } = props;
  const tempat = useImportPlaces(laporan);
  const [, group] = laporan.names;
  return (
    <FullScreen
      title={`Impor ${group.charAt(0).toLowerCase()}${group.slice(1)}`}
      subtitle={periode.nama_periode}
      onClose={onClose}
    >
      <Places laporan={laporan} tempat={tempat}>
        {(subjects) => <Body {...props} subjects={subjects} />}
      </Places>
    </FullScreen>
  );
}

interface BodyProps<Shape extends LaporanShape> extends ImportScreenProps<Shape> {
  subjects: readonly (readonly [number, WholeList<Shape['Subject']>])[];
}

function Body<Shape extends LaporanShape>({
  laporan,
  periode,
  sebelumnya,
  place,
  subjects,
  onClose,
}: BodyProps<Shape>) {
  const tempat = useImportPlaces(laporan);
  const user = useUser();
  const { known, outbox, ...asked } = useKnown(laporan, periode, sebelumnya, tempat, subjects);
  const [kept] = useState(() => keptFile(`${user?.id}/impor/${laporan.field}/${periode.id}`));
  const run = useImport(known, outbox, kept, place);
  if (asked.isLoading && !run.chosen) {
    return (
      <p role="status" aria-busy="true" className={css['pesan']}>
        Memuat…
      </p>
    );
  }
  if (asked.missing) return <ErrorState error={asked.missing.error} onRetry={asked.missing.retry} />;
  return run.chosen ? (
    <Preview run={run} chosen={run.chosen} known={known} onClose={onClose} />
  ) : (
    <ChooseFile run={run} known={known} kept={kept} {...(asked.isUnsure && { onRetry: asked.retry })} />
  );
}
