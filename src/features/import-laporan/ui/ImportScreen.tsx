import type { Laporan, LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import type { WholeList } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useTypist } from '@/shared/lib/browser';
import { FullScreen } from '@/shared/ui/full-screen';
import { useSave } from '@/shared/write';
import { ADD_NAMA_LAIN } from '../api/nama-lain';
import { aliasesOf, laporanSource } from '../model/laporan-source';
import type { ConfirmedName } from '../model/source';
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
  const tempat = useImportPlaces(laporan, undefined);
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
  const tempat = useImportPlaces(laporan, undefined);
  const user = useUser();
  const { wilayah } = useSite();
  const { known, ...asked } = useKnown(laporan, periode, sebelumnya, tempat, subjects, false);
  const addNamaLain = useSave(ADD_NAMA_LAIN, { failed: 'Gagal menyimpan nama lain', refresh: ['namaLain'] });
  const remember = async (names: readonly ConfirmedName[]) => {
    for (const input of aliasesOf(known, names)) await addNamaLain({ input });
  };
  return (
    <ImportSteps
      {...asked}
      source={{ ...laporanSource(known, wilayah), remember }}
      memory={`${user?.id}/kolom-impor/${laporan.field}`}
      keep={`${user?.id}/impor/${laporan.field}/${periode.id}`}
      place={place}
      onClose={onClose}
    />
  );
}
