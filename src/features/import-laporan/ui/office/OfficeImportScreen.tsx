import { useState } from 'react';
import { irama } from '#contract/formulas/periode/kalender.ts';
import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { allPeriodes } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { useNeed, type WholeList } from '@/shared/api';
import { useHariIni, useSite } from '@/shared/config';
import { useTypist } from '@/shared/lib/browser';
import { FullScreen } from '@/shared/ui/full-screen';
import { columnMemory, keptFile } from '../../model/kept-file';
import { officeSource } from '../../model/office/office-source';
import type { Officer } from '../../model/office/officer';
import { useOfficeImport } from '../../model/office/use-office-import';
import { useVerdicts } from '../../model/office/use-verdicts';
import { Places, useImportPlaces, useKnown } from '../../model/use-known';
import { OfficeSteps } from './OfficeSteps';

export interface OfficeImportScreenProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  tempat: readonly Tempat[];
  /** The place that is open, for files that name none; 0 for none. */
  place: number;
  officers: readonly Officer[];
  /** The address of a period's rows. */
  pathTo: (periodeId: number) => string;
  onClose: () => void;
}

/** From a file of any periods to rows on the server. */
export function OfficeImportScreen<Shape extends LaporanShape>(props: OfficeImportScreenProps<Shape>) {
  const { laporan, onClose } = props;
  const tempat = useImportPlaces(laporan, props.tempat);
  useTypist({ isTyping: () => true });
  const [, group] = laporan.names;
  return (
    <FullScreen title={`Impor ${group.charAt(0).toLowerCase()}${group.slice(1)}`} onClose={onClose}>
      <Places laporan={laporan} tempat={tempat}>
        {(subjects) => <Body {...props} tempat={tempat} subjects={subjects} />}
      </Places>
    </FullScreen>
  );
}

interface BodyProps<Shape extends LaporanShape> extends OfficeImportScreenProps<Shape> {
  subjects: readonly (readonly [number, WholeList<Shape['Subject']>])[];
}

function Body<Shape extends LaporanShape>({ laporan, tempat, subjects, place, ...more }: BodyProps<Shape>) {
  const user = useUser();
  const { wilayah } = useSite();
  const hariIni = useHariIni();
  const { known, isLoading, missing } = useKnown(laporan, null, null, tempat, subjects, true);
  const periodes = useNeed(allPeriodes(laporan.jenis), 'cache-and-network');
  const [names] = useState(() => {
    const keptName = `${user?.id}/impor-periode/${laporan.field}`;
    return { keptName, kept: keptFile(keptName), memory: columnMemory(`${user?.id}/kolom-impor/${laporan.field}`) };
  });
  const source = officeSource(known, { kabupaten: wilayah, periodes: periodes.data?.page?.data ?? [], hariIni });
  const verdicts = useVerdicts(laporan);
  const run = useOfficeImport({ source, verdicts, ...names, place });
  return (
    <OfficeSteps
      {...more}
      run={run}
      source={source}
      kept={names.kept}
      isWeekly={irama[laporan.jenis] === 'minggu'}
      isLoading={isLoading || (periodes.isLoading && !periodes.data)}
      missing={
        missing ?? (periodes.error && !periodes.data ? { error: periodes.error, retry: periodes.retry } : undefined)
      }
    />
  );
}
