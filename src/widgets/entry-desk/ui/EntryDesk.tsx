import type { Laporan, LaporanShape } from '@/entities/laporan';
import { useTugas } from '@/entities/session';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import type { OpenedPeriode as Opened } from '@/features/pick-periode';
import { useSite } from '@/shared/config';
import { useIsi } from '../model/grid/use-isi';
import { EntryTable } from './EntryTable';
import { GridSkeleton } from './grid/GridSkeleton';
import { IsiSekaligus } from './IsiSekaligus';
import { OpenedPeriode } from './OpenedPeriode';

interface EntryDeskProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  opened: Opened;
  /** The table of periods, to which a page without one leads back. */
  table: string;
  /** Said when the period cannot be read (spec section 8, Load failures). */
  failed: string;
}

/** A period of a report: the place, where it has several, and its rows (spec section 2, Dashboard screens). */
export function EntryDesk<Shape extends LaporanShape>({ laporan, ...page }: EntryDeskProps<Shape>) {
  const kecamatan = useKecamatanTugas();
  const tugas = useTugas();
  const { wilayah } = useSite();
  const isi = useIsi();
  const kabupaten = laporan.isWide && { id: 0, nama_kecamatan: wilayah };
  const places = kabupaten ? [kabupaten] : tugas;
  const tempat = kabupaten ?? kecamatan ?? tugas[0];
  return (
    <OpenedPeriode {...page}>
      {(periode, sebelumnya) => {
        if (isi.isOpen && !periode) return <GridSkeleton figures={laporan.figures.length} />;
        if (isi.isOpen && periode && tempat) {
          return (
            <IsiSekaligus
              laporan={laporan}
              periode={periode}
              sebelumnya={sebelumnya}
              tempat={tempat}
              places={places}
              onChoose={isi.choose}
              onClose={isi.close}
            />
          );
        }
        return (
          <EntryTable
            laporan={laporan}
            periode={periode}
            sebelumnya={sebelumnya}
            chosen={kabupaten ?? kecamatan}
            picker={!kabupaten && <PickKecamatanTugas />}
            onIsi={periode && tempat ? isi.open : undefined}
          />
        );
      }}
    </OpenedPeriode>
  );
}
