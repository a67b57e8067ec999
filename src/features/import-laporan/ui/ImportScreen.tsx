import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import type { WholeList } from '@/shared/api';
import { useTypist } from '@/shared/lib/browser';
import { FullScreen } from '@/shared/ui/full-screen';
import { laporanSource } from '../model/laporan-source';
import { Places, useImportPlaces, useKnown } from '../model/use-known';
import { ImportSteps } from './ImportSteps';

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
  useTypist({ isTyping: () => true });
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
  const { known, ...asked } = useKnown(laporan, periode, sebelumnya, tempat, subjects);
  return (
    <ImportSteps
      {...asked}
      source={laporanSource(known)}
      keep={`${user?.id}/impor/${laporan.field}/${periode.id}`}
      place={place}
      onClose={onClose}
    />
  );
}
