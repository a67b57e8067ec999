import type { Laporan, LaporanShape } from '@/entities/laporan';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import type { OpenedPeriode as Opened } from '@/features/pick-periode';
import { useSite } from '@/shared/config';
import { EntryTable } from './EntryTable';
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
  const { wilayah } = useSite();
  const kabupaten = laporan.isWide && { id: 0, nama_kecamatan: wilayah };
  return (
    <OpenedPeriode {...page}>
      {(periode, sebelumnya) => (
        <EntryTable
          laporan={laporan}
          periode={periode}
          sebelumnya={sebelumnya}
          chosen={kabupaten ?? kecamatan}
          picker={!kabupaten && <PickKecamatanTugas />}
        />
      )}
    </OpenedPeriode>
  );
}
